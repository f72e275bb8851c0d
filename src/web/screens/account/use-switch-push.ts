import { chooseOnDevice } from '#web/lib/device-choice.ts';
import { subscribeDevice, unsubscribeDevice } from '#web/push/push-device.ts';
import { toldOf } from '#web/push/push-subscription.ts';
import { useSession } from '#web/session.tsx';
import { useChangeProfile } from '#web/session-actions.ts';
import { useCall } from '#web/use-call.ts';

type Wish = { readonly isOn: boolean; readonly push_key: string };

/** Turns the pushes of this device on or off, in the browser and on the server. Throws CallError and PushRefused. */
export function useSwitchPush(): (wish: Wish) => Promise<void> {
  const call = useCall();
  const changeProfile = useChangeProfile();
  const { user } = useSession();
  return async ({ isOn, push_key }) => {
    if (isOn) {
      await call('subscribePush', toldOf(await subscribeDevice(push_key), push_key));
      await changeProfile({ is_noti_push: true, is_push_here: true });
    } else {
      const { is_noti_push } = await call('unsubscribePush', {});
      await unsubscribeDevice();
      await changeProfile({ is_noti_push, is_push_here: undefined });
    }
    chooseOnDevice('push', isOn && user ? user.user_id : '');
  };
}
