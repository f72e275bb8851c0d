import { type ComponentType, type Dispatch, lazy, Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { dayOf } from '#domain/day.ts';
import { inputOf, PARTS } from '#domain/entry.ts';
import type { DraftStatus } from '#web/drafts.ts';
import { useBotToken } from '#web/lib/use-bot-token.ts';
import { dayHeadline } from '#web/screens/diary/day-headline.ts';
import type { DiaryEvent, DiaryState } from '#web/screens/diary/diary-state.ts';
import { FootBar, type WayOn } from '#web/screens/diary/foot-bar.tsx';
import { MoodScale } from '#web/screens/diary/mood-scale.tsx';
import { PartField } from '#web/screens/diary/part-field.tsx';
import { PART_HINTS, PART_LABELS } from '#web/screens/diary/parts.ts';
import { StatusNote } from '#web/screens/diary/status-note.tsx';
import { StreakLine } from '#web/screens/diary/streak-line.tsx';
import { useWordCount } from '#web/screens/diary/use-word-count.ts';
import { timeZone } from '#web/session.tsx';
import styles from './entry-step.module.css';

/** The list of languages is long: it comes after the page, and should it not come, the language is found out as ever. */
const LanguageChip = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('#web/screens/diary/language-chip.tsx')).LanguageChip };
  } catch {
    return { default: () => null };
  }
});

type Props = {
  readonly state: DiaryState;
  readonly status: DraftStatus;
  /** What the learner says they write in. */
  readonly lang: string | undefined;
  /** The session ended while this was being written. */
  readonly wasSignedOut: boolean;
  readonly dispatch: Dispatch<DiaryEvent>;
  readonly wayOn: WayOn;
};

/** Step 1 (spec §2 /diary): three texts and the mood. */
export function EntryStep({ state, status, lang, wasSignedOut, dispatch, wayOn }: Props) {
  const { draft } = state;
  const words = useWordCount(draft);
  const form = useRef<HTMLDivElement>(null);
  const isSignedIn = wayOn.label === 'Get Feedback';
  useBotToken(isSignedIn);
  const go = () => {
    if (state.isBusy) return;
    wayOn.go();
    // A blank entry is not sent; the place to write is the answer.
    if (isSignedIn && words.isBlank) form.current?.querySelector('textarea')?.focus();
  };
  return (
    <div ref={form} aria-busy={!state.isOpen || state.isBusy}>
      <h1 lang={navigator.language}>{dayHeadline(dayOf(Date.now(), timeZone()), navigator.language)}</h1>
      <StreakLine />
      {PARTS.map((part) => (
        <PartField
          key={part}
          label={PART_LABELS[part]}
          hint={PART_HINTS[part]}
          value={inputOf(draft, part)}
          lang={lang}
          isReadOnly={!state.isOpen || state.isBusy}
          onWrite={(text) => dispatch({ type: 'wrote', part, text })}
        />
      ))}
      <MoodScale mood={draft.mood} onChoose={(mood) => dispatch({ type: 'felt', mood })} />
      <FootBar wayOn={{ ...wayOn, go }} isBusy={state.isBusy}>
        {isSignedIn && (
          <Suspense fallback={<span className={styles.chipRoom} />}>
            <LanguageChip />
          </Suspense>
        )}
        <span className={styles.count}>{words.count === 1 ? '1 word' : `${words.count} words`}</span>
        <StatusNote status={status} />
        <span role="status" className={styles.ask}>
          {state.isAskedBlank && 'Write a sentence or two first; any of the three will do.'}
          {wasSignedOut && (
            <>
              You were signed out. <Link to="/login">Log in</Link> to go on; your words are kept.
            </>
          )}
        </span>
      </FootBar>
    </div>
  );
}
