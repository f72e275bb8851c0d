import type { DailyCount } from '#server/store/schema.ts';

type Row = readonly [what: string, page: string, num: string];

/** The counts as text: what happened in all, then day by day, the newest first. `days` is how many days were asked for. */
export function statsReport(counts: readonly DailyCount[], days: number): string {
  const asked = days === 1 ? 'today' : `the last ${days} days`;
  if (counts.length === 0)
    return `Nothing was counted ${days === 1 ? 'today' : `in ${asked}`}. Only visitors who consented are.`;
  const blocks = [block(`All of ${asked}`, totals(counts)), ...byDay(counts).map(([day, rows]) => block(day, rows))];
  return `Counted with consent, in UTC.\n\n${blocks.join('\n\n')}`;
}

function totals(counts: readonly DailyCount[]): DailyCount[] {
  const sums = new Map<string, DailyCount>();
  for (const count of counts) {
    const key = `${count.event} ${count.page}`;
    sums.set(key, { ...count, num: count.num + (sums.get(key)?.num ?? 0) });
  }
  return [...sums.values()].sort((a, b) => b.num - a.num);
}

const byDay = (counts: readonly DailyCount[]): [string, DailyCount[]][] =>
  [...new Set(counts.map(({ day }) => day))].map((day) => [day, counts.filter((count) => count.day === day)]);

function block(title: string, counts: readonly DailyCount[]): string {
  const rows = counts.map(({ event, page, num }): Row => [event, page, num.toLocaleString('en')]);
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const [what = 0, page = 0, num = 0] = widths;
  const lines = rows.map((row) => `  ${row[0].padEnd(what)}  ${row[1].padEnd(page)}  ${row[2].padStart(num)}`);
  return [title, ...lines].join('\n');
}
