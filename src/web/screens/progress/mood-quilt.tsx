import type { CalendarCell } from '#domain/calendar.ts';
import { MOOD_LABELS } from '#domain/mood.ts';
import { t } from '#web/languages/t.ts';
import { classNames } from '#web/lib/class-names.ts';
import colours from '#web/ui/mood-colour.module.css';
import { MoodFace } from '#web/ui/mood-face.tsx';
import styles from './mood-quilt.module.css';

/** The mood calendar (spec §9): a patch a day, in the colour and with the face of its mood; the last day with data is ticked. */
export function MoodQuilt({ cells }: { readonly cells: readonly CalendarCell[] }) {
  return (
    <ol className={classNames(styles.quilt, cells.length > 7 ? styles.month : styles.week)}>
      {cells.map((cell) => (
        <Patch key={cell.day} cell={cell} />
      ))}
    </ol>
  );
}

function Patch({ cell }: { readonly cell: CalendarCell }) {
  const { day, label, mood, is_last, is_frozen } = cell;
  return (
    <li
      className={classNames(
        styles.patch,
        mood && styles.painted,
        mood && colours[`mood${mood}`],
        is_last && styles.last,
      )}
    >
      <time dateTime={day} className={styles.label}>
        {label}
      </time>
      {mood && <MoodFace mood={mood} bare className={styles.face} />}
      {is_frozen && <Flake />}
      {is_last && <Tick />}
      <span className="visually-hidden">{inWords(cell)}</span>
    </li>
  );
}

/** What the patch says to those who listen. */
function inWords({ mood, has_data, is_last, is_frozen }: CalendarCell): string {
  const nothing = is_frozen ? t('a freeze kept your streak') : t('no corrected entry');
  const said = mood ? t(MOOD_LABELS[mood]) : has_data ? t('no mood chosen') : nothing;
  return `: ${is_last ? t('{said}, the last day written', { said }) : said}`;
}

function Tick() {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={styles.tick}>
      <path d="M2.5 6.5 5 9l4.5-5.5" />
    </svg>
  );
}

function Flake() {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={styles.flake}>
      <path d="M6 1v10M1.7 3.5l8.6 5M10.3 3.5l-8.6 5" />
    </svg>
  );
}
