import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Contract } from '#contract';
import { browserRefuses } from '#web/analytics/browser-refusal.ts';
import { ASKED, type Asked, type Choice, choose, readChoice, watchChoice } from '#web/analytics/consent.ts';
import { installationQuery } from '#web/installation-query.ts';

export type Posthog = NonNullable<Contract['readInstallation']['output']['posthog']>;

export type Consent = {
  /** 'unknown' until it is known what is to be asked for; 'barred': the browser has refused for its learner. */
  readonly choice: Choice | 'unknown' | 'barred';
  /** A yes is kept on this device, whatever it was for. */
  readonly isKept: boolean;
  /** Where a yes would send statistics besides our own server. */
  readonly posthog: Posthog | undefined;
  readonly choose: (isAllowed: boolean) => void;
  /** Whether something may be counted at this very moment. */
  readonly mayCount: () => boolean;
};

/** The visitor's consent to statistics. Whoever refused costs the server no question, unless they look at it again. */
export function useConsent(isLookedAt: boolean): Consent {
  const isIdle = useIdle();
  const kept = useSyncExternalStore(watchChoice, () => readChoice(ASKED.own));
  const isAsking = isIdle && !browserRefuses() && (kept !== 'refused' || isLookedAt);
  const { data } = useQuery({ ...installationQuery, enabled: isAsking });
  const asked: Asked | undefined = data && (data.posthog ? ASKED.posthog : ASKED.own);
  return {
    choice: browserRefuses()
      ? 'barred'
      : asked
        ? readChoice(asked)
        : kept === 'refused' && !isLookedAt
          ? kept
          : 'unknown',
    posthog: data?.posthog ?? undefined,
    isKept: kept === 'given',
    // A no needs no answer: it holds for whatever would be asked for.
    choose: (isAllowed) => (asked || !isAllowed) && choose(isAllowed, asked ?? ASKED.own),
    mayCount: () => asked !== undefined && !browserRefuses() && readChoice(asked) === 'given',
  };
}

const LONGEST_WAIT_MS = 2000;

/** True once the page has had nothing to do for a moment. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const rested = () => setIdle(true);
    if (typeof requestIdleCallback === 'function') requestIdleCallback(rested, { timeout: LONGEST_WAIT_MS });
    else setTimeout(rested, 200);
  }, []);
  return isIdle;
}
