import type { Profile } from '#contract';
import { rich } from '#web/languages/rich.tsx';
import { t } from '#web/languages/t.ts';
import { Problem } from '#web/screens/account/problem.tsx';
import { PushSetting } from '#web/screens/account/push-setting.tsx';
import { ReminderSettings } from '#web/screens/account/reminder-settings.tsx';
import { Section } from '#web/screens/account/section.tsx';
import { useMailNotification } from '#web/screens/account/use-mail-notification.ts';
import { usePushNotification } from '#web/screens/account/use-push-notification.ts';
import { Switch } from '#web/ui/switch.tsx';

type Props = { readonly email: string; readonly profile: Profile | undefined };

/** What the learner may be told of, and by which way (spec §2 /account). */
export function NotificationSettings({ email, profile }: Props) {
  const mail = useMailNotification(profile);
  const push = usePushNotification(profile);
  return (
    <Section title={t('Notification Settings')}>
      <Switch
        label={t('Email Notifications')}
        checked={mail.isOn}
        disabled={!profile}
        onChange={(event) => void mail.want(event.target.checked)}
        note={
          <>
            {rich(
              'Reminders to write may come by mail to {address}. Mails about your account itself come in any case.',
              {
                address: <bdi>{email}</bdi>,
              },
            )}
            {mail.problem && (
              <>
                {' '}
                <Problem text={t('Not saved. {why}', { why: mail.problem })} />
              </>
            )}
          </>
        }
      />
      {profile && mail.isOn && <ReminderSettings profile={profile} isMailed />}
      <PushSetting profile={profile} push={push} />
      {profile && !mail.isOn && (push.isOn || profile.is_noti_push) && <ReminderSettings profile={profile} />}
    </Section>
  );
}
