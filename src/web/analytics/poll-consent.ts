/** How often consent is looked for, and for how long, in ms (spec §9). */
export const CONSENT_POLL_MS = 250;
export const CONSENT_POLL_FOR_MS = 10_000;

/** The clock of the polling. `wait` takes ms. */
export type Clock = { readonly now_ms: () => number; readonly wait: (ms: number) => Promise<void> };

/**
 * Looks at once, then every 250 ms for up to 10 s (spec §2); answers what was found, undefined when the time was over or
 * `signal` was aborted. A tab in the background is given fewer looks, not more time.
 */
export async function pollConsent<T>(
  look: () => T | undefined,
  { now_ms, wait }: Clock,
  signal: AbortSignal,
): Promise<T | undefined> {
  const until_ms = now_ms() + CONSENT_POLL_FOR_MS;
  while (!signal.aborted) {
    const found = look();
    if (found !== undefined) return found;
    if (now_ms() + CONSENT_POLL_MS > until_ms) return undefined;
    await wait(CONSENT_POLL_MS);
  }
  return undefined;
}
