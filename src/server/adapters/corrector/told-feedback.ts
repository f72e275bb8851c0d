import { cleanAnswer, plainText } from '#domain/answer.ts';
import type { EntryTexts } from '#domain/entry.ts';
import { type Explanation, type Feedback, MAX_TOP_MISTAKES } from '#domain/feedback.ts';
import { cutExplanation } from '#domain/mistakes.ts';
import { leaksInstructions } from '#server/adapters/corrector/ai-leak.ts';

/** Explanations as they may be shown: cut to length (spec §9), none without words, none that tells what we told the model. */
export function cleanExplanations(raw: readonly Explanation[]): Explanation[] {
  const tidy = (text: string): string => plainText(text).trim();
  return raw
    .map(({ wrong, right, kind, explanation }) => ({
      wrong: tidy(wrong),
      right: tidy(right),
      kind,
      explanation: cutExplanation(tidy(explanation)),
    }))
    .filter(({ wrong, right, explanation }) => wrong !== right && ![wrong, right, explanation].some(leaksInstructions));
}

type Said = Pick<Feedback, 'correctedDay' | 'correctedWell' | 'correctedGrateful'> & {
  readonly lang?: string | undefined;
  readonly explanations: readonly Explanation[];
};

/** The feedback in what a provider said, as the product promises it. */
export function feedbackFrom(texts: EntryTexts, said: Said, checked_by: string): Feedback {
  const explanations = cleanExplanations(said.explanations);
  const topMistakes = explanations
    .slice(0, MAX_TOP_MISTAKES)
    .map(({ wrong, right, explanation }) => ({ mistake: `${wrong} → ${right}`.trim(), explanation }));
  const clean = cleanAnswer(texts, { ...said, finishReason: 'STOP', topMistakes, checked_by });
  return { ...clean, explanations };
}
