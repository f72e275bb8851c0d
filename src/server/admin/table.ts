/** Rows as text, each column as wide as its widest cell; numbers stand on the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const isNumber = head.map((_, at) => rows.every((row) => typeof row[at] === 'number'));
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join('  ');
  return cells.map((row) => line(row).trimEnd()).join('\n');
}

/** A moment in UTC to the minute, such as 2026-11-21 12:00. */
export const moment = (ms: number | null): string =>
  ms === null ? '–' : new Date(Number(ms)).toISOString().slice(0, 16).replace('T', ' ');
