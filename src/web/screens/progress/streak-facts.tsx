import type { Contract } from '#contract';
import { MOST_FREEZES } from '#domain/streak.ts';
import styles from './streak-facts.module.css';

type Facts = NonNullable<Contract['fetchLastDiaryEntries']['output']['streak']>;

/** Beside the streak: the days of the last 30, the longest streak and the freezes that are held. */
export function StreakFacts({ streak }: { readonly streak: Facts }) {
  const { written_of_30, longest, freezes } = streak;
  return (
    <p className={styles.facts}>
      <span>{written_of_30} of the last 30 days written</span>
      <span>Longest streak: {longest === 1 ? '1 day' : `${longest} days`}</span>
      <span>
        Freezes: {freezes} of {MOST_FREEZES} (ten days written earn one)
      </span>
    </p>
  );
}
