import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#web/api.ts';
import { tn } from '#web/languages/t.ts';
import { timeZone, useLearnersDay } from '#web/learners-day.ts';
import { useSession } from '#web/session.tsx';
import styles from './due-badge.module.css';

/** That cards of one's own mistakes wait today. It is asked when the page has nothing else to do, and says nothing when it fails. */
export function DueBadge() {
  const { user } = useSession();
  const isIdle = useIdle();
  const { data } = useQuery({
    queryKey: ['progress', user?.user_id, 'due', useLearnersDay()],
    queryFn: ({ signal }) => call('countReview', { time_zone: timeZone() }, { signal }),
    enabled: isIdle && user?.is_verified === true,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: false,
  });
  if (!data?.num_due) return null;
  return (
    <Link to="/review" className={styles.badge}>
      {tn(data.num_due, '1 to review', '{count} to review')}
    </Link>
  );
}

/** How long a browser that does not tell when it rests is given, in ms. */
const REST_MS = 2000;

/** Whether the page has come to rest since this was asked. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIdle(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(rest, REST_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(rest);
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
