import { useId } from 'react';
import styles from './choice.module.css';

type Props = {
  readonly label: string;
  /** What it says when nothing is left out. */
  readonly all: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string | undefined) => void;
};

/** One of some, or any. A chosen one that there is no more can still be taken back. */
export function Choice({ label, all, value, options, onChoose }: Props) {
  const id = useId();
  const isKnown = value === undefined || options.some((option) => option.value === value);
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value || undefined)}
      >
        <option value="">{all}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
