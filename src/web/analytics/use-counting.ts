import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type PageName, pageSeen, type Statistic, type StatisticName } from '#domain/analytics.ts';
import { type Clock, pollConsent } from '#web/analytics/poll-consent.ts';
import { STATISTIC_EVENT } from '#web/analytics/tell-statistic.ts';
import { useSession } from '#web/session.tsx';

const CLOCK: Clock = {
  now_ms: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Hands on what is to be counted, and only what happens while it may be: a page_view a navigation (spec §2), where consent
 * is found within 10 s of it, and whatever the screens tell. Everything else is gone.
 */
export function useCounting(mayCount: () => boolean, count: (statistic: Statistic) => void): void {
  const { pathname } = useLocation();
  const { state } = useSession();
  const seen = (): PageName | undefined =>
    mayCount() ? pageSeen(pathname, state === 'loading' ? undefined : state) : undefined;
  const latest = useRef({ seen, count });
  useEffect(() => {
    latest.current = { seen, count };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a navigation
  useEffect(() => {
    const leaving = new AbortController();
    void pollConsent(() => latest.current.seen(), CLOCK, leaving.signal).then((page) => {
      if (page) latest.current.count({ name: 'page_view', page });
    });
    return () => leaving.abort();
  }, [pathname]);

  useEffect(() => {
    const hear = (event: Event) => {
      const page = latest.current.seen();
      if (page) latest.current.count({ name: (event as CustomEvent<StatisticName>).detail, page });
    };
    addEventListener(STATISTIC_EVENT, hear);
    return () => removeEventListener(STATISTIC_EVENT, hear);
  }, []);
}
