import { memo, useId } from 'react';
import { Link } from 'react-router';
import type { HistoryRow } from '#contract';
import { MOOD_LABELS } from '#domain/mood.ts';
import { t, tn } from '#web/languages/t.ts';
import { classNames } from '#web/lib/class-names.ts';
import { languageName } from '#web/lib/language-name.ts';
import { dayAs } from '#web/screens/history/dates.ts';
import { Marked } from '#web/screens/history/marked.tsx';
import colours from '#web/ui/mood-colour.module.css';
import { MoodFace } from '#web/ui/mood-face.tsx';
import styles from './entry-row.module.css';

type Props = {
  readonly row: HistoryRow;
  /** In which its dates are; a memo hears of another language by it. */
  readonly locale: string;
};

/** One entry of the list: its day, how it begins or what was found in it, and what there is to know of it. */
export const EntryRow = memo(function EntryRow({ row, locale }: Props) {
  const id = useId();
  const { entry_id, day, lang, mood, snippet } = row;
  return (
    <li className={styles.row}>
      <Link to={`/history/${entry_id}`} state={FROM_LIST} className={styles.day} aria-describedby={id} lang={locale}>
        <span aria-hidden="true" className={styles.weekday}>
          {dayAs('weekday', day)}
        </span>
        <span aria-hidden="true" className={styles.date}>
          {Number(day.slice(8))}
        </span>
        <span className="visually-hidden">{dayAs('whole', day)}</span>
      </Link>
      <div id={id} className={styles.said}>
        <p className={styles.snippet} lang={lang} dir="auto">
          <Marked snippet={snippet} />
        </p>
        <p className={styles.facts}>{factsOf(row).join(' · ')}</p>
      </div>
      {mood && <MoodFace mood={mood} className={classNames(styles.face, colours[`mood${mood}`])} />}
    </li>
  );
});

/** The entry's page then leads back to this very list. */
const FROM_LIST = { isFromList: true } as const;

function factsOf({ state, mood, lang, num_words, num_word_diffs }: HistoryRow): string[] {
  const facts = [
    state === 'pending' && t('Not checked yet'),
    mood && t(MOOD_LABELS[mood]),
    num_words !== undefined && tn(num_words, '1 word', '{count} words'),
    num_word_diffs !== undefined &&
      (num_word_diffs === 0 ? t('all correct') : tn(num_word_diffs, '1 corrected', '{count} corrected')),
    lang && languageName(lang),
  ];
  return facts.filter((fact) => typeof fact === 'string');
}
