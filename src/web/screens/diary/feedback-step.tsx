import { useEffect, useId, useMemo } from 'react';
import { type EntryTexts, inputOf, PARTS, type Part } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';
import { countWords } from '#domain/words.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { type Comparison, compare } from '#web/screens/diary/compare.ts';
import { dayHeadline } from '#web/screens/diary/day-headline.ts';
import { FootBar, type WayOn } from '#web/screens/diary/foot-bar.tsx';
import { MistakesTable } from '#web/screens/diary/mistakes-table.tsx';
import { PART_LABELS } from '#web/screens/diary/parts.ts';
import { SideBySide } from '#web/screens/diary/side-by-side.tsx';
import styles from './feedback-step.module.css';

type Props = {
  readonly texts: EntryTexts;
  readonly feedback: Feedback;
  /** The learner's day of the entry, YYYY-MM-DD. */
  readonly day: string;
  readonly wayOn: WayOn;
};

/** Step 2 (spec §2 /diary): each text beside its correction, then the mistakes. */
export function FeedbackStep({ texts, feedback, day, wayOn }: Props) {
  useEffect(() => {
    // The step begins at its heading, for the eye and for the ear.
    scrollTo(0, 0);
    focusHeading();
  }, []);
  const compared = useMemo(() => compareParts(texts, feedback), [texts, feedback]);
  const words = useMemo(
    () => PARTS.reduce((sum, part) => sum + countWords(inputOf(texts, part), feedback.lang), 0),
    [texts, feedback],
  );
  const changes = compared.reduce((sum, { comparison }) => sum + comparison.changes.length, 0);
  return (
    <>
      <h1>Your day, corrected</h1>
      <p className={styles.facts}>
        <span lang={navigator.language}>{dayHeadline(day, navigator.language)}</span>
        <span>{changesInWords(changes, words)}</span>
        {feedback.checked_by !== '' && <span>Checked by {checkerName(feedback.checked_by)}</span>}
      </p>
      {feedback.note && <p className={styles.note}>{feedback.note}</p>}
      {compared.map(({ part, comparison }) => (
        <PartFeedback key={part} part={part} comparison={comparison} lang={feedback.lang} />
      ))}
      <MistakesTable mistakes={feedback.topMistakes} />
      <FootBar wayOn={wayOn} isWide />
    </>
  );
}

type PartProps = { readonly part: Part; readonly comparison: Comparison; readonly lang: string | undefined };

function PartFeedback({ part, comparison, lang }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.label}>
        {PART_LABELS[part]}
      </h2>
      <SideBySide comparison={comparison} lang={lang} />
    </section>
  );
}

/** The parts that hold something on either side. */
function compareParts(texts: EntryTexts, feedback: Feedback): { part: Part; comparison: Comparison }[] {
  return PARTS.filter((part) => `${inputOf(texts, part)}${feedback[`corrected${part}`]}`.trim() !== '').map((part) => ({
    part,
    comparison: compare(
      inputOf(texts, part),
      feedback[`corrected${part}`],
      feedback.edits?.filter((edit) => edit.part === part) ?? [],
      feedback.lang,
    ),
  }));
}

const counted = (n: number, noun: string): string => (n === 1 ? `1 ${noun}` : `${n} ${noun}s`);
const changesInWords = (changes: number, words: number): string =>
  `${changes === 0 ? 'No changes' : counted(changes, 'change')} in ${counted(words, 'word')}`;

const CHECKERS: Readonly<Record<string, string>> = {
  basic: 'the basic corrector',
  scripted: 'the scripted corrector',
  gemini: 'Gemini',
};
const checkerName = (name: string): string => CHECKERS[name] ?? name;
