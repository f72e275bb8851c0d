import { useQuery } from '@tanstack/react-query';
import { PERIODS, type Period } from '#domain/period.ts';
import { call } from '#web/api.ts';
import { timeZone } from '#web/learners-day.ts';
import { useSession } from '#web/session.tsx';

/** The mistake ledger of a period, asked for once and kept; a new entry makes it old, as it does the figures. */
export function useMistakes(period: Period) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['progress', user?.user_id, period, 'mistakes'],
    queryFn: ({ signal }) =>
      call('fetchMistakes', { hist_period_days: PERIODS[period].days, time_zone: timeZone() }, { signal }),
    enabled: user !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
