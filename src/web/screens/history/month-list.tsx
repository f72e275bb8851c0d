import { type CSSProperties, memo } from 'react';
import type { HistoryRow } from '#contract';
import { locale } from '#web/languages/t.ts';
import { dayAs } from '#web/screens/history/dates.ts';
import { EntryRow } from '#web/screens/history/entry-row.tsx';
import { type Month, monthsOf, sameMonth } from '#web/screens/history/months.ts';
import styles from './month-list.module.css';

/** The entries under the names of their months. */
export function MonthList({ rows }: { readonly rows: readonly HistoryRow[] }) {
  return monthsOf(rows).map((each) => <MonthSection key={each.month} each={each} locale={locale()} />);
}

/** Made anew only when its own entries changed: the list may be thousands long. */
const MonthSection = memo(
  ({ each: { month, rows }, locale }: { readonly each: Month; readonly locale: string }) => (
    <section
      aria-labelledby={`month-${month}`}
      className={styles.month}
      style={{ '--rows': rows.length } as CSSProperties}
    >
      <h2 id={`month-${month}`} className={styles.name} lang={locale}>
        {dayAs('month', `${month}-01`)}
      </h2>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <EntryRow key={row.entry_id} row={row} locale={locale} />
        ))}
      </ol>
    </section>
  ),
  (before, after) => before.locale === after.locale && sameMonth(before.each, after.each),
);
