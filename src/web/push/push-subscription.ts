import type { Contract } from '#contract';

/* What the page and its service worker both know of a browser's subscription to pushes. */

type Told = Contract['subscribePush']['input'];

/** A subscription as the server takes it. Throws where the browser leaves out what RFC 8291 demands. */
export function toldOf(subscription: PushSubscription, push_key: string): Told {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  if (!endpoint || !p256dh || !auth) throw new TypeError('The subscription has no address or no keys.');
  return { endpoint, p256dh, auth, push_key };
}

/** Whether it was made for this key (base64url); with another one nothing reaches it. */
export function isFor({ options }: PushSubscription, push_key: string): boolean {
  const { applicationServerKey: made } = options;
  // Some browsers do not tell; they keep one key as long as they keep the subscription.
  return !made || base64url(new Uint8Array(made)) === push_key;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
