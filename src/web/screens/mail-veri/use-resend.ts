import { useState } from 'react';
import { CallError } from '#domain/errors.ts';
import { call } from '#web/api.ts';

type Outcome = { readonly error?: string; readonly success?: string };

/** The texts of spec §8 «Resend verification». */
const NO_USER = 'No user found. Please log in again.';
const FAILURE = 'Could not send verification email.';
const SUCCESS = 'Verification email sent. Please check your inbox.';

/** Has another verification mail sent, and tells what came of it. */
export function useResend() {
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const resend = () => {
    setSending(true);
    setOutcome(undefined);
    call('sendVerificationEmail', {})
      .then(() => setOutcome({ success: SUCCESS }))
      .catch((error: unknown) => setOutcome({ error: isSignedOut(error) ? NO_USER : FAILURE }))
      .finally(() => setSending(false));
  };
  return { isSending, outcome, resend };
}

const isSignedOut = (error: unknown): boolean => error instanceof CallError && error.status === 'UNAUTHENTICATED';
