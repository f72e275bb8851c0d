import { useState } from 'react';
import { t } from '#web/languages/t.ts';
import { reportBug, statusOf } from '#web/screens/account/failure.ts';
import { useDeleteAccount } from '#web/screens/account/use-delete-account.ts';
import { useRecentSignIn } from '#web/screens/account/use-recent-sign-in.ts';
import { useTell } from '#web/status.tsx';

/** Deleting the account (spec §8 «Account»). Its alerts survive going to another screen. */
export function useDeletion() {
  const deleteAccount = useDeleteAccount();
  const recent = useRecentSignIn();
  const tell = useTell();
  const [isBusy, setBusy] = useState(false);
  const remove = async (): Promise<'deleted' | 'asked' | 'failed'> => {
    setBusy(true);
    try {
      if (!(await recent.attempt(deleteAccount))) return 'asked';
      tell('alert', t('Account deleted successfully!'));
      return 'deleted';
    } catch (error) {
      reportBug(error);
      tell('alert', statusOf(t('Error deleting account'), error));
      return 'failed';
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, recent, remove };
}
