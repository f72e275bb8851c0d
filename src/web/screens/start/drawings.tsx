import type { ReactNode } from 'react';
import { t } from '#web/languages/t.ts';
import styles from './drawings.module.css';

type DrawingProps = {
  readonly label: string /** Where the drawing begins, in its own units. */;
  readonly left: number;
  readonly children: ReactNode;
};

/** A drawing in the one stroke of the faces, 100 × 80 units large. */
const Drawing = ({ label, left, children }: DrawingProps) => (
  <svg viewBox={`${left} 4 100 80`} role="img" aria-label={label} className={styles.drawing}>
    {children}
  </svg>
);

/** A page on which a word is struck and the right one stands above it, and the pen that did it. */
export const CorrectionsDrawing = () => (
  <Drawing label={t('A page of writing with one word struck and the right one written above it')} left={21}>
    <path d="M22 8h58l14 14v58H22zM80 8v14h14" />
    <path className={styles.quiet} d="M34 28h30M34 62h48M34 72h30" />
    <path className={styles.quiet} d="M34 47h12M72 47h10" />
    <path className={styles.gone} d="M51 47h16M49 50l20-6" />
    <path className={styles.added} d="M50 37c3-5 5-5 5 0 3-5 5-5 5 0 3-4 5-4 7-1" />
    <path className={styles.pen} d="M72 33l26-21 6 7-26 21-8 1zM93 16l6 7" />
  </Drawing>
);

/** A speech bubble with a mistake, its reason, and a tick. */
export const FeedbackDrawing = () => (
  <Drawing label={t('A speech bubble with three short notes and a tick')} left={15}>
    <path d="M24 10h72a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8H54L38 80V66H24a8 8 0 0 1-8-8V18a8 8 0 0 1 8-8z" />
    <path className={styles.pen} d="M30 27l4 4 7-8" />
    <path className={styles.quiet} d="M50 27h40M50 39h30M50 51h36" />
    <path className={styles.added} d="M32 39h6" />
    <path className={styles.added} d="M32 51h6" />
  </Drawing>
);

/** A line that climbs over a row of days, with a smile at its end. */
export const ProgressDrawing = () => (
  <Drawing label={t('A line climbing over a row of days, with a smiling face at its end')} left={11}>
    <path className={styles.quiet} d="M12 80h96" />
    <path className={styles.quiet} d="M20 80v-8M34 80v-14M48 80v-10M62 80v-20M76 80v-26" />
    <path className={styles.pen} d="M14 62c8-2 10-10 18-10s8 8 15 6 7-18 15-19 8 4 13 1 4-8 8-11" />
    <circle cx="96" cy="22" r="13" />
    <path d="M92 18.6v1.4M100 18.6v1.4M90.6 25c1.8 1.7 3.6 2.4 5.4 2.4s3.6-.7 5.4-2.4" />
  </Drawing>
);
