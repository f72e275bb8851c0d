import { Link } from 'react-router';
import { t } from '#web/languages/t.ts';
import { useIsFromList, useLeave } from '#web/screens/history/back.ts';
import styles from '#web/screens/history/history-screen.module.css';

/** To the list, and to one's place in it. */
export function BackLink() {
  const isFromList = useIsFromList();
  const leave = useLeave();
  return (
    <p className={styles.back}>
      <Link
        to="/history"
        onClick={(event) => {
          if (!isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          leave();
        }}
      >
        {t('All your entries')}
      </Link>
    </p>
  );
}
