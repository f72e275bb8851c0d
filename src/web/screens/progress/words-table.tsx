import type { ChartPoint } from '#domain/chart.ts';
import { t } from '#web/languages/t.ts';
import styles from './words-table.module.css';

/** The chart's numbers for whoever would rather read them. */
export function WordsTable({ points }: { readonly points: readonly ChartPoint[] }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('Show as a table')}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('Day')}</th>
            <th scope="col">{t('Correct words')}</th>
            <th scope="col">{t('Total words')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.day}>
              <th scope="row">{point.label}</th>
              <td>{point.correct_words}</td>
              <td>{point.total_words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
