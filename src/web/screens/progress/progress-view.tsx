import { moodCalendar } from '#domain/calendar.ts';
import { chartPoints } from '#domain/chart.ts';
import { daysEndingAt } from '#domain/day.ts';
import { PERIODS, type Period } from '#domain/period.ts';
import { statsOf } from '#domain/stats.ts';
import { t } from '#web/languages/t.ts';
import { MistakeLedger } from '#web/screens/progress/mistake-ledger.tsx';
import { MoodQuilt } from '#web/screens/progress/mood-quilt.tsx';
import { PERIOD_WORDS } from '#web/screens/progress/period-words.ts';
import { ProgressSkeleton } from '#web/screens/progress/progress-skeleton.tsx';
import { StatTiles } from '#web/screens/progress/stat-tiles.tsx';
import { StreakFacts } from '#web/screens/progress/streak-facts.tsx';
import { useProgress } from '#web/screens/progress/use-progress.ts';
import { WordsChart } from '#web/screens/progress/words-chart.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './progress-view.module.css';

/** One period: its figures, its moods and its words; or what there is to say instead. */
export function ProgressView({ period }: { readonly period: Period }) {
  const { days } = PERIODS[period];
  const words = PERIOD_WORDS[period];
  const { data, isError, isFetching, refetch } = useProgress(period);
  const isEmpty = data?.diaryEntries.length === 0;
  // After the first entry it is not true any more that there is none: what was known before waits for the answer.
  if (isEmpty && isFetching) return <ProgressSkeleton period={period} />;
  if (!data) return isError ? <Failure onRetry={refetch} /> : <ProgressSkeleton period={period} />;
  if (isEmpty) return <p className={styles.empty}>{t('No data yet...')}</p>;
  const shown = daysEndingAt(data.today, days);
  return (
    <>
      <StatTiles stats={statsOf(data.diaryEntries, days)} streak={data.cur_streak} />
      {data.streak && <StreakFacts streak={data.streak} />}
      <h2>{t(words.moods)}</h2>
      <MoodQuilt cells={moodCalendar(data.diaryEntries, data.today, days, data.streak?.frozen)} />
      <h2>{t(words.words)}</h2>
      <WordsChart days={shown} points={chartPoints(data.diaryEntries).filter(({ day }) => shown.includes(day))} />
      <MistakeLedger period={period} />
    </>
  );
}

function Failure({ onRetry }: { readonly onRetry: () => unknown }) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{t('Your figures could not be loaded. Your entries are safe; please try again.')}</p>
      <Button kind="quiet" onClick={() => void onRetry()}>
        {t('Try again')}
      </Button>
    </div>
  );
}
