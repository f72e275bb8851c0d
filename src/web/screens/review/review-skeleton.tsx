import { t } from '#web/languages/t.ts';
import styles from './review-skeleton.module.css';

/** What a card looks like before it is known: the same size, so that nothing moves when it comes. */
export function ReviewSkeleton() {
  return (
    <div aria-busy="true" className={styles.card}>
      <p role="status" className="visually-hidden">
        {t('Loading your cards')}
      </p>
      <div className={styles.sentence} aria-hidden="true" />
      <div className={styles.ways} aria-hidden="true" />
    </div>
  );
}
