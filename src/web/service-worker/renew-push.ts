import type { CallName, Contract } from '#contract';
import { toldOf } from '#web/push/push-subscription.ts';

/** Subscribes again for a key of the server's. */
type Subscribe = (push_key: string) => Promise<PushSubscription>;

/**
 * The browser has changed its address by itself: the server is told the new one. It takes it only while pushes are on in the
 * session that this browser has, so nobody who signed in meanwhile gets somebody else's.
 */
export async function renewPush(subscribe: Subscribe): Promise<void> {
  const { push_key } = await call('readInstallation', {});
  if (push_key) await call('subscribePush', { ...toldOf(await subscribe(push_key), push_key), renews: true });
}

async function call<K extends CallName>(name: K, data: Contract[K]['input']): Promise<Contract[K]['output']> {
  const response = await fetch(`/call/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
  return (await response.json()).result;
}
