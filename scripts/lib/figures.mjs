import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the tests of a run leave their figures (src/testing/figures.ts): a table of them, printed by `print`. */
export function collectFigures() {
  const folder = mkdtempSync(join(tmpdir(), 'dayglot-figures-'));
  const file = join(folder, 'figures.jsonl');
  const rows = () =>
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line))
      : [];
  const print = (title) => {
    const lines = rows().map(({ what, measured, target }) => [what, measured, target]);
    const table = [['what', 'measured', 'target'], ...lines];
    const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column].length)));
    const text = table.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at])).join('  ')}`.trimEnd());
    process.stdout.write(`\n${title}\n\n${text.join('\n')}\n`);
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { env: { FIGURES: file }, print, remove };
}
