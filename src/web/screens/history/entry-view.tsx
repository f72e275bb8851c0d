import { useEffect } from 'react';
import { MOOD_LABELS } from '#domain/mood.ts';
import { locale, t } from '#web/languages/t.ts';
import { classNames } from '#web/lib/class-names.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { CheckAgain } from '#web/screens/history/check-again.tsx';
import { dayAs } from '#web/screens/history/dates.ts';
import { EntryActions } from '#web/screens/history/entry-actions.tsx';
import { EntryFeedback } from '#web/screens/history/entry-feedback.tsx';
import { EntryWords } from '#web/screens/history/entry-words.tsx';
import { OnThisDay } from '#web/screens/history/on-this-day.tsx';
import type { Entry } from '#web/screens/history/use-entry.ts';
import colours from '#web/ui/mood-colour.module.css';
import { MoodFace } from '#web/ui/mood-face.tsx';
import styles from './entry-view.module.css';

/** An entry with all that belongs to it. */
export function EntryView({ entry }: { readonly entry: Entry }) {
  const { day, mood, feedback } = entry;
  // The heading of what was waited for is another one than that which had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, []);
  return (
    <article>
      <h1 lang={locale()} className={styles.day}>
        {dayAs('whole', day)}
      </h1>
      {mood && (
        <p className={styles.mood}>
          <MoodFace mood={mood} className={classNames(styles.face, colours[`mood${mood}`])} />
          <span>
            <span className="visually-hidden">{t('Mood:')} </span>
            {t(MOOD_LABELS[mood])}
          </span>
        </p>
      )}
      {entry.can_check_again && <CheckAgain entry={entry} />}
      {feedback ? <EntryFeedback entry={entry} feedback={feedback} /> : <EntryWords entry={entry} />}
      <OnThisDay entries={entry.on_this_day} />
      <EntryActions entry={entry} />
    </article>
  );
}
