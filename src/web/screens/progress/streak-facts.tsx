import type { Contract } from '#contract';
import { MOST_FREEZES } from '#domain/streak.ts';
import { t, tn } from '#web/languages/t.ts';
import styles from './streak-facts.module.css';

type Facts = NonNullable<Contract['fetchLastDiaryEntries']['output']['streak']>;

/** Beside the streak: the days of the last 30, the longest streak and the freezes that are held. */
export function StreakFacts({ streak }: { readonly streak: Facts }) {
  const { written_of_30, longest, freezes } = streak;
  return (
    <p className={styles.facts}>
      <span>{t('{count} of the last 30 days written', { count: written_of_30 })}</span>
      <span>{tn(longest, 'Longest streak: 1 day', 'Longest streak: {count} days')}</span>
      <span>{t('Freezes: {count} of {most} (ten days written earn one)', { count: freezes, most: MOST_FREEZES })}</span>
    </p>
  );
}
