import { MOOD_LABELS, type MOOD_UNSET, MOODS, type Mood } from '#domain/mood.ts';
import { classNames } from '#web/lib/class-names.ts';
import colours from '#web/ui/mood-colour.module.css';
import { MoodFace } from '#web/ui/mood-face.tsx';
import styles from './mood-scale.module.css';

type Props = {
  readonly mood: Mood | typeof MOOD_UNSET;
  /** A mood was chosen; the chosen one again takes it back. */
  readonly onChoose: (mood: Mood) => void;
};

/** The mood scale (spec §2 /diary): five radio options, or none. */
export function MoodScale({ mood, onChoose }: Props) {
  return (
    <fieldset className={styles.scale}>
      <legend className={styles.question}>How was your mood today?</legend>
      <div className={styles.options}>
        {MOODS.map((value) => (
          <label key={value} className={classNames(styles.option, colours[`mood${value}`])}>
            <input
              type="radio"
              name="mood"
              className="visually-hidden"
              value={value}
              checked={mood === value}
              onChange={() => onChoose(value)}
              onClick={() => mood === value && onChoose(value)}
              onKeyUp={(event) => {
                // Browsers make nothing of Space on the chosen radio; here it takes the mood back, as a click does.
                if (mood !== value || ![' ', 'Delete', 'Backspace'].includes(event.key)) return;
                event.preventDefault();
                onChoose(value);
              }}
            />
            <MoodFace mood={value} />
            <span>{MOOD_LABELS[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
