import type { Contract } from '#contract';
import { kindLabel } from '#web/feedback/compare.ts';
import styles from './mistake-ledger.module.css';

type Ledger = Contract['fetchMistakes']['output'];
type Props = Pick<Ledger, 'better' | 'recoveries'> & {
  /** What the period is compared with, in words. */
  readonly before: string;
};

const MOST_KINDS = 3;
const MOST_PATTERNS = 4;

/** Kinds with fewer mistakes than before, and what is got right again; nothing where there is nothing to tell yet. */
export function GettingBetter({ better, recoveries, before }: Props) {
  if (better.length === 0 && recoveries.length === 0) return null;
  return (
    <>
      <h2>Getting better</h2>
      <ul className={styles.better_list}>
        {better.slice(0, MOST_KINDS).map((one) => (
          <li key={one.kind}>
            <strong className={styles.name}>{kindLabel(one.kind)}</strong>: {one.per_100_words.toFixed(1)} per 100
            words, {one.before.toFixed(1)} {before}
          </li>
        ))}
        {recoveries.slice(0, MOST_PATTERNS).map((one) => (
          <li key={`${one.wrong} ${one.right}`}>
            <bdi className={styles.pattern}>{one.right}</bdi>: last {one.chances} chances, {one.num_right} right
          </li>
        ))}
      </ul>
    </>
  );
}
