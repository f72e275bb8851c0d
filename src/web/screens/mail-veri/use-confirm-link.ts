import { useEffect, useRef, useState } from 'react';
import { t } from '#web/languages/t.ts';
import { authCodeOf } from '#web/lib/auth-message.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { useSending } from '#web/lib/use-sending.ts';
import { useSession } from '#web/session.tsx';
import { useConfirmEmail } from '#web/session-actions.ts';

/** What came of a link: 'open' until it was confirmed or refused. */
export type LinkOutcome = 'open' | 'verified' | 'expired' | 'invalid';

const REFUSED: Readonly<Record<string, LinkOutcome>> = {
  'auth/expired-action-code': 'expired',
  'auth/invalid-action-code': 'invalid',
};

/**
 * Confirms the address that a link was mailed to. Mail scanners open links too, so it waits for a press, except where this
 * browser holds the session of the account that the token names.
 */
export function useConfirmLink(token: string) {
  const { state, user } = useSession();
  const confirm = useConfirmEmail();
  const [outcome, setOutcome] = useState<LinkOutcome>(token === '' ? 'invalid' : 'open');
  const { isBusy, refusal, trySending } = useSending();
  const isOwn = user !== undefined && user.user_id === token.split('.')[0];

  const send = async (): Promise<void> => {
    let next: LinkOutcome = 'verified';
    try {
      await confirm(token);
    } catch (error) {
      const refused = REFUSED[authCodeOf(error) ?? ''];
      if (!refused) throw error;
      next = refused;
    }
    setOutcome(next);
    // The pressed button goes; the heading says what came of it.
    focusHeading();
  };
  const press = (): void => {
    const refuse = (error: unknown) => refusalOf(error, t('Your email could not be confirmed.'));
    void trySending({ problem: undefined, send, refuse });
  };

  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  const confirmsItself = isOwn && state === 'unverified' && token !== '';
  useEffect(() => {
    if (confirmsItself) latest.current();
  }, [confirmsItself]);
  return { outcome, isOwn, isBusy: isBusy || state === 'loading', refusal, press };
}
