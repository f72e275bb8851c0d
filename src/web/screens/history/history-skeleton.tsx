import { t } from '#web/languages/t.ts';
import styles from './history-skeleton.module.css';

const ROWS = [1, 2, 3, 4, 5, 6];

/** What the list looks like before it is known: rows of the same size. */
export function HistorySkeleton() {
  return (
    <div aria-busy="true" className={styles.rows}>
      <p role="status" className="visually-hidden">
        {t('Loading your entries')}
      </p>
      {ROWS.map((row) => (
        <div key={row} className={styles.row} aria-hidden="true" />
      ))}
    </div>
  );
}
