import { MOOD_LABELS, MOODS, type Mood } from '#domain/mood.ts';
import { t } from '#web/languages/t.ts';
import { classNames } from '#web/lib/class-names.ts';
import colours from '#web/ui/mood-colour.module.css';
import { MoodFace } from '#web/ui/mood-face.tsx';
import styles from './mood-filter.module.css';

type Props = { readonly mood: Mood | undefined; readonly onChoose: (mood: Mood | undefined) => void };

/** The five faces; pressing the pressed one again shows all moods. */
export function MoodFilter({ mood, onChoose }: Props) {
  return (
    <fieldset className={styles.faces}>
      <legend className="visually-hidden">{t('Mood')}</legend>
      {MOODS.map((each) => (
        <button
          key={each}
          type="button"
          aria-label={t(MOOD_LABELS[each])}
          title={t(MOOD_LABELS[each])}
          aria-pressed={each === mood}
          className={classNames(styles.button, colours[`mood${each}`])}
          onClick={() => onChoose(each === mood ? undefined : each)}
        >
          <MoodFace mood={each} className={styles.face} />
        </button>
      ))}
    </fieldset>
  );
}
