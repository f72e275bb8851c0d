import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  readonly label: string;
  /** A sentence under the input: what to write, or what is missing. */
  readonly hint?: ReactNode;
  /** Red border and aria-invalid. */
  readonly invalid?: boolean;
  /** The id of the message that says why it is invalid. */
  readonly errorId?: string | undefined;
  /** A small switch at the input's end. */
  readonly end?: { readonly label: string; readonly onClick: () => void };
};

/** A labelled input. */
export function Field({ label, hint, invalid = false, errorId, end, ...input }: Props) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const describedBy = [invalid ? errorId : undefined, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
        />
        {end && (
          <button type="button" className={styles.end} aria-controls={id} onClick={end.onClick}>
            {end.label}
          </button>
        )}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
