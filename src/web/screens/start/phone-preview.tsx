import { MOOD_LABELS, MOODS } from '#domain/mood.ts';
import { MoodFace } from '#web/ui/mood-face.tsx';
import styles from './phone-preview.module.css';

/** What somebody wrote; the third part is still to come. */
const PARTS = [
  [
    'Write about your day:',
    'This morning the train was late, so I helped an old man with his crossword. He knew every river.',
  ],
  ['What went well today:', 'I ordered coffee without thinking first.'],
  ['For what are you grateful today:', undefined],
] as const;

/** The diary screen on a phone, as a picture: silent, and out of reach of the keyboard. */
export function PhonePreview() {
  const today = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date());
  return (
    <div className={styles.phone} aria-hidden="true" inert>
      <div className={styles.screen}>
        <p className={styles.mark}>dayglot</p>
        <p className={styles.date}>{today}</p>
        {PARTS.map(([question, text]) => (
          <div key={question}>
            <p className={styles.question}>{question}</p>
            <p className={text ? styles.lines : styles.empty}>{text ?? 'Somebody, something, a moment …'}</p>
          </div>
        ))}
        <p className={styles.question}>How was your mood today?</p>
        <div className={styles.moods}>
          {MOODS.map((mood) => (
            <span key={mood} className={mood === 4 ? styles.chosen : undefined}>
              <MoodFace mood={mood} />
              {MOOD_LABELS[mood]}
            </span>
          ))}
        </div>
        <div className={styles.bar}>
          <span className={styles.saved}>Saved</span>
          <span className={styles.button}>Get Feedback</span>
        </div>
      </div>
    </div>
  );
}
