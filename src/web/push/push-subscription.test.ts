import { expect, test } from 'vitest';
import { isFor, toldOf } from '#web/push/push-subscription.ts';

const KEY = 'B-_7';
const subscription = (json: object, key: Uint8Array | null = null) =>
  ({ toJSON: () => json, options: { applicationServerKey: key?.buffer ?? null } }) as unknown as PushSubscription;

test('what the server is told', () => {
  const json = { endpoint: 'https://fcm.googleapis.com/x', expirationTime: null, keys: { p256dh: 'p', auth: 'a' } };
  expect(toldOf(subscription(json), KEY)).toEqual({ endpoint: json.endpoint, p256dh: 'p', auth: 'a', push_key: KEY });
  for (const broken of [{}, { endpoint: json.endpoint }, { ...json, keys: { p256dh: 'p' } }])
    expect(() => toldOf(subscription(broken), KEY)).toThrow();
});

test('a subscription is for its own key, and for any where the browser does not tell', () => {
  expect(isFor(subscription({}, new Uint8Array([7, 239, 251])), KEY)).toBe(true);
  expect(isFor(subscription({}, new Uint8Array([7, 239, 250])), KEY)).toBe(false);
  expect(isFor(subscription({}), KEY)).toBe(true);
});
