import { useLocation } from 'react-router';
import { rich } from '#web/languages/rich.tsx';
import { t } from '#web/languages/t.ts';
import { AddressCorrection } from '#web/screens/mail-veri/address-correction.tsx';
import { BackToLogin } from '#web/screens/mail-veri/back-to-login.tsx';
import { useLeaving } from '#web/screens/mail-veri/use-leaving.ts';
import { useResend } from '#web/screens/mail-veri/use-resend.ts';
import { useSessionPolling } from '#web/session-actions.ts';
import { Advice } from '#web/ui/advice.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormMessage } from '#web/ui/form-message.tsx';
import styles from './verify-notice.module.css';

/** How often the page looks whether the address is verified, in ms (spec §9). */
const POLL_MS = 2000;

const SENT = 'We sent a link to {address}. Open it on any device; this page goes on by itself.';
const UNSENT = 'To go on we need to send a link to {address}. Open it on any device; this page goes on by itself.';

/** Asks for the click on the link in the mail, and notices by itself when that has happened. */
export function VerifyNotice({ email }: { readonly email: string }) {
  const { isLeaving, leaveError, leave } = useLeaving();
  const { isSending, refusal, success, tellSuccess, resend } = useResend();
  useSessionPolling(isLeaving ? undefined : POLL_MS);
  // Registering says so when its mail did not get away; a later resend or another address mends that.
  const isMailSent =
    (useLocation().state as { isMailSent?: boolean } | null)?.isMailSent !== false || success !== undefined;
  return (
    <Card title={t('Verify Your Email')}>
      <div className={styles.text}>
        <p>{rich(isMailSent ? SENT : UNSENT, { address: <strong className={styles.address}>{email}</strong> })}</p>
        <p className={styles.advice}>
          {isMailSent ? t('Nothing there?') : t('The mail could not be sent just now: press the button below.')}{' '}
          {t('Look among the spam, and please wait at least 5 minutes before requesting a new verification email.')}
        </p>
      </div>
      <AddressCorrection onChanged={(address) => tellSuccess(t('We sent a new link to {address}.', { address }))} />
      <div className={styles.actions}>
        <FormMessage kind="error" text={refusal?.message ?? leaveError} />
        <FormMessage kind="success" text={success} />
        <Advice text={refusal?.advice} />
        <Button busy={isSending} onClick={resend}>
          {isSending ? t('Sending...') : t('Resend verification email')}
        </Button>
        <BackToLogin onLeave={leave} />
      </div>
    </Card>
  );
}
