import { oneOfChanges, type WordChange } from '#domain/change.ts';
import type { Edit } from '#domain/edits.ts';
import { type EntryTexts, inputOf, PARTS, type Part } from '#domain/entry.ts';
import { explainedEdits } from '#domain/explain.ts';
import { applyEdits } from '#domain/extract-edits.ts';
import type { Feedback } from '#domain/feedback.ts';

type Corrected = Pick<Feedback, `corrected${Part}`>;

type Input = {
  readonly texts: EntryTexts;
  /** A corrector's answer, cleaned. */
  readonly raw: Feedback;
  /** Changes that the learner meant as they wrote them. */
  readonly dismissed: readonly WordChange[];
};

/** Every change of a correction but those that the learner meant, and the corrected texts that the changes give. */
export function findEdits({ texts, raw, dismissed }: Input): { readonly edits: Edit[]; readonly corrected: Corrected } {
  const isMeant = oneOfChanges(dismissed);
  const found = explainedEdits(texts, raw);
  const edits = found.filter((edit) => !isMeant(edit));
  const { correctedDay, correctedWell, correctedGrateful } = raw;
  const asGiven = { correctedDay, correctedWell, correctedGrateful };
  return { edits, corrected: edits.length === found.length ? asGiven : correctedBy(texts, edits) };
}

function correctedBy(texts: EntryTexts, edits: readonly Edit[]): Corrected {
  const corrected = PARTS.map((part) => {
    const own = edits.filter((edit) => edit.part === part);
    return [`corrected${part}`, applyEdits(inputOf(texts, part), own)] as const;
  });
  return Object.fromEntries(corrected) as Corrected;
}
