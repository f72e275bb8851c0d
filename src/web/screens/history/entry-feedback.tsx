import { useMemo } from 'react';
import { inputOf, PARTS } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';
import { countWords } from '#domain/words.ts';
import { changesIn } from '#web/feedback/compare.ts';
import { compareParts } from '#web/feedback/compare-parts.ts';
import { CorrectedParts } from '#web/feedback/corrected-parts.tsx';
import { FeedbackFacts } from '#web/feedback/feedback-facts.tsx';
import { MistakesTable } from '#web/feedback/mistakes-table.tsx';
import { ViewSwitch } from '#web/feedback/view-switch.tsx';
import { type Entry, useShowMeant } from '#web/screens/history/use-entry.ts';

type Props = { readonly entry: Entry; readonly feedback: Feedback };

/** Each text beside its correction, then the mistakes, as on the day it was written. */
export function EntryFeedback({ entry, feedback }: Props) {
  const { meant } = entry;
  const showMeant = useShowMeant(entry.entry_id);
  const compared = useMemo(() => compareParts(entry, feedback, meant), [entry, feedback, meant]);
  const words = useMemo(
    () => PARTS.reduce((sum, part) => sum + countWords(inputOf(entry, part), feedback.lang), 0),
    [entry, feedback],
  );
  const changes = compared.reduce((sum, { comparison }) => sum + changesIn(comparison), 0);
  return (
    <>
      <FeedbackFacts changes={changes} words={words} feedback={feedback} />
      <ViewSwitch />
      <CorrectedParts compared={compared} lang={feedback.lang} onMeant={showMeant} />
      <MistakesTable mistakes={feedback.topMistakes} />
    </>
  );
}
