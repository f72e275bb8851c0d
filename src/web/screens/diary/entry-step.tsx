import { type Dispatch, type ReactNode, Suspense, useRef } from 'react';
import { inputOf, PARTS } from '#domain/entry.ts';
import type { DraftStatus } from '#web/drafts/draft.ts';
import { dayHeadline } from '#web/feedback/day-headline.ts';
import { PART_HINTS, PART_LABELS } from '#web/feedback/parts.ts';
import { locale, t, tn } from '#web/languages/t.ts';
import { foundLang } from '#web/lib/found-lang.ts';
import { optional } from '#web/lib/optional.ts';
import { useBotToken } from '#web/lib/use-bot-token.ts';
import type { DiaryEvent, DiaryState } from '#web/screens/diary/diary-state.ts';
import { FootBar, type WayOn } from '#web/screens/diary/foot-bar.tsx';
import { MoodScale } from '#web/screens/diary/mood-scale.tsx';
import { PartField } from '#web/screens/diary/part-field.tsx';
import { StatusNote } from '#web/screens/diary/status-note.tsx';
import { useWordCount } from '#web/screens/diary/use-word-count.ts';
import styles from './entry-step.module.css';

/** The list of languages is long: it comes after the page, and should it not come, the language is found out as ever. */
const LanguageChip = optional(() =>
  import('#web/screens/diary/language-chip.tsx').then((module) => module.LanguageChip),
);
const StreakLine = optional(() => import('#web/screens/diary/streak-line.tsx').then((module) => module.StreakLine));
const PromptSwitch = optional(() =>
  import('#web/screens/diary/prompt-switch.tsx').then((module) => module.PromptSwitch),
);

type Props = {
  readonly state: DiaryState;
  readonly status: DraftStatus;
  /** The learner's day that the page is for, YYYY-MM-DD. */
  readonly day: string;
  /** What the learner says they write in. */
  readonly lang: string | undefined;
  /** What is to be said at the foot, such as that the entry waits for the network. */
  readonly said?: ReactNode;
  readonly onKeep: (event: DiaryEvent) => void;
  readonly dispatch: Dispatch<DiaryEvent>;
  readonly wayOn: WayOn;
};

/** Step 1 (spec §2 /diary): three texts and the mood. */
export function EntryStep({ state, status, day, lang, said, onKeep, dispatch, wayOn }: Props) {
  const { draft } = state;
  const words = useWordCount(draft);
  const form = useRef<HTMLDivElement>(null);
  const isSignedIn = wayOn.label === t('Get Feedback');
  useBotToken(isSignedIn);
  const go = () => {
    if (state.isBusy) return;
    wayOn.go();
    // A blank entry is not sent; the place to write is the answer.
    if (isSignedIn && words.isBlank) form.current?.querySelector('textarea')?.focus();
  };
  return (
    <div ref={form} aria-busy={!state.isOpen || state.isBusy}>
      <h1 lang={locale()}>{dayHeadline(day, locale())}</h1>
      <div className={styles.streak}>
        {isSignedIn && (
          <Suspense>
            <StreakLine draft={draft} dispatch={dispatch} />
          </Suspense>
        )}
      </div>
      {PARTS.map((part) => (
        <PartField
          key={part}
          part={part}
          label={t(PART_LABELS[part])}
          hint={t(PART_HINTS[part])}
          value={inputOf(draft, part)}
          lang={lang ?? foundLang()}
          isReadOnly={!state.isOpen || state.isBusy}
          onKeep={onKeep}
          dispatch={dispatch}
        />
      ))}
      <MoodScale question={t('How was your mood today?')} mood={draft.mood} dispatch={dispatch} />
      <FootBar wayOn={{ ...wayOn, go }} isBusy={state.isBusy}>
        {isSignedIn && (
          <Suspense fallback={<span className={styles.chipRoom} />}>
            <LanguageChip />
          </Suspense>
        )}
        <span className={styles.count}>{tn(words.count, '1 word', '{count} words')}</span>
        <StatusNote status={status} />
        <span role="status" className={styles.ask}>
          {state.isAskedBlank && t('Write a sentence or two first; any of the three will do.')}
          <Suspense>{said}</Suspense>
        </span>
      </FootBar>
      <div className={styles.prompts}>
        <Suspense>
          <PromptSwitch />
        </Suspense>
      </div>
    </div>
  );
}
