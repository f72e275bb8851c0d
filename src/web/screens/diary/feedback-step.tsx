import { type Dispatch, useEffect, useMemo } from 'react';
import { type EntryTexts, inputOf, PARTS } from '#domain/entry.ts';
import { countWords } from '#domain/words.ts';
import type { Draft } from '#web/drafts.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { changesIn } from '#web/screens/diary/compare.ts';
import { compareParts } from '#web/screens/diary/compare-parts.ts';
import type { DiaryEvent } from '#web/screens/diary/diary-state.ts';
import { FeedbackFacts } from '#web/screens/diary/feedback-facts.tsx';
import { FootBar, type WayOn } from '#web/screens/diary/foot-bar.tsx';
import { HintList } from '#web/screens/diary/hint-list.tsx';
import { MistakesTable } from '#web/screens/diary/mistakes-table.tsx';
import { PartSection } from '#web/screens/diary/part-section.tsx';
import { SideBySide } from '#web/screens/diary/side-by-side.tsx';
import { useMeaning } from '#web/screens/diary/use-meaning.ts';

type Props = {
  readonly texts: EntryTexts;
  readonly checked: NonNullable<Draft['checked']>;
  /** The learner is signed in, so what they mean can be saved. */
  readonly isVerified: boolean;
  /** The words were there before, as they were written; whoever reads them stays where they are. */
  readonly goesOn: boolean;
  readonly dispatch: Dispatch<DiaryEvent>;
  readonly wayOn: WayOn;
};

/** Step 2 (spec §2 /diary): each text beside its correction, then the mistakes. */
export function FeedbackStep({ texts, checked, isVerified, goesOn, dispatch, wayOn }: Props) {
  const { feedback, day, meant } = checked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step begins once
  useEffect(() => {
    // The step begins at its heading, for the eye and for the ear.
    if (!goesOn) scrollTo(0, 0);
    focusHeading();
  }, []);
  const mean = useMeaning(dispatch);
  const compared = useMemo(() => compareParts(texts, feedback, meant), [texts, feedback, meant]);
  const words = useMemo(
    () => PARTS.reduce((sum, part) => sum + countWords(inputOf(texts, part), feedback.lang), 0),
    [texts, feedback],
  );
  const changes = compared.reduce((sum, { comparison }) => sum + changesIn(comparison), 0);
  return (
    <>
      <h1>Your day, corrected</h1>
      <FeedbackFacts day={day} changes={changes} words={words} feedback={feedback} />
      {compared.map(({ part, comparison, hints }) => (
        <PartSection key={part} part={part}>
          <SideBySide comparison={comparison} lang={feedback.lang} onMean={isVerified ? mean : undefined} />
          <HintList hints={hints} lang={feedback.lang} />
        </PartSection>
      ))}
      <MistakesTable mistakes={feedback.topMistakes} />
      <FootBar wayOn={wayOn} isWide />
    </>
  );
}
