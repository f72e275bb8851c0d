import { useState } from 'react';
import { useResend } from '#web/screens/mail-veri/use-resend.ts';
import { useLogOut, useSessionPolling } from '#web/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormMessage } from '#web/ui/form-message.tsx';
import styles from './verify-notice.module.css';

/** How often the page looks whether the address is verified, in ms (spec §9). */
const POLL_MS = 2000;

/** Asks for the click on the link in the mail, and notices by itself when that has happened. */
export function VerifyNotice({ email }: { readonly email: string }) {
  const [isLeaving, setLeaving] = useState(false);
  const [leaveError, setLeaveError] = useState<string>();
  const { isSending, outcome, resend } = useResend();
  const logOut = useLogOut();
  useSessionPolling(isLeaving ? undefined : POLL_MS);
  const leave = () => {
    setLeaving(true);
    logOut('keep').catch((error: Error) => {
      setLeaveError(error.message);
      setLeaving(false);
    });
  };
  return (
    <Card title="Verify Your Email">
      <div className={styles.text}>
        <p>
          We sent a link to <strong className={styles.address}>{email}</strong>. Open it on any device; this page goes
          on by itself.
        </p>
        <p className={styles.advice}>
          Nothing there? Look among the spam, and please wait at least 5 minutes before requesting a new verification
          email.
        </p>
      </div>
      <div className={styles.actions}>
        <FormMessage kind="error" text={outcome?.error ?? leaveError} />
        <FormMessage kind="success" text={outcome?.success} />
        <Button busy={isSending} onClick={resend}>
          {isSending ? 'Sending...' : 'Resend verification email'}
        </Button>
        <a
          href="/login"
          className={styles.back}
          onClick={(event) => {
            event.preventDefault();
            leave();
          }}
        >
          Back to Login
        </a>
      </div>
    </Card>
  );
}
