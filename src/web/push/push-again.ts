import type { QueryClient } from '@tanstack/react-query';
import { call } from '#web/api.ts';
import { deviceChoice } from '#web/lib/device-choice.ts';

/**
 * A session has begun, and what the one before had told of pushes ended with it: where this learner turned them on on this
 * device, and did not log out since, the server is told again. Should that fail, the switch on /account says that they are off.
 */
export async function pushAgain(client: QueryClient, user_id: string): Promise<void> {
  if (deviceChoice('push') !== user_id) return;
  await tellAgain().catch(() => undefined);
  await client.invalidateQueries({ queryKey: ['profile', user_id] });
}

async function tellAgain(): Promise<void> {
  const { push_key } = await call('readInstallation', {});
  if (!push_key) return;
  const [{ subscriptionFor }, { toldOf }] = await Promise.all([
    import('#web/push/push-device.ts'),
    import('#web/push/push-subscription.ts'),
  ]);
  const held = await subscriptionFor(push_key);
  if (held) await call('subscribePush', toldOf(held, push_key));
}
