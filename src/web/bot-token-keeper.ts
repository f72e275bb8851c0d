import { attestationBackoff } from '#domain/attestation-backoff.ts';
import { CallError, HTTP_STATUS } from '#domain/errors.ts';

/** A new token and how long it serves; no token where the server asks for none. */
export type Grant = { readonly token: string | undefined; readonly good_ms: number };

type Ports = {
  readonly obtain: () => Promise<Grant>;
  readonly now_ms: () => number;
  readonly after: (wait_ms: number, work: () => void) => void;
};

/** So long before its end a token that is used is replaced. */
const RENEW_MS = 60_000;

/**
 * Keeps one attestation token, gets the next one in time while somebody needs it, and rests after a failure (spec §9).
 * It lives in memory only.
 */
export function createBotTokenKeeper({ obtain, now_ms, after }: Ports) {
  let current: { readonly token: string | undefined; readonly ends_ms: number } | undefined;
  let pending: Promise<void> | undefined;
  let failures = 0;
  let restsUntil_ms = 0;
  /** Somebody asked since the current token came. */
  let isWanted = false;

  const isGoodFor = (ms: number): boolean => current !== undefined && current.ends_ms > now_ms() + ms;

  const keep = ({ token, good_ms }: Grant): void => {
    const kept = { token, ends_ms: now_ms() + good_ms };
    current = kept;
    failures = 0;
    isWanted = false;
    after(Math.max(0, good_ms - RENEW_MS), () => {
      if (current === kept && isWanted) renew();
    });
  };
  const rest = (error: unknown): void => {
    failures += 1;
    const refusal = error instanceof CallError ? error : undefined;
    const asked_ms = (refusal?.details?.retry_after_s ?? 0) * 1000;
    restsUntil_ms = now_ms() + Math.max(asked_ms, attestationBackoff(failures, refusal && HTTP_STATUS[refusal.status]));
  };
  const renew = (): void => {
    if (pending || now_ms() < restsUntil_ms) return;
    pending = obtain()
      .then(keep, rest)
      .finally(() => {
        pending = undefined;
      });
  };
  const prepare = (): void => {
    isWanted = true;
    if (!isGoodFor(RENEW_MS)) renew();
  };

  return {
    /** Sees to it that there is a token soon; to be called as often as one likes. */
    prepare,
    /** The token, waiting for one that is on its way; undefined when there is none to be had or none is asked for. */
    token: async (signal?: AbortSignal): Promise<string | undefined> => {
      prepare();
      if (!isGoodFor(0)) await orAborted(pending, signal);
      signal?.throwIfAborted();
      return isGoodFor(0) ? current?.token : undefined;
    },
    /** Forgets a token that the server refused, unless another one has come meanwhile. */
    drop: (refused: string | undefined): void => {
      if (current?.token === refused) current = undefined;
    },
  };
}

/** Waits for the work, but no longer than the signal; the work itself goes on for others. */
async function orAborted(work: Promise<void> | undefined, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return work;
  const aborted = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return Promise.race([work, aborted]);
}
