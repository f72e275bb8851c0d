import { useQuery } from '@tanstack/react-query';
import { PERIODS, type Period } from '#domain/period.ts';
import { call } from '#web/api.ts';
import { timeZone, useLearnersDay } from '#web/learners-day.ts';
import { useYesterdayOpen } from '#web/learners-yesterday.ts';
import { useSession } from '#web/session.tsx';

/**
 * The entries of a period. Each period is asked for once and kept (spec §4); a new entry makes it old, and so do the next day and
 * the noon at which yesterday is over.
 */
export function useProgress(period: Period) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['progress', user?.user_id, period, useLearnersDay(), useYesterdayOpen()],
    queryFn: ({ signal }) =>
      call('fetchLastDiaryEntries', { hist_period_days: PERIODS[period].days, time_zone: timeZone() }, { signal }),
    // The same learner's last answer stays until the next one is there; nobody sees another's.
    placeholderData: (last, query) => (query?.queryKey[1] === user?.user_id ? last : undefined),
    enabled: user !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
