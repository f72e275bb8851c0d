import { Link, useLocation } from 'react-router';
import { t } from '#web/languages/t.ts';
import { useDeleting } from '#web/screens/history/use-deleting.ts';
import type { Entry } from '#web/screens/history/use-entry.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './entry-actions.module.css';

/** The way to the entries before and after, and out of the diary. */
export function EntryActions({ entry }: { readonly entry: Entry }) {
  const { entry_id, day, older_id, newer_id } = entry;
  const { isBusy, remove } = useDeleting({ entry_id, day });
  return (
    <div className={styles.actions}>
      <nav aria-label={t('Other entries')} className={styles.others}>
        {older_id && <Other id={older_id}>{t('Older entry')}</Other>}
        {newer_id && <Other id={newer_id}>{t('Newer entry')}</Other>}
      </nav>
      <Button kind="danger" busy={isBusy} onClick={remove}>
        {t('Delete this entry')}
      </Button>
    </div>
  );
}

/** It takes this one's place: Back still leads to the list. */
function Other({ id, children }: { readonly id: string; readonly children: string }) {
  const { state } = useLocation() as { readonly state: unknown };
  return (
    <Link to={`/history/${id}`} replace state={state}>
      {children}
    </Link>
  );
}
