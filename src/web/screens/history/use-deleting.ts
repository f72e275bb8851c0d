import { useMutation } from '@tanstack/react-query';
import { t } from '#web/languages/t.ts';
import { useStillHere } from '#web/lib/use-still-here.ts';
import { useLeave } from '#web/screens/history/back.ts';
import { type Deletion, setDeletion } from '#web/screens/history/deletion.ts';
import { useHistoryChanges } from '#web/screens/history/use-history.ts';
import { useTell } from '#web/status.tsx';
import { useCall } from '#web/use-call.ts';

const FAILED = 'The entry could not be deleted. It is still here; please try again.';

/** Deletes an entry at once and goes back to the list, where it can be undone for a while. */
export function useDeleting(deletion: Deletion) {
  const call = useCall();
  const tell = useTell();
  const leave = useLeave();
  const isStillHere = useStillHere();
  const { deleted } = useHistoryChanges();
  const deleting = useMutation({
    mutationFn: () => call('deleteEntry', { entry_id: deletion.entry_id }),
    onSuccess: () => {
      // In the list it can be undone. Whoever went elsewhere meanwhile is told, and stays there.
      if (isStillHere() || location.pathname === '/history') setDeletion(deletion);
      else tell('success', t('Entry deleted.'));
      if (isStillHere()) leave();
      deleted(deletion.entry_id);
    },
    onError: () => tell('error', t(FAILED)),
  });
  return { isBusy: deleting.isPending || deleting.isSuccess, remove: () => deleting.mutate() };
}
