import type { Edit } from '#domain/edits.ts';
import { type EntryTexts, inputOf, type Part } from '#domain/entry.ts';
import {
  type Explanation,
  type Feedback,
  MAX_EXPLANATION_GRAPHEMES,
  MAX_TOP_MISTAKES,
  noFeedback,
  type TopMistake,
} from '#domain/feedback.ts';
import { cutGraphemes } from '#domain/mistakes.ts';

/** A provider's text without what no database and no page can hold: NUL and halves of characters (lone surrogates). */
export const plainText = (text: string): string => text.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '');

const explained = (text: string): string => cutGraphemes(plainText(text).trim(), MAX_EXPLANATION_GRAPHEMES);

/** At most three (spec §9), none empty. */
function cleanMistakes(raw: readonly TopMistake[]): TopMistake[] {
  return raw
    .map(({ mistake, explanation }) => ({ mistake: explained(mistake), explanation: explained(explanation) }))
    .filter(({ mistake }) => mistake !== '')
    .slice(0, MAX_TOP_MISTAKES);
}

/** A part that holds nothing comes back as it was; one that a provider lost counts as left alone. */
function cleanPart(original: string, corrected: string): string {
  const text = plainText(corrected);
  return original.trim() === '' || text.trim() === '' ? original : text;
}

/** Only edits that speak of what stands in the entry. */
function cleanEdits(texts: EntryTexts, raw: readonly Edit[]): Edit[] {
  return raw
    .filter(({ part, start, end, original }) => {
      const text = inputOf(texts, part);
      return text.trim() !== '' && start <= end && end <= text.length && text.slice(start, end) === original;
    })
    .map((edit) => ({
      ...edit,
      replacement: plainText(edit.replacement),
      explanation: explained(edit.explanation),
    }));
}

/** A provider says what it likes; more than this of it is not looked at. */
const MAX_EXPLANATIONS = 200;
const MAX_QUOTED = 300;
const MAX_HINTS = 5;

const cleanExplanations = (raw: readonly Explanation[]): Explanation[] =>
  raw.slice(0, MAX_EXPLANATIONS).map(({ wrong, right, kind, explanation }) => ({
    wrong: cutGraphemes(plainText(wrong), MAX_QUOTED),
    right: cutGraphemes(plainText(right), MAX_QUOTED),
    kind,
    explanation: explained(explanation),
  }));

/** 'pt-BR' is 'pt'; what is no ISO 639-1 code is no language. */
const cleanLang = (lang: string): string | undefined => /^([a-z]{2})(?:[-_]|$)/.exec(lang.trim().toLowerCase())?.[1];

/**
 * A corrector's answer as the product promises it, whoever gave it: blank parts stay as they are, at most 3 mistakes,
 * explanations of at most 100 characters (spec §9), nothing that cannot be stored. A refusal is its reason only.
 * Cleaning twice changes nothing more.
 */
export function cleanAnswer(texts: EntryTexts, raw: Feedback): Feedback {
  if (raw.finishReason !== 'STOP') return noFeedback(plainText(raw.finishReason), raw.checked_by);
  const part = (name: Part): string => cleanPart(inputOf(texts, name), raw[`corrected${name}`]);
  return {
    finishReason: 'STOP',
    correctedDay: part('Day'),
    correctedWell: part('Well'),
    correctedGrateful: part('Grateful'),
    topMistakes: cleanMistakes(raw.topMistakes),
    edits: raw.edits && cleanEdits(texts, raw.edits),
    explanations: raw.explanations && cleanExplanations(raw.explanations),
    hints: raw.hints && cleanEdits(texts, raw.hints).slice(0, MAX_HINTS),
    lang: raw.lang === undefined ? undefined : cleanLang(raw.lang),
    checked_by: raw.checked_by,
    note: raw.note === undefined ? undefined : plainText(raw.note),
  };
}
