import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  readonly invalid?: boolean;
  readonly errorId?: string | undefined;
  /** The label; it may hold links. */
  readonly children: ReactNode;
};

/** A checkbox with its label. */
export function Checkbox({ invalid = false, errorId, children, ...input }: Props) {
  return (
    <label className={styles.row}>
      <input
        {...input}
        type="checkbox"
        className={styles.box}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? errorId : undefined}
      />
      <span>{children}</span>
    </label>
  );
}
