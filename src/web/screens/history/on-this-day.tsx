import { Link } from 'react-router';
import { locale, t } from '#web/languages/t.ts';
import { dayAs } from '#web/screens/history/dates.ts';
import type { Entry } from '#web/screens/history/use-entry.ts';
import styles from './on-this-day.module.css';

const AGO = { month: 'A month before', year: 'A year before' } as const;

/** What was written a month and a year before. */
export function OnThisDay({ entries }: { readonly entries: Entry['on_this_day'] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="on-this-day" className={styles.section}>
      <h2 id="on-this-day">{t('On this day')}</h2>
      <ul className={styles.list}>
        {entries.map(({ entry_id, day, ago, snippet }) => (
          <li key={entry_id}>
            <Link to={`/history/${entry_id}`} className={styles.link}>
              {t(AGO[ago])}
            </Link>{' '}
            <span lang={locale()} className={styles.day}>
              {dayAs('whole', day)}
            </span>
            <p dir="auto" className={styles.snippet}>
              {snippet.text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
