import type { ReactNode } from 'react';
import styles from './setting-row.module.css';

type Props = {
  readonly title?: ReactNode;
  /** What it is about, or what it does. */
  readonly note: ReactNode;
  /** The control at the row's end. */
  readonly children?: ReactNode;
};

/** A row of a section: words, and what can be done about them. */
export const SettingRow = ({ title, note, children }: Props) => (
  <div className={styles.row}>
    <div className={styles.words}>
      {title && <p className={styles.title}>{title}</p>}
      <p className={styles.note}>{note}</p>
    </div>
    {children}
  </div>
);
