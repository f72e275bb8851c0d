import { AI_MODES, type AiMode } from '#server/adapters/corrector/ai-corrector.ts';
import { costOf, lettersOf, meanTokens, tokensOf } from '#server/adapters/corrector/ai-cost/cost.ts';
import { PRICES } from '#server/adapters/corrector/ai-cost/prices.ts';
import { RECORDED } from '#server/adapters/corrector/ai-cost/recorded.ts';

const usd = (amount: number): string => `$${amount.toFixed(3)}`;
const tokens = { full: meanTokens('full', RECORDED), edits: meanTokens('edits', RECORDED) };

const rows = PRICES.flatMap((price) =>
  AI_MODES.map((mode: AiMode) => [
    price.corrector,
    price.model,
    mode,
    (tokens[mode].input * price.tokens).toFixed(0),
    (tokens[mode].output * price.tokens).toFixed(0),
    usd(costOf(tokens[mode], price)),
  ]),
);
const head = ['corrector', 'model', 'AI_MODE', 'tokens in', 'tokens out', 'per 1,000 entries'];
const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i]?.length ?? 0)));
const line = (cells: readonly string[]): string =>
  cells.map((cell, i) => (i < 3 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');

const letters = RECORDED.reduce((sum, { entry }) => sum + lettersOf(entry), 0) / RECORDED.length;
const mistakes = RECORDED.reduce((sum, { edits }) => sum + edits.length, 0) / RECORDED.length;
const { full, edits } = tokens;
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`;
const ratios = RECORDED.map((one) => tokensOf('edits', one).output / tokensOf('full', one).output).sort(
  (a, b) => a - b,
);

console.log(`${RECORDED.length} recorded entries of ${letters.toFixed(0)} letters and ${mistakes.toFixed(1)} mistakes on average.
Tokens are estimated (ai-cost/tokens.ts), none counted as cached: the question is shorter than what the providers cache.
What a model thinks before it answers costs as well and is not counted.
`);
for (const row of [head, ...rows]) console.log(line(row));
console.log(`
An answer of edits is ${percent(edits.output, full.output)} of a full one: from ${percent(ratios[0] ?? 0, 1)} where little is wrong to ${percent(ratios.at(-1) ?? 0, 1)} where
most is. When edits do not apply, the full answer is asked for too:`);
for (const price of PRICES) {
  const rate = 100 * (1 - costOf(edits, price) / costOf(full, price));
  console.log(`  ${price.model}: edits pay as long as fewer than ${rate.toFixed(0)} % of them fail`);
}
console.log(`\n${PRICES.map(({ model, source }) => `${model}: ${source}`).join('\n')}`);
