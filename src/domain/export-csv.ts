import { PARTS } from '#domain/entry.ts';
import type { DiaryEntry, FileFormat } from '#domain/export.ts';

/** The columns, in order: a name and what stands in it. */
const COLUMNS: readonly (readonly [name: string, cell: (entry: DiaryEntry) => string | number | undefined])[] = [
  ['entry_id', (entry) => entry.entry_id],
  ['day', (entry) => entry.day],
  ['date', (entry) => new Date(entry.date_ms).toISOString()],
  ['time_zone', (entry) => entry.time_zone],
  ['mood', (entry) => entry.mood],
  ['state', (entry) => entry.state],
  ...PARTS.map((part) => [`input${part}`, (entry: DiaryEntry) => entry[`input${part}`]] as const),
  ...PARTS.map((part) => [`corrected${part}`, (entry: DiaryEntry) => entry.feedback?.[`corrected${part}`]] as const),
  ['num_words', (entry) => entry.num_words],
  ['num_word_diffs', (entry) => entry.num_word_diffs],
  ['mistakes', mistakesOf],
  ['lang', (entry) => entry.feedback?.lang],
  ['checked_by', (entry) => entry.feedback?.checked_by],
  ['note', (entry) => entry.feedback?.note],
];

function mistakesOf({ feedback }: DiaryEntry): string {
  const told = feedback?.topMistakes.map(({ mistake, explanation }) => `${mistake}: ${explanation}`);
  return told?.join('\n') ?? '';
}

/**
 * Where a spreadsheet would begin a formula (OWASP «CSV injection»): at =, +, - or @, or their wide forms, that begin the cell or a
 * piece of it. In many countries spreadsheets split at ; instead of a comma, some at tabs or |, and then a quote or a line break in
 * a text ends a cell as well. Spaces before the sign are ignored.
 *
 * The sign comes first and the look back second: the other way round, a text of spaces takes quadratic time.
 */
const FORMULA = /[=+\-@＝＋－＠](?<=(?:^|[,;|"\t\n\v\f\r\u0085\u2028\u2029])\s*.)/gu;

/** A text that no spreadsheet calculates: an apostrophe goes before what would begin a formula. */
export const harmless = (text: string): string => text.replace(FORMULA, "'$&");

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** One line of CSV after RFC 4180, safe to open in a spreadsheet whatever it takes for the separator. */
export const csvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`;

/** So that a spreadsheet reads UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** For spreadsheets: a row an entry. It does not hold every detail, and cannot be imported. */
export const exportCsv: FileFormat = {
  type: 'text/csv; charset=utf-8',
  head: () => BYTE_ORDER_MARK + csvRow(COLUMNS.map(([name]) => name)),
  entry: (entry) => csvRow(COLUMNS.map(([, cell]) => String(cell(entry) ?? ''))),
  tail: '',
};
