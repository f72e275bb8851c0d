import { type ReactNode, useId } from 'react';
import styles from './setting-select.module.css';

export type Choice = { readonly value: string; readonly label: string };
export type ChoiceGroup = { readonly label: string; readonly choices: readonly Choice[] };

type Props = {
  readonly label: string;
  /** A sentence under the label: what it sets, or why it was not saved. */
  readonly note: ReactNode;
  readonly value: string;
  readonly choices: readonly Choice[];
  /** Further choices under headings of their own. */
  readonly groups?: readonly ChoiceGroup[];
  readonly disabled?: boolean;
  readonly onChoose: (value: string) => void;
};

/** One of some, in a row of the account screen; it is saved at once when it is chosen. */
export function SettingSelect({ label, note, value, choices, groups = [], disabled, onChoose }: Props) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      </div>
      <select
        id={id}
        className={styles.select}
        aria-describedby={`${id}-note`}
        value={value}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value)}
      >
        {choices.map(optionOf)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.choices.map(optionOf)}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

const optionOf = ({ value, label }: Choice) => (
  <option key={value} value={value}>
    {label}
  </option>
);
