import { MOOD_LABELS, MOODS } from '#domain/mood.ts';
import { language, t, tn } from '#web/languages/t.ts';
import { classNames } from '#web/lib/class-names.ts';
import type { Stretch } from '#web/screens/start/preview-script.ts';
import { usePreview } from '#web/screens/start/use-preview.ts';
import { MoodFace } from '#web/ui/mood-face.tsx';
import styles from './phone-preview.module.css';

/** The diary on a phone, where an entry writes and corrects itself: a picture, silent and out of reach of the keyboard. */
export function PhonePreview() {
  const { stretches, step, isPlaying, press } = usePreview();
  const isCorrected = step === 'corrected';
  return (
    <div className={styles.preview}>
      <div className={styles.phone} aria-hidden="true" inert>
        <div className={styles.screen}>
          <p className={styles.mark}>dayglot</p>
          <p className={styles.date}>{today()}</p>
          <p className={styles.question}>{t('Write about your day:')}</p>
          <p className={classNames(styles.lines, styles.day)} lang="en" dir="ltr">
            {stretches.map((stretch) => (
              <Written key={stretch.text} {...stretch} isCorrected={isCorrected} />
            ))}
            {step === 'writing' && <span className={styles.caret} />}
          </p>
          <p className={styles.question}>{t('What went well today:')}</p>
          <p className={styles.lines} lang="en" dir="ltr">
            I ordered coffee without thinking first.
          </p>
          <p className={styles.question}>{t('How was your mood today?')}</p>
          <div className={styles.moods}>
            {MOODS.map((mood) => (
              <span key={mood} className={mood === 4 ? styles.chosen : undefined}>
                <MoodFace mood={mood} />
                {t(MOOD_LABELS[mood])}
              </span>
            ))}
          </div>
          <div className={styles.bar}>
            <span className={styles.saved}>{isCorrected ? tn(2, '1 change', '{count} changes') : t('Saved')}</span>
            <span className={classNames(styles.button, step === 'asking' && styles.pressed)}>
              {isCorrected ? t('Finish') : t('Get Feedback')}
            </span>
          </div>
        </div>
      </div>
      <button type="button" className={styles.play} disabled={import.meta.env.SSR} onClick={press}>
        {isPlaying ? t('Pause the example') : isCorrected ? t('Play the example') : t('Go on')}
      </button>
    </div>
  );
}

const Written = ({ text, right, isCorrected }: Stretch & { readonly isCorrected: boolean }) =>
  isCorrected && right ? (
    <>
      <del className={styles.del}>{text}</del> <ins className={styles.ins}>{right}</ins>
    </>
  ) : (
    text
  );

/** Of which day the page was rendered ahead, nobody needs to see. */
const today = (): string =>
  import.meta.env.SSR
    ? '\u00a0'
    : new Intl.DateTimeFormat(language(), { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date());
