import { z } from 'zod';
import type { Edit } from '#domain/edits.ts';
import { type EntryTexts, inputOf, PARTS, type Part } from '#domain/entry.ts';
import type { Explanation, Feedback } from '#domain/feedback.ts';
import { cutExplanation } from '#domain/mistakes.ts';
import { hasGaps, maskedGaps, maskGaps } from '#server/adapters/corrector/basic/gaps.ts';
import { kindOf, type LanguageToolRule, treatmentOf } from '#server/adapters/corrector/languagetool-rules.ts';
import { feedbackFrom } from '#server/adapters/corrector/told-feedback.ts';

/** What of LanguageTool's answer is read. */
export const checkAnswer = z.object({
  language: z.object({ code: z.string() }),
  matches: z.array(
    z.object({
      message: z.string(),
      shortMessage: z.string().optional(),
      /** In UTF-16 units, as Java counts them. */
      offset: z.number().int().nonnegative(),
      length: z.number().int().nonnegative(),
      replacements: z.array(z.object({ value: z.string() })),
      rule: z.object({ id: z.string(), issueType: z.string().optional(), category: z.object({ id: z.string() }) }),
    }),
  ),
});
export type CheckAnswer = z.output<typeof checkAnswer>;
type Match = CheckAnswer['matches'][number];

/** Two ends of a paragraph: no rule of LanguageTool looks beyond them. */
const BETWEEN = '\n\n';

/** The parts that hold something, as one text with the place of each: told together, their language is told better. */
export function joinedParts(texts: EntryTexts): { text: string; starts: readonly [Part, number][] } {
  const parts = PARTS.filter((part) => inputOf(texts, part).trim() !== '');
  let at = 0;
  const starts = parts.map((part): [Part, number] => {
    const start = at;
    at += inputOf(texts, part).length + BETWEEN.length;
    return [part, start];
  });
  return { text: parts.map((part) => inputOf(texts, part)).join(BETWEEN), starts };
}

/** A match in its part of the entry, with what is to be done about it. */
type Found = Edit & { readonly use: 'apply' | 'hint'; readonly told: Explanation };

const ruleOf = ({ rule }: Match): LanguageToolRule => ({
  id: rule.id,
  issueType: rule.issueType ?? '',
  category: rule.category.id,
});

/** A word with a capital inside a sentence is most likely a name. German writes every noun so. */
function mayBeName(before: string, word: string, rule: LanguageToolRule, lang: string): boolean {
  const isStart = /(?:^|[.!?…:\n])[\s"'“„«¿¡([]*$/u.test(before);
  return kindOf(rule) === 'spelling' && !lang.startsWith('de') && !isStart && /^\p{Lu}/u.test(word);
}

function foundIn(texts: EntryTexts, part: Part, start: number, match: Match, lang: string): Found | undefined {
  const text = inputOf(texts, part);
  const [from, to] = [match.offset - start, match.offset - start + match.length];
  const [replacement] = match.replacements;
  if (from < 0 || to > text.length || !replacement) return undefined;
  if (maskedGaps(maskGaps(text)).some((gap) => from < gap.end && gap.start < to)) return undefined;
  const rule = ruleOf(match);
  const use = treatmentOf(rule);
  const original = text.slice(from, to);
  if (use === 'ignore' || original === replacement.value) return undefined;
  const explanation = cutExplanation(match.shortMessage?.trim() || match.message.trim());
  const kind = kindOf(rule);
  return {
    part,
    start: from,
    end: to,
    original,
    replacement: replacement.value,
    kind: kind ?? 'word-choice',
    explanation,
    use: mayBeName(text.slice(0, from), original, rule, lang) ? 'hint' : use,
    told: { wrong: original, right: replacement.value, kind, explanation },
  };
}

/** Of matches that overlap the first one counts, of those that begin together the longest. */
function apart(all: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const found of all.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || found.start >= last.end) kept.push(found);
  }
  return kept;
}

const withEdits = (text: string, edits: readonly Found[]): string =>
  edits.toReversed().reduce((t, { start, end, replacement }) => t.slice(0, start) + replacement + t.slice(end), text);

const toHint = ({ use, told, ...edit }: Found): Edit => edit;

/** The feedback in an answer of LanguageTool: what is sure is mended, the rest are hints. */
export function feedbackOfCheck(texts: EntryTexts, { language, matches }: CheckAnswer, checked_by: string): Feedback {
  const found = joinedParts(texts).starts.map(([part, start]) => {
    const all = matches.flatMap((match) => foundIn(texts, part, start, match, language.code) ?? []);
    const applied = apart(all.filter(({ use }) => use === 'apply'));
    const isFree = (hint: Found) => applied.every(({ start, end }) => hint.end <= start || end <= hint.start);
    return { part, applied, hints: apart(all.filter((one) => one.use === 'hint' && isFree(one))) };
  });
  const corrected = (part: Part): string =>
    withEdits(inputOf(texts, part), found.find((one) => one.part === part)?.applied ?? []);
  const feedback = feedbackFrom(
    texts,
    {
      correctedDay: corrected('Day'),
      correctedWell: corrected('Well'),
      correctedGrateful: corrected('Grateful'),
      lang: language.code,
      explanations: found.flatMap(({ applied }) => applied.map(({ told }) => told)),
    },
    checked_by,
  );
  const note = PARTS.some((part) => hasGaps(inputOf(texts, part)))
    ? 'The words in [brackets] stay as they are: LanguageTool cannot translate them.'
    : undefined;
  return { ...feedback, note, hints: found.flatMap(({ hints }) => hints.map(toHint)) };
}
