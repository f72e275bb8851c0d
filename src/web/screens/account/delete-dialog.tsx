import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import type { User } from '#contract';
import { call } from '#web/api.ts';
import { rich } from '#web/languages/rich.tsx';
import { t, tn } from '#web/languages/t.ts';
import { CurrentPasswordField } from '#web/screens/account/current-password-field.tsx';
import { useDeletion } from '#web/screens/account/use-deletion.ts';
import { Button } from '#web/ui/button.tsx';
import { closeDialogOf, Dialog } from '#web/ui/dialog.tsx';
import styles from './delete-dialog.module.css';

type Props = {
  readonly user: User;
  readonly cur_streak: number;
  readonly hasUnsent: boolean;
  readonly onClose: () => void;
};

/** Asks before the account is deleted, and names what is lost. */
export function DeleteDialog({ user, cur_streak, hasUnsent, onClose }: Props) {
  const { isBusy, recent, remove } = useDeletion();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void remove().then((outcome) => outcome === 'failed' && closeDialogOf(form));
  };
  const text = <Losses user={user} cur_streak={cur_streak} hasUnsent={hasUnsent} />;
  return (
    <Dialog title={t('Delete your account?')} text={text} busy={isBusy} onClose={onClose}>
      <form noValidate onSubmit={send} className={styles.form}>
        <CurrentPasswordField recent={recent} />
        <div className={styles.answers}>
          <Button kind="quiet" busy={isBusy} onClick={(event) => closeDialogOf(event.currentTarget)}>
            {t('Keep my account')}
          </Button>
          <Button kind="danger" type="submit" busy={isBusy}>
            {t('Delete my account')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Losses({ user, cur_streak, hasUnsent }: Omit<Props, 'onClose'>) {
  const { data } = useQuery({
    queryKey: ['deletion', user.user_id],
    queryFn: ({ signal }) => call('previewDeletion', {}, { signal }),
    gcTime: 0,
  });
  return (
    <div className={styles.losses}>
      <p>{t('This is lost, everywhere and for ever:')}</p>
      <ul>
        <li>{rich('your account {address} with its settings', { address: <bdi>{user.email}</bdi> })}</li>
        <li>{entriesText(data?.num_entries)}</li>
        <li>
          {cur_streak > 0
            ? tn(cur_streak, 'your progress and your streak of 1 day', 'your progress and your streak of {count} days')
            : t('your progress')}
        </li>
        {hasUnsent && <li>{t('the entry in this browser that you have not sent yet')}</li>}
      </ul>
      <p>{t('Nobody can bring it back, not even we.')}</p>
    </div>
  );
}

/** The entries by their number, once it is known. */
function entriesText(count: number | undefined): string {
  if (count === undefined) return t('all your entries with their corrections');
  if (count === 0) return t('your diary, which has no entries yet');
  return tn(count, 'your 1 entry with its corrections', 'your {count} entries with their corrections');
}
