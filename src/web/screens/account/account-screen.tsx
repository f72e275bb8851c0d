import { rich } from '#web/languages/rich.tsx';
import { t } from '#web/languages/t.ts';
import { DangerZone } from '#web/screens/account/danger-zone.tsx';
import { DaySettings } from '#web/screens/account/day-settings.tsx';
import { Devices } from '#web/screens/account/devices.tsx';
import { ExportSection } from '#web/screens/account/export-section.tsx';
import { HelpSupport } from '#web/screens/account/help-support.tsx';
import { LanguageSetting } from '#web/screens/account/language-setting.tsx';
import { NotificationSettings } from '#web/screens/account/notification-settings.tsx';
import { PersonalInformation } from '#web/screens/account/personal-information.tsx';
import { Unread } from '#web/screens/account/unread.tsx';
import { useProfile, useSession } from '#web/session.tsx';
import { Page } from '#web/ui/page.tsx';
import styles from './account-screen.module.css';

/** The account screen (spec §2 /account). Its guard lets verified learners in alone, so there is a user. */
export function AccountScreen() {
  const { user } = useSession();
  const read = useProfile();
  const profile = read.data;
  if (!user) return null;
  return (
    <Page title={t('Account')}>
      <h1 className={styles.greeting}>
        {rich('Hello, {name}', {
          name: profile ? <bdi>{profile.username}</bdi> : <span className={styles.placeholder}>{t('learner')}</span>,
        })}
      </h1>
      <Unread text={t('Your profile could not be read.')} query={read} />
      <PersonalInformation email={user.email} profile={profile} />
      <NotificationSettings email={user.email} profile={profile} />
      <DaySettings profile={profile} />
      <LanguageSetting />
      <Devices userId={user.user_id} />
      <ExportSection userId={user.user_id} />
      <HelpSupport />
      <DangerZone user={user} cur_streak={profile?.cur_streak ?? 0} />
    </Page>
  );
}
