import type { Speech } from '#web/feedback/use-speech.ts';
import { t } from '#web/languages/t.ts';
import styles from './listen-button.module.css';

type Props = { readonly name: string; readonly text: string; readonly speech: Speech };

/** Reads the corrected text out, and stops. */
export function ListenButton({ name, text, speech }: Props) {
  const isPlaying = speech.playing === name;
  return (
    <button
      type="button"
      className={styles.listen}
      onClick={() => (isPlaying ? speech.stop() : speech.play(name, text))}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={isPlaying ? STOP : SPEAKER} />
      </svg>
      {isPlaying ? t('Stop') : t('Listen')}
      <span className="visually-hidden">{` ${isPlaying ? t('reading') : t('to the corrected text')}`}</span>
    </button>
  );
}

/** In the stroke of the faces, on a viewBox of 20 × 20. */
const SPEAKER = 'M3.5 8v4h2.7l3.8 3.2V4.8L6.2 8zM13 7.5c1.3 1.5 1.3 3.5 0 5M15.2 5.3c2.5 2.7 2.5 6.7 0 9.4';
const STOP = 'M6 6h8v8H6z';
