import { useState } from 'react';
import { useLogOut } from '#web/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormMessage } from '#web/ui/form-message.tsx';
import styles from './danger-zone.module.css';

/** What ends something (spec §2 /account «Danger Zone»). */
export function DangerZone() {
  const logOut = useLogOut();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const leave = () => {
    setBusy(true);
    logOut('wipe').catch((cause: Error) => {
      setError(cause.message);
      setBusy(false);
    });
  };
  return (
    <section aria-labelledby="danger" className={styles.section}>
      <h2 id="danger">Danger Zone</h2>
      <div className={styles.row}>
        <p>Log out on this device. An entry that you have not sent yet is removed from it.</p>
        <Button kind="danger" busy={isBusy} onClick={leave}>
          Logout
        </Button>
      </div>
      <FormMessage kind="error" text={error} />
    </section>
  );
}
