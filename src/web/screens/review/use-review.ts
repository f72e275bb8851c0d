import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api.ts';
import { timeZone } from '#web/learners-day.ts';
import { useSession } from '#web/session.tsx';

/** What `at` is asked for: a sitting begins, goes on beyond the day's dozen, or is over. */
type Moment = 'begin' | 'more' | 'end';

/** What is left of today's sitting, asked anew in each round and then left alone: no card changes while it is looked at. */
export function useReview(at: Moment, round = 0) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['review', user?.user_id, at, round],
    queryFn: ({ signal }) =>
      call('fetchReview', { time_zone: timeZone(), ...(at === 'more' && { more: true }) }, { signal }),
    enabled: user !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
