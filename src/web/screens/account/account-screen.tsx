import { DangerZone } from '#web/screens/account/danger-zone.tsx';
import { PersonalInformation } from '#web/screens/account/personal-information.tsx';
import { useProfile, useSession } from '#web/session.tsx';
import { Page } from '#web/ui/page.tsx';
import styles from './account-screen.module.css';

/** The account screen (spec §2 /account). */
export function AccountScreen() {
  const { user } = useSession();
  const { data: profile, isError, refetch } = useProfile();
  return (
    <Page title="Account">
      <h1>Hello, {profile ? <bdi>{profile.username}</bdi> : <span className={styles.placeholder}>learner</span>}</h1>
      {isError && (
        <p role="alert" className={styles.problem}>
          Your profile could not be read.{' '}
          <button type="button" className={styles.again} onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      <PersonalInformation email={user?.email} profile={profile} />
      <DangerZone />
    </Page>
  );
}
