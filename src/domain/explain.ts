import type { WordChange } from '#domain/change.ts';
import { kindOfEdit } from '#domain/edit-kind.ts';
import type { Edit } from '#domain/edits.ts';
import { type EntryTexts, inputOf, PARTS, type Part } from '#domain/entry.ts';
import { applyEdits, type Change, extractEdits } from '#domain/extract-edits.ts';
import type { Explanation, Feedback } from '#domain/feedback.ts';
import { inEntryOrder } from '#domain/mistakes.ts';

/**
 * Every change of a correction with its kind and the reason for it. A corrector's own edits are taken where they give its
 * corrected text exactly; else our own diff finds them, and each explanation goes to the edits that it speaks of. One that
 * speaks of no edit is dropped: it explains what did not happen.
 */
export function explainedEdits(texts: EntryTexts, raw: Feedback): Edit[] {
  const own = inEntryOrder(raw.edits ?? []);
  const edits = PARTS.flatMap((part) => {
    const given = own.filter((edit) => edit.part === part);
    const [original, corrected] = [inputOf(texts, part), raw[`corrected${part}`]];
    if (given.length > 0 && applyEdits(original, given) === corrected) return given;
    return extractEdits(original, corrected, raw.lang).map((change) => editOf(part, original, change, raw.lang));
  });
  const told = (raw.explanations ?? []).map(comparableExplanation);
  return edits.map((edit) => explain(edit, told));
}

const WORD_BEFORE = /(?<![\p{L}\p{M}'’-])([\p{L}\p{M}'’-]+)\s*$/u;
/** As much of the text before a change as is searched for the word there. */
const MAX_WORD = 60;

function editOf(part: Part, text: string, change: Change, lang: string | undefined): Edit {
  const before = WORD_BEFORE.exec(text.slice(Math.max(0, change.start - MAX_WORD), change.start))?.[1];
  return { ...change, part, kind: kindOfEdit({ ...change, before }, lang), explanation: '' };
}

/** An explanation with its words prepared for comparing, once for all edits. */
type Told = { readonly from: Explanation; readonly wrong: string; readonly right: string };
const comparableExplanation = (from: Explanation): Told => ({
  from,
  wrong: plain(from.wrong),
  right: plain(from.right),
});

function explain(edit: Edit, explanations: readonly Told[]): Edit {
  if (edit.explanation !== '' || explanations.length === 0) return edit;
  const words = { original: plain(edit.original), replacement: plain(edit.replacement) };
  const [best] = explanations
    .map((told) => ({ told, fit: fitOf(words, told) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit);
  if (!best) return edit;
  const { kind = edit.kind, explanation } = best.told.from;
  return { ...edit, kind, explanation };
}

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** Whether words stand in a text as words, not as a stretch of longer ones. */
function holds(text: string, words: string): boolean {
  if (words === '') return true;
  const at = text.indexOf(words);
  if (at === -1) return false;
  const isLetter = (char: string | undefined) =>
    char !== undefined && /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(char);
  const cut = (inner: string | undefined, outer: string | undefined) => isLetter(inner) && isLetter(outer);
  const end = at + words.length;
  return !cut(words[0], text[at - 1]) && !cut(words.at(-1), text[end]);
}

/** How well an explanation matches an edit: 0 not at all, up to 1 for the very same words. */
function fitOf({ original, replacement }: WordChange, { wrong, right }: Told): number {
  if (wrong === right || !holds(wrong, original) || !holds(right, replacement)) return 0;
  // What was put in must not have been there, and what was taken out must be gone.
  if (original === '' && holds(wrong, replacement)) return 0;
  if (replacement === '' && holds(right, original)) return 0;
  return (original.length + replacement.length + 1) / (wrong.length + right.length + 1);
}
