import type { Profile } from '#contract';
import { known, t } from '#web/languages/t.ts';
import { BLOCKED } from '#web/push/push-device.ts';
import { Problem } from '#web/screens/account/problem.tsx';
import type { PushState, usePushNotification } from '#web/screens/account/use-push-notification.ts';
import { Switch } from '#web/ui/switch.tsx';

const NOTES: Readonly<Record<PushState, string>> = {
  reading: 'Reminders to write may come to this device.',
  unset: 'Dayglot Diary does not send push notifications.',
  unable:
    'This browser takes no push notifications here. On an iPhone or iPad, add the diary to the home screen first.',
  blocked: BLOCKED,
  asking: 'The browser asks whether it may show notifications. Please allow it there.',
  ready: 'Reminders to write may come to this device, with nothing of what you wrote in them.',
};

const UNREADY: readonly PushState[] = ['reading', 'unset', 'unable'];

type Props = { readonly profile: Profile | undefined; readonly push: ReturnType<typeof usePushNotification> };

/** The pushes of this very device; disabled where none can come (spec §2 /account). */
export function PushSetting({ profile, push }: Props) {
  const { state, isOn, problem, want } = push;
  return (
    <Switch
      label={t('Push Notifications')}
      checked={isOn}
      disabled={!profile || UNREADY.includes(state)}
      onChange={(event) => void want(event.target.checked)}
      note={
        <>
          {problem !== known(BLOCKED) && known(NOTES[state])}
          {problem && (
            <>
              {' '}
              <Problem text={t('Not saved. {why}', { why: problem })} />
            </>
          )}
        </>
      }
    />
  );
}
