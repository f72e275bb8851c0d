import webPush from 'web-push';
import { directFetch } from '#server/adapters/direct-fetch.ts';
import type { Push, PushMessage, PushTarget } from '#server/ports/push.ts';

/** The keys of `npm run push-keys`, and who answers for the pushes: https://… or mailto:…, told to the push services. */
export type WebPushOptions = { readonly publicKey: string; readonly privateKey: string; readonly subject: string };

/** A push service that has not answered after this counts as down; well within the outbox's lease. */
const DEADLINE_MS = 10_000;
/** A later push takes the place of one that waits for a device that is switched off. */
const TOPIC = 'reminder';

/** What a service answers for a browser that is not subscribed any more (RFC 8030 §7.3). */
const GONE = [404, 410];

/** Encrypts for the browser (RFC 8291), signs for its push service (RFC 8292) and posts. */
export function createWebPush({ publicKey, privateKey, subject }: WebPushOptions): Push {
  const vapidDetails = { publicKey, privateKey, subject };
  const requestFor = ({ endpoint, p256dh, auth }: PushTarget, { notice, ttl_s }: PushMessage) => {
    const options = { vapidDetails, TTL: ttl_s, topic: TOPIC, urgency: 'normal' } as const;
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), options);
    } catch {
      // Keys that are none: no push ever reaches this browser. The keys of our own were checked at the start.
      return undefined;
    }
  };
  return {
    publicKey,
    async send(target, message) {
      const request = requestFor(target, message);
      if (!request) return 'gone';
      const status = await post(target.endpoint, request.headers, request.body);
      if (GONE.includes(status)) return 'gone';
      if (status < 200 || status > 299) throw new Error(`The push service did not take the push (HTTP ${status}).`);
      return 'sent';
    },
  };
}

/** The HTTP status of the answer; whatever fetch throws holds the address, so it is not passed on. */
async function post(endpoint: string, headers: Record<string, unknown>, body: Buffer): Promise<number> {
  const { 'Content-Length': _, ...rest } = headers;
  const init = { method: 'POST', body: new Uint8Array(body) } as const;
  try {
    const text = Object.entries(rest).map(([name, value]) => [name, String(value)] as const);
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await directFetch(endpoint, { ...init, headers: Object.fromEntries(text), signal });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new Error(`The push service ${isLate ? 'did not answer in time' : 'cannot be reached'}.`);
  }
}
