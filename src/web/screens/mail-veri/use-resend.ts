import { useState } from 'react';
import { call } from '#web/api.ts';
import { useSending } from '#web/lib/use-sending.ts';
import { RESEND_SUCCESS, resendRefusal } from '#web/screens/mail-veri/resend-refusal.ts';

/** Has another verification mail sent, and tells what came of it; `tellSuccess` says something else instead. */
export function useResend() {
  const { isBusy, refusal, trySending } = useSending();
  const [success, setSuccess] = useState<string>();
  const send = async (): Promise<void> => {
    await call('sendVerificationEmail', {});
    setSuccess(RESEND_SUCCESS);
  };
  const resend = (): void => {
    setSuccess(undefined);
    void trySending({ problem: undefined, send, refuse: resendRefusal });
  };
  // Only the last of the two is shown.
  return { isSending: isBusy, refusal: success ? undefined : refusal, success, tellSuccess: setSuccess, resend };
}
