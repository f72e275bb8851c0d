import { isFor } from '#web/push/push-subscription.ts';

/* Pushes as far as this device and its browser are concerned. */

/** Why the browser does not do as wanted, in words for the learner. */
export class PushRefused extends Error {}

export const BLOCKED =
  'This browser blocks notifications from this page. Allow them in its settings for this site, then switch this on.';
const NOT_ALLOWED = 'The browser was not allowed to show notifications. Switch this on again to be asked once more.';
const NOT_SUBSCRIBED = 'This browser did not reach its push service. Please try again later.';

/** How long the service worker may take to be there, in ms: the first time it fetches the whole page. */
const WORKER_WITHIN_MS = 30_000;

/** Whether this browser takes pushes at all, on this page: over plain http none does. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The subscription of this device for a key, where notices may be shown too. */
export async function subscriptionFor(push_key: string): Promise<PushSubscription | undefined> {
  if (!canPush() || Notification.permission !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  const held = await registration?.pushManager.getSubscription();
  return held && isFor(held, push_key) ? held : undefined;
}

/** Asks the learner, who has just pressed for it, then the browser's push service. Throws PushRefused. */
export async function subscribeDevice(push_key: string): Promise<PushSubscription> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') throw new PushRefused(permission === 'denied' ? BLOCKED : NOT_ALLOWED);
  try {
    const { pushManager } = await worker();
    const held = await pushManager.getSubscription();
    if (held && !isFor(held, push_key)) await held.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key });
  } catch {
    throw new PushRefused(NOT_SUBSCRIBED);
  }
}

/** Has the browser forget its subscription; where that fails the server's forgetting is enough. */
export async function unsubscribeDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const held = await registration?.pushManager.getSubscription();
  await held?.unsubscribe().catch(() => false);
}

/** The service worker, once it is at work. */
async function worker(): Promise<ServiceWorkerRegistration> {
  // As the page does after loading (offline.ts): who comes first registers it.
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const late = new Promise<never>((_, reject) => setTimeout(reject, WORKER_WITHIN_MS, new Error('No worker came.')));
  return Promise.race([navigator.serviceWorker.ready, late]);
}
