import { PERIODS, type Period } from '#domain/period.ts';
import { t } from '#web/languages/t.ts';
import { classNames } from '#web/lib/class-names.ts';
import { PERIOD_WORDS } from '#web/screens/progress/period-words.ts';
import { StreakFacts } from '#web/screens/progress/streak-facts.tsx';
import quilt from './mood-quilt.module.css';
import styles from './progress-skeleton.module.css';
import tiles from './stat-tiles.module.css';

/** Its lines are as long as anybody's. */
const NO_STREAK = { written_of_30: 0, longest: 2, freezes: 0, frozen: [] };

/** What a period looks like before it is known: the same sizes, so that nothing moves when it comes (spec §2). */
export function ProgressSkeleton({ period }: { readonly period: Period }) {
  const { days } = PERIODS[period];
  const words = PERIOD_WORDS[period];
  return (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('Loading your figures')}
      </p>
      <div aria-hidden="true">
        <dl className={tiles.tiles}>
          {[t('Avg. Mood'), t('Correct Words'), t('Streak')].map((name) => (
            <div key={name} className={tiles.tile}>
              <dt className={tiles.name}>{name}</dt>
              <dd className={classNames(tiles.value, styles.bone)}>0.0</dd>
              <dd>
                <span className={tiles.trend}>
                  <span className={styles.bone}>0.0 · 00 %</span>
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.bones}>
          <StreakFacts streak={NO_STREAK} />
        </div>
      </div>
      <h2>{t(words.moods)}</h2>
      <div className={classNames(quilt.quilt, days > 7 ? quilt.month : quilt.week)} aria-hidden="true">
        {Array.from({ length: days }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
          <div key={at} className={classNames(quilt.patch, styles.patch)} />
        ))}
      </div>
      <h2>{t(words.words)}</h2>
      <div className={styles.chart} aria-hidden="true" />
    </div>
  );
}
