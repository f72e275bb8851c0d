import { useSearchParams } from 'react-router';
import { t } from '#web/languages/t.ts';
import { useSession } from '#web/session.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const RESULTS = {
  verified: {
    title: 'Your email is verified',
    text: 'Thank you. Your diary is open now: write a few lines about today.',
  },
  expired: {
    title: 'This link has expired',
    text: 'A verification link is good for 24 hours. Log in and press «Resend verification email» to get a new one.',
  },
  unavailable: {
    title: 'Please open the link once more',
    text: 'The server could not look it up just now. Your link stays good: try again in a minute.',
  },
  invalid: {
    title: 'This link does not work',
    text: 'Perhaps it was cut in two by the mail program, or it belongs to an older address. Log in and press «Resend verification email» to get a new one.',
  },
} as const;

const isResult = (value: string | null): value is keyof typeof RESULTS =>
  value !== null && Object.hasOwn(RESULTS, value);

/** Where the link of a verification mail lands, in any browser, signed in or not. */
export function VerifiedScreen() {
  const [query] = useSearchParams();
  const { state } = useSession();
  const given = query.get('result');
  // Whoever is verified already has opened an old link, and there is nothing left for them to do.
  const result = state === 'verified' ? 'verified' : isResult(given) ? given : 'invalid';
  const { title, text } = RESULTS[result];
  return (
    <Notice title={t(title)}>
      <p>{t(text)}</p>
      {result === 'verified' ? (
        <ButtonLink to="/diary">{t('Open your diary')}</ButtonLink>
      ) : (
        <ButtonLink to={state === 'unverified' ? '/mail-veri' : '/login'}>
          {state === 'unverified' ? t('Get a new email') : t('Log in')}
        </ButtonLink>
      )}
    </Notice>
  );
}
