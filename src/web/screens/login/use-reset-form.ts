import { useState } from 'react';
import { RESET_MESSAGE } from '#domain/validation.ts';
import { call } from '#web/api.ts';
import { useSending } from '#web/lib/use-sending.ts';
import { resetRefusal } from '#web/screens/login/reset-refusal.ts';

/** The answer to every address, known or not (spec §8 «Password reset»). */
const SUCCESS = {
  message: 'If an account exists for this email, a password reset link will be sent.',
  advice: 'Please look among the spam too. The link works for one hour.',
} as const;

/** Sends the address, and tells what came of it. */
export function useResetForm(email: string) {
  const [isTried, setTried] = useState(false);
  const [isSent, setSent] = useState(false);
  const { isBusy, refusal, trySending, forgive } = useSending();

  const send = async (): Promise<void> => {
    await call('sendPasswordReset', { email: email.trim() });
    setSent(true);
  };
  const submit = (): Promise<void> => {
    setTried(true);
    setSent(false);
    return trySending({ problem: email.trim() ? undefined : RESET_MESSAGE, send, refuse: resetRefusal });
  };
  const isInvalid = (isTried && email.trim() === '') || refusal?.field === 'email';
  return { refusal, success: isSent ? SUCCESS : undefined, isBusy, isInvalid, forgive, submit };
}
