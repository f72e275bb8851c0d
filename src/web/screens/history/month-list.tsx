import { type CSSProperties, memo } from 'react';
import type { HistoryRow } from '#contract';
import { dayAs } from '#web/screens/history/dates.ts';
import { EntryRow } from '#web/screens/history/entry-row.tsx';
import { type Month, monthsOf, sameMonth } from '#web/screens/history/months.ts';
import styles from './month-list.module.css';

/** The entries under the names of their months. */
export function MonthList({ rows }: { readonly rows: readonly HistoryRow[] }) {
  return monthsOf(rows).map((each) => <MonthSection key={each.month} each={each} />);
}

/** Made anew only when its own entries changed: the list may be thousands long. */
const MonthSection = memo(
  ({ each: { month, rows } }: { readonly each: Month }) => (
    <section
      aria-labelledby={`month-${month}`}
      className={styles.month}
      style={{ '--rows': rows.length } as CSSProperties}
    >
      <h2 id={`month-${month}`} className={styles.name} lang={navigator.language}>
        {dayAs('month', `${month}-01`)}
      </h2>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <EntryRow key={row.entry_id} row={row} />
        ))}
      </ol>
    </section>
  ),
  (before, after) => sameMonth(before.each, after.each),
);
