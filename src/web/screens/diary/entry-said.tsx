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
        You were signed out.{' '}
        <button type="button" className={styles.logIn} onClick={onLogIn}>
          Log in
        </button>{' '}
        to go on; your words are kept.
      </>
    );
  const why = isOnline ? 'The diary cannot be reached right now.' : 'You’re offline.';
  return `${why} Your entry is kept here and goes out when the connection is back.`;
}
