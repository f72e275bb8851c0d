import { t, tn } from '#web/languages/t.ts';
import { classNames } from '#web/lib/class-names.ts';
import { type HistoryFilter, isFiltered } from '#web/screens/history/history-filter.ts';
import { HistorySkeleton } from '#web/screens/history/history-skeleton.tsx';
import { MonthList } from '#web/screens/history/month-list.tsx';
import { ShowMore } from '#web/screens/history/show-more.tsx';
import type { useHistory } from '#web/screens/history/use-history.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import styles from './history-list.module.css';

type Props = {
  readonly history: ReturnType<typeof useHistory>;
  readonly filter: HistoryFilter;
  readonly onClear: () => void;
};

/** The entries of a filter, more of them as one goes down; or what there is to say instead. */
export function HistoryList({ history, filter, onClear }: Props) {
  const { data, isError, isFetching, isPlaceholderData, hasNextPage, refetch } = history;
  if (!data) return isError ? <Failure onRetry={refetch} /> : <HistorySkeleton />;
  const rows = data.pages.flatMap(({ entries }) => entries);
  const isEmpty = rows.length === 0 && !hasNextPage && !isPlaceholderData;
  const isWhole = !isFiltered(filter);
  // After the first entry it is not true any more that there is none.
  if (isEmpty && isWhole && isFetching) return <HistorySkeleton />;
  return (
    <>
      <p role="status" className={classNames(styles.count, isWhole && 'visually-hidden')}>
        {!isWhole && !isPlaceholderData && !isEmpty && countInWords(rows.length, hasNextPage)}
        {isEmpty && !isWhole && t('Nothing found.')}
      </p>
      <div className={classNames(styles.list, isPlaceholderData && styles.old)}>
        <MonthList rows={rows} />
      </div>
      {isEmpty && (isWhole ? <NoEntries /> : <NothingFound onClear={onClear} />)}
      {hasNextPage && <ShowMore history={history} />}
      {isError && <Failure onRetry={refetch} />}
    </>
  );
}

function countInWords(found: number, hasMore: boolean): string {
  if (hasMore) return found === 0 ? t('Searching …') : t('{found} and more', { found });
  return tn(found, '1 entry', '{count} entries');
}

const NoEntries = () => (
  <div className={styles.empty}>
    <p>{t('No entries yet. The first one is a few lines away.')}</p>
    <ButtonLink to="/diary">{t('Write today’s')}</ButtonLink>
  </div>
);

const NothingFound = ({ onClear }: { readonly onClear: () => void }) => (
  <div className={styles.empty}>
    <p>{t('Nothing in your diary fits. Fewer words, or fewer choices, find more.')}</p>
    <Button kind="quiet" onClick={onClear}>
      {t('Show all entries')}
    </Button>
  </div>
);

const Failure = ({ onRetry }: { readonly onRetry: () => unknown }) => (
  <div role="alert" className={styles.failure}>
    <p>{t('Your entries could not be loaded. They are safe; please try again.')}</p>
    <Button kind="quiet" onClick={() => void onRetry()}>
      {t('Try again')}
    </Button>
  </div>
);
