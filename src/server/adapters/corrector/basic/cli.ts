import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { detectLanguage } from '#server/adapters/corrector/basic/detect-language.ts';
import { createEngine } from '#server/adapters/corrector/basic/engine.ts';

/*
 * Corrects sentences from the standard input, one a line, and prints their corrections, a line each, in the same order.
 *   npm run --silent correct -- --lang en < sentences.txt
 * Without --lang each line's language is detected.
 */

function languageOf(argv: string[]): string | undefined {
  const { values } = parseArgs({ args: argv, options: { lang: { type: 'string' } } });
  const { lang } = values;
  if (lang !== undefined && !/^[a-z]{2}$/.test(lang))
    throw new Error(`--lang takes a two-letter language code such as en, not “${lang}”.`);
  return lang;
}

async function main(): Promise<void> {
  const lang = languageOf(process.argv.slice(2));
  const engine = createEngine();
  const input = readFileSync(0, 'utf8');
  const lines = input === '' ? [] : input.replace(/\r?\n$/, '').split(/\r?\n/);
  for (const line of lines) {
    const { text } = await engine.correct(line, lang ?? detectLanguage(line) ?? 'und');
    process.stdout.write(`${text}\n`);
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
