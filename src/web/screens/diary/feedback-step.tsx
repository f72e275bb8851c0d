import { type Dispatch, useEffect, useMemo, useRef } from 'react';
import { type EntryTexts, inputOf, PARTS } from '#domain/entry.ts';
import { countWords } from '#domain/words.ts';
import type { Draft, MeantWords } from '#web/drafts/draft.ts';
import { changesIn } from '#web/feedback/compare.ts';
import { compareParts } from '#web/feedback/compare-parts.ts';
import { CorrectedParts } from '#web/feedback/corrected-parts.tsx';
import { FeedbackFacts } from '#web/feedback/feedback-facts.tsx';
import { MistakesTable } from '#web/feedback/mistakes-table.tsx';
import { ViewSwitch } from '#web/feedback/view-switch.tsx';
import { t } from '#web/languages/t.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { keepFoundLang } from '#web/lib/found-lang.ts';
import type { DiaryEvent } from '#web/screens/diary/diary-state.ts';
import { FootBar, type WayOn } from '#web/screens/diary/foot-bar.tsx';
import { TriedFirst, TryFirstSwitch, TryParts } from '#web/screens/diary/try-first.tsx';
import { type Finishing, useFinish } from '#web/screens/diary/use-finish.ts';
import { useTries } from '#web/screens/diary/use-tries.ts';

type Props = {
  readonly draft: Draft;
  readonly checked: NonNullable<Draft['checked']>;
  /** The learner is signed in, so what they mean can be saved. */
  readonly isVerified: boolean;
  /** The words were there before, as they were written; whoever reads them stays where they are. */
  readonly goesOn: boolean;
  readonly dispatch: Dispatch<DiaryEvent>;
  /** How a learner finishes it; undefined where nobody is signed in. */
  readonly finishing: Finishing | undefined;
  readonly register: WayOn;
};

/** Step 2 (spec §2 /diary): each text beside its correction, then the mistakes; before that the learner's own try, if they like. */
export function FeedbackStep({ draft, checked, isVerified, goesOn, dispatch, finishing, register }: Props) {
  const { feedback, day, meant } = checked;
  const { lang } = feedback;
  const texts = useSameTexts(draft);
  const compared = useMemo(() => compareParts(texts, feedback, meant), [texts, feedback, meant]);
  const words = useMemo(
    () => PARTS.reduce((sum, part) => sum + countWords(inputOf(texts, part), lang), 0),
    [texts, lang],
  );
  const trying = useTries(draft, compared, isVerified, dispatch);
  const { isTrying, tries } = trying;
  useBeginning(isTrying, goesOn);
  const { finish, finishAndGoOn } = useFinish(finishing);
  useEffect(() => {
    if (lang) keepFoundLang(lang);
  }, [lang]);
  const changes = compared.reduce((sum, { comparison }) => sum + changesIn(comparison), 0);
  return (
    <>
      <h1 aria-describedby={tries.count && 'first-tries'}>
        {isTrying ? t('Your turn first') : t('Your day, corrected')}
      </h1>
      <FeedbackFacts day={day} changes={changes} words={words} feedback={feedback} />
      {isTrying ? (
        <TryParts parts={trying.parts} written={tries.written} lang={lang} onWrite={trying.write} />
      ) : (
        <>
          {tries.count && <TriedFirst id="first-tries" count={tries.count} />}
          <ViewSwitch />
          <CorrectedParts compared={compared} lang={lang} onMeant={isVerified ? meantBy(dispatch) : undefined} />
          <MistakesTable mistakes={feedback.topMistakes} />
        </>
      )}
      <TryFirstSwitch isOn={trying.isOn} onChoose={trying.choose} />
      <FootBar
        wayOn={
          isTrying
            ? { label: t('Compare'), go: trying.compare }
            : finishing
              ? { label: t('Finish'), go: finish }
              : register
        }
        also={isTrying || !finishing ? undefined : { label: t('Write another'), go: finishAndGoOn }}
        isWide
      />
    </>
  );
}

/** What the learner meant goes with their draft. */
const meantBy =
  (dispatch: Dispatch<DiaryEvent>) =>
  (words: MeantWords, isMeant: boolean): void =>
    dispatch({ type: 'meant', words, isMeant });

/** The texts of a draft, the same object while only something else of it changes: comparing them is work. */
function useSameTexts({ inputDay, inputWell, inputGrateful }: EntryTexts): EntryTexts {
  return useMemo(() => ({ inputDay, inputWell, inputGrateful }), [inputDay, inputWell, inputGrateful]);
}

/** What is shown begins at its heading, for the eye and for the ear; words that stood there before stay in sight. */
function useBeginning(isTrying: boolean, goesOn: boolean): void {
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, and anew when the tries are over
  useEffect(() => {
    if (!goesOn || isTrying || !isFirst.current) scrollTo(0, 0);
    isFirst.current = false;
    focusHeading();
  }, [isTrying]);
}
