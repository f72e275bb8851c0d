import { rich } from '#web/languages/rich.tsx';
import { t } from '#web/languages/t.ts';
import { useOnline } from '#web/lib/use-online.ts';
import styles from './entry-said.module.css';

type Props = {
  /** The session ended while it was being written. */
  readonly isSignedOut: boolean;
  readonly onLogIn: () => void;
};

/** What stands between the entry and its way out; it goes out as soon as it can. */
export function EntrySaid({ isSignedOut, onLogIn }: Props) {
  const isOnline = useOnline();
  if (isSignedOut)
    return (
      <>
        {rich('You were signed out. {log_in} to go on; your words are kept.', {
          log_in: (
            <button type="button" className={styles.logIn} onClick={onLogIn}>
              {t('Log in')}
            </button>
          ),
        })}
      </>
    );
  const why = isOnline ? t('The diary cannot be reached right now.') : t('You’re offline.');
  return `${why} ${t('Your entry is kept here and goes out when the connection is back.')}`;
}
