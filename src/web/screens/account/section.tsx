import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

type Props = {
  readonly title: string;
  /** What can be done with the whole section, at the end of its heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A part of the account screen: a heading and rows between hairlines. */
export function Section({ title, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <div className={styles.rows}>{children}</div>
    </section>
  );
}
