import type { Contract } from '#contract';
import type { Period } from '#domain/period.ts';
import { kindLabel } from '#web/feedback/compare.ts';
import { inFigures } from '#web/languages/in-figures.ts';
import { rich } from '#web/languages/rich.tsx';
import { t } from '#web/languages/t.ts';
import { PERIOD_WORDS } from '#web/screens/progress/period-words.ts';
import styles from './mistake-ledger.module.css';

type Ledger = Contract['fetchMistakes']['output'];
type Props = Pick<Ledger, 'better' | 'recoveries'> & {
  readonly period: Period;
};

const MOST_KINDS = 3;
const MOST_PATTERNS = 4;

/** Kinds with fewer mistakes than before, and what is got right again; nothing where there is nothing to tell yet. */
export function GettingBetter({ better, recoveries, period }: Props) {
  if (better.length === 0 && recoveries.length === 0) return null;
  return (
    <>
      <h2>{t('Getting better')}</h2>
      <ul className={styles.better_list}>
        {better.slice(0, MOST_KINDS).map((one) => (
          <li key={one.kind}>
            {rich(PERIOD_WORDS[period].better, {
              kind: <strong className={styles.name}>{kindLabel(one.kind)}</strong>,
              now: inFigures(one.per_100_words, 1),
              before: inFigures(one.before, 1),
            })}
          </li>
        ))}
        {recoveries.slice(0, MOST_PATTERNS).map((one) => (
          <li key={`${one.wrong} ${one.right}`}>
            {rich('{words}: last {chances} chances, {right} right', {
              words: <bdi className={styles.pattern}>{one.right}</bdi>,
              chances: inFigures(one.chances),
              right: inFigures(one.num_right),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
