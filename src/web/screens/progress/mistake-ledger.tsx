import { Link } from 'react-router';
import type { Contract } from '#contract';
import { dayMonthLabel } from '#domain/day.ts';
import type { Period } from '#domain/period.ts';
import { kindLabel } from '#web/feedback/compare.ts';
import { inFigures } from '#web/languages/in-figures.ts';
import { t, tn } from '#web/languages/t.ts';
import { GettingBetter } from '#web/screens/progress/getting-better.tsx';
import { PERIOD_WORDS } from '#web/screens/progress/period-words.ts';
import { useMistakes } from '#web/screens/progress/use-mistakes.ts';
import styles from './mistake-ledger.module.css';

type Common = Contract['fetchMistakes']['output']['common'][number];

/** Kinds beyond these are too rare to work on. */
const MOST_KINDS = 6;

/** What the learner gets wrong most often, with their own words, and what they got better at. Silent until it is known. */
export function MistakeLedger({ period }: { readonly period: Period }) {
  const { data } = useMistakes(period);
  if (!data) return null;
  const { common, better, recoveries } = data;
  return (
    <>
      <GettingBetter better={better} recoveries={recoveries} period={period} />
      <h2>{t('Your most common mistakes')}</h2>
      {common.length === 0 ? (
        <p className={styles.none}>{t('Nothing had to be corrected in this time.')}</p>
      ) : (
        <ul className={styles.kinds}>
          {common.slice(0, MOST_KINDS).map((one) => (
            <Kind key={one.kind} common={one} period={period} />
          ))}
        </ul>
      )}
    </>
  );
}

const TRENDS = { up: '↑', down: '↓', equal: '→' } as const;

function Kind({ common, period }: { readonly common: Common; readonly period: Period }) {
  const { kind, count, per_100_words, trend, examples } = common;
  return (
    <li className={styles.kind}>
      <p className={styles.facts}>
        <strong className={styles.name}>{kindLabel(kind)}</strong>
        <span>{tn(count, 'once', '{count} times')}</span>
        {per_100_words !== undefined && <span>{t('{rate} per 100 words', { rate: inFigures(per_100_words, 1) })}</span>}
        {trend && (
          <span className={trend === 'down' ? styles.better : undefined}>
            <span aria-hidden="true">{TRENDS[trend]} </span>
            {t(PERIOD_WORDS[period][trend])}
          </span>
        )}
      </p>
      <ul className={styles.examples}>
        {examples.map((example) => (
          <li key={`${example.entry_id} ${example.wrong} ${example.right}`}>
            <Example {...example} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The change in the learner's own sentence, and the way to its entry. */
function Example({ entry_id, day, wrong, right, sentence }: Common['examples'][number]) {
  return (
    <>
      <span dir="auto" className={styles.change}>
        {wrong !== '' && <del className={styles.wrong}>{wrong}</del>}{' '}
        {right !== '' && <ins className={styles.right}>{right}</ins>}
      </span>
      {sentence !== '' && (
        <q dir="auto" className={styles.sentence}>
          {sentence}
        </q>
      )}
      <Link to={`/history/${entry_id}`} className={styles.day}>
        {dayMonthLabel(day)}
        <span className="visually-hidden">{`: ${t('open the entry')}`}</span>
      </Link>
    </>
  );
}
