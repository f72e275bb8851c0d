import { afterEach, expect, test, vi } from 'vitest';
import { renewPush } from '#web/service-worker/renew-push.ts';

const json = { endpoint: 'https://fcm.googleapis.com/new', keys: { p256dh: 'p', auth: 'a' } };
const subscribe = async () => ({ toJSON: () => json }) as unknown as PushSubscription;

/** A server whose answers are these, by the name of the call; answers what it was told. */
function serve(answers: Record<string, unknown>): [string, unknown][] {
  const told: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const name = path.replace('/call/', '');
    told.push([name, JSON.parse(String(init.body)).data]);
    return name in answers ? Response.json({ result: answers[name] }) : new Response('', { status: 503 });
  });
  return told;
}
afterEach(() => vi.unstubAllGlobals());

test('the new address is told for the key that the server has now, as a renewal', async () => {
  const told = serve({ readInstallation: { push_key: 'KEY' }, subscribePush: {} });
  const keys: string[] = [];
  await renewPush(async (key) => {
    keys.push(key);
    return subscribe();
  });
  const input = { endpoint: json.endpoint, p256dh: 'p', auth: 'a', push_key: 'KEY', renews: true };
  expect([keys, told]).toEqual([
    ['KEY'],
    [
      ['readInstallation', {}],
      ['subscribePush', input],
    ],
  ]);
});

test('where no pushes are sent any more, nothing is subscribed to', async () => {
  const told = serve({ readInstallation: { push_key: null } });
  await renewPush(() => Promise.reject(new Error('It asked all the same.')));
  expect(told).toHaveLength(1);
});

test('a server that is away is a failure', async () => {
  serve({ readInstallation: { push_key: 'KEY' } });
  await expect(renewPush(subscribe)).rejects.toThrow('subscribePush answered 503.');
});
