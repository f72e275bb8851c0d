import { setFlagsFromString } from 'node:v8';
import type { Dialect, Lint, LocalLinter, Suggestion } from 'harper.js';
import type { EditKind, Fix } from '#domain/edits.ts';
import { HARPER_RULES } from '#server/adapters/corrector/basic/english/harper-rules.ts';

/** Harper's numbers for what a suggestion does with the words it is about. */
const REMOVE = 1;
const INSERT_AFTER = 2;
const AMERICAN: Dialect = 0;

/**
 * Harper with our allow-list of rules: finds fixes in a text. Loads a WebAssembly module of 16 MB, which takes 160 MB to
 * work with. V8 would compile its functions a second time, better; that is slow, takes 200 MB more and never pays off for
 * texts as short as ours.
 */
export async function loadHarper(): Promise<(text: string) => Promise<Fix[]>> {
  setFlagsFromString('--liftoff-only');
  const [{ LocalLinter }, { slimBinary }] = await Promise.all([import('harper.js'), import('harper.js/slimBinary')]);
  const linter = new LocalLinter({ binary: slimBinary, dialect: AMERICAN });
  const all = Object.keys(await linter.getLintConfig());
  await linter.setLintConfig(Object.fromEntries(all.map((name) => [name, HARPER_RULES.has(name)])));
  return (text) => lintFixes(linter, text);
}

async function lintFixes(linter: LocalLinter, text: string): Promise<Fix[]> {
  const groups = await linter.organizedLints(text, { language: 'plaintext' });
  const fixes: Fix[] = [];
  for (const [rule, lints] of Object.entries(groups))
    for (const lint of lints) {
      const fix = toFix(text, rule, lint);
      if (fix) fixes.push(fix);
      lint.free();
    }
  return fixes;
}

function toFix(text: string, rule: string, lint: Lint): Fix | undefined {
  const kind = HARPER_RULES.get(rule);
  const [suggestion] = lint.suggestions();
  if (kind === undefined || suggestion === undefined) return undefined;
  const span = lint.span();
  let { start, end } = span;
  const replacement = replacementOf(suggestion, text.slice(start, end));
  // A word that goes takes one of the spaces beside it along.
  if (replacement === '' && text[end] === ' ') end++;
  else if (replacement === '' && text[start - 1] === ' ') start--;
  return { start, end, replacement, kind, explanation: explain(lint.message(), replacement, kind) };
}

function replacementOf(suggestion: Suggestion, found: string): string {
  const does = Number(suggestion.kind());
  if (does === REMOVE) return '';
  const text = suggestion.get_replacement_text();
  return does === INSERT_AFTER ? found + text : text;
}

/** What to say of a fix of each kind where Harper only asks or names its rule. */
const EXPLANATIONS: Readonly<Partial<Record<EditKind, (right: string) => string>>> = {
  agreement: (right) => `The verb must agree with its subject: “${right}”.`,
  'verb-form': (right) => `The right form of the verb here is “${right}”.`,
  article: (right) => `Mind the article: “${right}”.`,
  'noun-number': (right) => `Singular or plural? Here it is “${right}”.`,
  preposition: (right) => `The usual preposition here: “${right}”.`,
  pronoun: (right) => `The right pronoun here is “${right}”.`,
  'word-order': (right) => `The usual order of the words: “${right}”.`,
  'missing-word': (right) => `A word is missing: “${right}”.`,
  capital: (right) => `This is written with a capital: “${right}”.`,
  punctuation: (right) => `Mind the apostrophe: “${right}”.`,
  spacing: (right) => `Mind the spaces: “${right}”.`,
};

/** Harper's message where it states something; its questions become a statement. */
function explain(message: string, replacement: string, kind: EditKind): string {
  const plain = message.replace(/`([^`]*)`/g, '“$1”');
  const isStatement = !/\?|consider|subject-verb|make the verb agree/i.test(plain) && plain.length <= 100;
  if (isStatement) return plain;
  const right = replacement.trim();
  if (right === '') return 'This word is not needed here.';
  return EXPLANATIONS[kind]?.(right) ?? `Here one writes “${right}”.`;
}
