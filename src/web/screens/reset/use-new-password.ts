import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '#web/languages/t.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { useSending } from '#web/lib/use-sending.ts';
import { isBadLink } from '#web/screens/reset/link-state.ts';
import { useConfirmPasswordReset } from '#web/session-actions.ts';
import { useTell } from '#web/status.tsx';

/** The new password and sending it, which also signs in. */
export function useNewPassword(token: string, onBadLink: (error: Error) => void) {
  const confirm = useConfirmPasswordReset();
  const navigate = useNavigate();
  const tell = useTell();
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const { isBusy, refusal, trySending, forgive } = useSending();

  const send = async (): Promise<void> => {
    let isSignedIn: boolean;
    try {
      isSignedIn = await confirm({ token, password: password.trim() });
    } catch (error) {
      if (error instanceof Error && isBadLink(error)) return onBadLink(error);
      throw error;
    }
    tell('success', t('Password updated!'));
    // The link is used up: going back does not lead to it.
    await navigate(isSignedIn ? '/progress' : '/login', { replace: true });
  };
  const submit = (): Promise<void> => {
    setTried(true);
    const problem = password.trim() ? undefined : t('Please enter a new password.');
    return trySending({ problem, send, refuse: (error) => refusalOf(error, t('The password could not be saved.')) });
  };
  const change = (text: string): void => {
    forgive('password');
    setPassword(text);
  };
  const isInvalid = (isTried && password.trim() === '') || refusal?.field === 'password';
  return { password, change, refusal, isBusy, isInvalid, submit };
}
