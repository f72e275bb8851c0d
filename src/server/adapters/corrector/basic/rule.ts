import type { EditKind } from '#domain/edits.ts';
import type { Finding, Groups } from '#server/adapters/corrector/basic/finding.ts';
import { trimFix } from '#server/adapters/corrector/basic/fixes.ts';

export type { Groups } from '#server/adapters/corrector/basic/finding.ts';

/** What the rule puts in place of the match: a template with `{group}`, or a function; undefined leaves it alone. */
export type Replacement = string | ((groups: Groups, match: RegExpMatchArray) => string | undefined);

type Shown = {
  readonly id: string;
  readonly kind: EditKind;
  /** «Look at this»: too uncertain to be applied. Shown to the learner as a hint with the replacement as a suggestion. */
  readonly isHint?: true;
  /** The lesson that explains it in other languages, where rules share one; the rule's id else. */
  readonly lesson?: string;
  /** Pairs of a mistake and its mending; a test runs them all. */
  readonly mends: readonly (readonly [wrong: string, right: string])[];
  /** Sentences that the rule must not touch. */
  readonly leaves: readonly string[];
};

/** A pattern and what replaces it. The fix is narrowed to the words that change, so context may be matched freely. */
export type PatternRule = Shown & {
  readonly pattern: RegExp;
  readonly to: Replacement;
  /** One sentence for the learner, at most 100 graphemes (spec §9); may name groups. */
  readonly why: string | ((groups: Groups) => string);
};

/** A rule that needs more than a pattern, such as the gender of a noun. */
export type SearchRule = Shown & { readonly find: (text: string) => readonly Finding[] };

export type Rule = PatternRule | SearchRule;

const EDGE_BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}_@#/]|[\p{L}\p{N}]-)`;
/** A pattern that ends in a space has had its edge; else no word may go on. */
const EDGE_AFTER = String.raw`(?:(?<=[\s'])|(?![\p{L}\p{M}\p{N}_@]|['-][\p{L}\p{N}]|\.[\p{L}\p{N}]))`;

/** Words as an alternation for a pattern, longest first. */
export const oneOf = (words: Iterable<string>): string =>
  `(?:${[...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).join('|')})`;

export const list = (words: string): string[] => words.trim().split(/\s+/);

/** Where a clause may begin: the start of the text, a mark, or a word that joins clauses. For lookbehinds. */
export const sentenceStart = `(?<=^["“«(¿¡ ]*|[.!?…:]["”»)]? ["“«(¿¡]?)`;

/** `\b` knows ASCII letters only; this is the same for all letters. */
const EDGE = String.raw`(?:(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_])|(?<=[\p{L}\p{N}_])(?![\p{L}\p{N}_]))`;

type Part = string | readonly string[];

function build(flags: string) {
  return (strings: TemplateStringsArray, ...parts: readonly Part[]): RegExp => {
    const body = String.raw(
      { raw: strings.raw },
      ...parts.map((part) => (typeof part === 'string' ? part : oneOf(part))),
    );
    return new RegExp(`${EDGE_BEFORE}(?:${body.replaceAll('\\b', EDGE)})${EDGE_AFTER}`, flags);
  };
}

/** A pattern of whole words, whatever their case. Lists become alternations, strings are patterns themselves. */
export const re = build('giu');
/** The same where capitals matter. */
export const reExact = build('gu');

/** All fixes of a rule in a text whose apostrophes are straight, hints of a rule that only hints. */
export function findFixes(rule: Rule, text: string): Finding[] {
  const found = 'find' in rule ? rule.find(text) : matchFixes(rule, text);
  const { id, lesson = id, isHint } = rule;
  return found.flatMap((fix) => {
    const narrow = trimFix(text, fix);
    return narrow ? { lesson, ...narrow, ...(isHint && { isHint }) } : [];
  });
}

function matchFixes(rule: PatternRule, text: string): Finding[] {
  const fixes: Finding[] = [];
  for (const match of text.matchAll(rule.pattern)) {
    const groups = definedGroups(match.groups);
    const result = typeof rule.to === 'string' ? fill(rule.to, groups) : rule.to(groups, match);
    if (result === undefined) continue;
    const explanation = typeof rule.why === 'string' ? rule.why : rule.why(groups);
    const end = match.index + match[0].length;
    fixes.push({
      start: match.index,
      end,
      replacement: rule.pattern.ignoreCase ? likeCase(match[0], result) : result,
      kind: rule.kind,
      explanation,
      groups,
    });
  }
  return fixes;
}

/** Groups that took no part in the match are empty strings. */
const definedGroups = (groups: Record<string, string | undefined> | undefined): Groups =>
  Object.fromEntries(Object.entries(groups ?? {}).map(([name, value]) => [name, value ?? '']));

const fill = (template: string, groups: Groups): string =>
  template.replace(/\{(\w+)\}/g, (_, name) => groups[name] ?? '');

/** The replacement written as the words it replaces: Capitalised or ALL CAPITALS. */
export function likeCase(original: string, replacement: string): string {
  if (/\p{Lu}\P{L}*\p{Lu}/u.test(original) && !/\p{Ll}/u.test(original) && original.length > 3)
    return replacement.toUpperCase();
  return /^\P{L}*\p{Lu}/u.test(original) ? capitalize(replacement) : replacement;
}

export const capitalize = (word: string): string => word.replace(/^\P{L}*\p{Ll}/u, (head) => head.toUpperCase());
