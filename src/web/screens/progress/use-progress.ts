import { useQuery } from '@tanstack/react-query';
import { PERIODS, type Period } from '#domain/period.ts';
import { call } from '#web/api.ts';
import { timeZone } from '#web/learners-day.ts';
import { useSession } from '#web/session.tsx';

/** The entries of a period. Each period is asked for once and kept (spec §4); a new entry makes it old. */
export function useProgress(period: Period) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['progress', user?.user_id, period],
    queryFn: ({ signal }) =>
      call('fetchLastDiaryEntries', { hist_period_days: PERIODS[period].days, time_zone: timeZone() }, { signal }),
    enabled: user !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
