import type { Edit } from '#domain/edits.ts';
import { type EntryTexts, inputOf, PARTS, type Part } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';
import type { MeantWords } from '#web/drafts/draft.ts';
import { type Comparison, compare } from '#web/feedback/compare.ts';
import { sameWords } from '#web/feedback/same-words.ts';

type ComparedPart = { readonly part: Part; readonly comparison: Comparison; readonly hints: readonly Edit[] };

/** The parts that hold something on either side; `meant`: what the learner wants as they wrote it. */
export function compareParts(
  texts: EntryTexts,
  feedback: Feedback,
  meant: readonly MeantWords[] = [],
): readonly ComparedPart[] {
  const isMeant = (edit: Edit) => meant.some((words) => sameWords(words, edit));
  return PARTS.map((part) => ({ part, original: inputOf(texts, part), corrected: feedback[`corrected${part}`] }))
    .filter(({ original, corrected }) => `${original}${corrected}`.trim() !== '')
    .map(({ part, original, corrected }) => {
      const own = (edits: readonly Edit[] = []) => edits.filter((edit) => edit.part === part);
      const comparison = compare({ original, corrected, lang: feedback.lang }, own(feedback.edits), isMeant);
      return { part, comparison, hints: own(feedback.hints) };
    });
}
