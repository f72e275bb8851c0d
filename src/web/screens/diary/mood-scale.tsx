import { type Dispatch, memo } from 'react';
import { MOOD_LABELS, type MOOD_UNSET, MOODS, type Mood } from '#domain/mood.ts';
import { t } from '#web/languages/t.ts';
import { classNames } from '#web/lib/class-names.ts';
import type { DiaryEvent } from '#web/screens/diary/diary-state.ts';
import colours from '#web/ui/mood-colour.module.css';
import { MoodFace } from '#web/ui/mood-face.tsx';
import styles from './mood-scale.module.css';

type Props = {
  /** A memo hears of another language by it. */
  readonly question: string;
  readonly mood: Mood | typeof MOOD_UNSET;
  readonly dispatch: Dispatch<DiaryEvent>;
};

/** The mood scale (spec §2 /diary): five radio options, or none; the chosen one again takes it back. */
export const MoodScale = memo(({ question, mood, dispatch }: Props) => {
  const onChoose = (chosen: Mood) => dispatch({ type: 'felt', mood: chosen });
  return (
    <fieldset className={styles.scale}>
      <legend className={styles.question}>{question}</legend>
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
            <span>{t(MOOD_LABELS[value])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
