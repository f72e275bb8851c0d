import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { t } from '#web/languages/t.ts';
import { useStillHere } from '#web/lib/use-still-here.ts';
import { type Deletion, setDeletion } from '#web/screens/history/deletion.ts';
import { useHistoryChanges } from '#web/screens/history/use-history.ts';
import { useTell } from '#web/status.tsx';
import { useCall } from '#web/use-call.ts';

const FAILED = 'The entry could not be brought back. Please try again.';

/** Brings a deleted entry back and leads to it. */
export function useUndo({ entry_id }: Deletion) {
  const call = useCall();
  const tell = useTell();
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const { changed } = useHistoryChanges();
  const undoing = useMutation({
    mutationFn: () => call('undeleteEntry', { entry_id }),
    onSuccess: () => {
      setDeletion(undefined);
      changed();
      tell('success', t('Your entry is back.'));
      if (isStillHere()) void navigate(`/history/${entry_id}`);
    },
    onError: () => tell('error', t(FAILED)),
  });
  return { isBusy: undoing.isPending, undo: () => !undoing.isPending && undoing.mutate() };
}
