import type { HistoryRow } from '#contract';

/** The rows of one month; they come in their order. */
export type Month = { readonly month: string; readonly rows: readonly HistoryRow[] };

/** Rows by month, YYYY-MM, in the order in which they come. */
export function monthsOf(rows: readonly HistoryRow[]): readonly Month[] {
  const months: { month: string; rows: HistoryRow[] }[] = [];
  for (const row of rows) {
    const month = row.day.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.rows.push(row);
    else months.push({ month, rows: [row] });
  }
  return months;
}

/** Whether two months show the same rows. */
export const sameMonth = (a: Month, b: Month): boolean =>
  a.month === b.month && a.rows.length === b.rows.length && a.rows.every((row, at) => row === b.rows[at]);
