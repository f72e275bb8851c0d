import { useProfile } from '#web/session.tsx';
import styles from './streak-line.module.css';

/** How many days in a row were written. Its room is kept, so that nothing moves when the answer comes. */
export function StreakLine() {
  const days = useProfile().data?.cur_streak ?? 0;
  return <p className={styles.line}>{days > 1 && `${days} days in a row`}</p>;
}
