import { useParams } from 'react-router';
import { t } from '#web/languages/t.ts';
import { BackLink } from '#web/screens/history/back-link.tsx';
import { EntryView } from '#web/screens/history/entry-view.tsx';
import { HistorySkeleton } from '#web/screens/history/history-skeleton.tsx';
import { useEntry } from '#web/screens/history/use-entry.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';

/** One entry of the history: what was written, what was corrected and why. */
export function EntryScreen() {
  const { entry_id = '' } = useParams();
  const { data, isMissing, isError, refetch } = useEntry(entry_id);
  if (isMissing) return <Missing />;
  if (data)
    return (
      <Page title={t('Entry')} width="wide">
        <BackLink />
        <EntryView key={entry_id} entry={data} />
      </Page>
    );
  if (isError) return <Unread onRetry={refetch} />;
  return (
    <Page title={t('Entry')} width="wide">
      <BackLink />
      <h1>{t('Your entry')}</h1>
      <HistorySkeleton />
    </Page>
  );
}

const Missing = () => (
  <Notice title={t('This entry is not here')}>
    <p>{t('It may have been deleted, or the address is not quite right.')}</p>
    <ButtonLink to="/history" replace>
      {t('All your entries')}
    </ButtonLink>
  </Notice>
);

const Unread = ({ onRetry }: { readonly onRetry: () => unknown }) => (
  <Notice title={t('Your entry could not be loaded')}>
    <p>{t('It is safe; please try again.')}</p>
    <Button onClick={() => void onRetry()}>{t('Try again')}</Button>
  </Notice>
);
