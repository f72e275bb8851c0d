import { Link } from 'react-router';
import { t } from '#web/languages/t.ts';
import { FilterBar } from '#web/screens/history/filter-bar.tsx';
import { HistoryList } from '#web/screens/history/history-list.tsx';
import { UndoBar } from '#web/screens/history/undo-bar.tsx';
import { useFilter } from '#web/screens/history/use-filter.ts';
import { useHistory } from '#web/screens/history/use-history.ts';
import { Page } from '#web/ui/page.tsx';
import styles from './history-screen.module.css';

/** Everything that the learner wrote, month by month, to look through and to search (docs/decisions/0020). */
export function HistoryScreen() {
  const [filter, change] = useFilter();
  const history = useHistory(filter);
  const known = history.data?.pages[0]?.filters;
  return (
    <Page title={t('History')}>
      <h1>{t('Your entries')}</h1>
      <UndoBar />
      <p className={styles.back}>
        <Link to="/progress">{t('Back to your progress')}</Link>
      </p>
      {known?.num_entries !== 0 && <FilterBar filter={filter} known={known} onChange={change} />}
      <HistoryList history={history} filter={filter} onClear={() => change({ ...NO_FILTER })} />
    </Page>
  );
}

const NO_FILTER = { search: '', mood: undefined, lang: undefined, kind: undefined } as const;
