import { Navigate, useLocation } from 'react-router';
import { t } from '#web/languages/t.ts';
import { tokenOf } from '#web/lib/token-of.ts';
import { useConfirmLink } from '#web/screens/mail-veri/use-confirm-link.ts';
import { useSession } from '#web/session.tsx';
import { Advice } from '#web/ui/advice.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FormMessage } from '#web/ui/form-message.tsx';
import { Notice } from '#web/ui/notice.tsx';

const WORDS = {
  open: { title: 'Confirm your email', text: 'Press the button to confirm that this address is yours.' },
  verified: {
    title: 'Your email is verified',
    text: 'You can close this page: the one where you registered continues automatically. Or log in here.',
  },
  expired: {
    title: 'This link has expired',
    text: 'A verification link is good for 24 hours. Log in and press «Resend verification email» to get a new one.',
  },
  invalid: {
    title: 'This link does not work',
    text: 'Perhaps it was cut in two by the mail program, or it belongs to an older address. Log in and press «Resend verification email» to get a new one.',
  },
} as const;

/** Where the link of a verification mail leads, in any browser: the token is its fragment, so that no server's log has it. */
export function VerifiedScreen() {
  const token = tokenOf(useLocation().hash);
  return <VerifyLink key={token} token={token} />;
}

function VerifyLink({ token }: { readonly token: string }) {
  const { state } = useSession();
  const { outcome, isOwn, isBusy, refusal, press } = useConfirmLink(token);
  // Confirmed just now or before: nothing is left to do here.
  if (isOwn && state === 'verified') return <Navigate to="/diary" replace />;
  const { title, text } = WORDS[outcome];
  return (
    <Notice title={t(title)}>
      <p>{t(text)}</p>
      {outcome === 'open' ? (
        <>
          <FormMessage kind="error" text={refusal?.message} />
          <Advice text={refusal?.advice} />
          <Button busy={isBusy} onClick={press}>
            {t('Confirm my email')}
          </Button>
        </>
      ) : (
        <WayOn />
      )}
    </Notice>
  );
}

function WayOn() {
  const { state } = useSession();
  if (state === 'unverified') return <ButtonLink to="/mail-veri">{t('Get a new email')}</ButtonLink>;
  if (state === 'verified') return <ButtonLink to="/diary">{t('Open your diary')}</ButtonLink>;
  return <ButtonLink to="/login">{t('Log in')}</ButtonLink>;
}
