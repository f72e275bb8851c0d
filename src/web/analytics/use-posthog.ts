import { useEffect, useRef } from 'react';
import type { Statistic } from '#domain/analytics.ts';
import type { Consent } from '#web/analytics/use-consent.ts';

/** Has PostHog count too, where the operator configured it, from the consent on to its withdrawal. */
export function usePosthog({ choice, posthog, mayCount }: Consent): (statistic: Statistic) => void {
  const loading = useRef<Promise<typeof import('#web/analytics/posthog.ts') | undefined>>(undefined);
  const maySend = useRef(mayCount);
  useEffect(() => {
    maySend.current = mayCount;
  });
  useEffect(() => {
    if (choice !== 'given' || !posthog) return;
    const isAllowed = () => maySend.current();
    // Should it not load, only our own server counts.
    loading.current = import('#web/analytics/posthog.ts').catch(() => undefined);
    void loading.current.then((loaded) => isAllowed() && loaded?.startPosthog(posthog, isAllowed));
    return () => {
      void loading.current?.then((loaded) => loaded?.stopPosthog());
      loading.current = undefined;
    };
  }, [choice, posthog]);
  return (statistic) => void loading.current?.then((loaded) => loaded?.captureStatistic(statistic));
}
