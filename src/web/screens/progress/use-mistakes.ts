import { useQuery } from '@tanstack/react-query';
import { PERIODS, type Period } from '#domain/period.ts';
import { call } from '#web/api.ts';
import { timeZone, useLearnersDay } from '#web/learners-day.ts';
import { useSession } from '#web/session.tsx';

/** The mistake ledger of a period, asked for once and kept; a new entry or day makes it old, as it does the figures. */
export function useMistakes(period: Period) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['progress', user?.user_id, period, useLearnersDay(), 'mistakes'],
    queryFn: ({ signal }) =>
      call('fetchMistakes', { hist_period_days: PERIODS[period].days, time_zone: timeZone() }, { signal }),
    // The same learner's last answer stays until the next one is there; nobody sees another's.
    placeholderData: (last, query) => (query?.queryKey[1] === user?.user_id ? last : undefined),
    enabled: user !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
