import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './switch.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'id' | 'className'> & {
  readonly label: string;
  /** A sentence under the label: what it switches, or why it cannot be. */
  readonly note: ReactNode;
};

/** Something that is on or off, and changes at once when it is pressed. */
export function Switch({ label, note, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label className={styles.label}>
        <span>{label}</span>
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked. */}
        <input {...input} type="checkbox" role="switch" className={styles.switch} aria-describedby={id} />
      </label>
      <p id={id} className={styles.note}>
        {note}
      </p>
    </div>
  );
}
