import { useState } from 'react';
import { useNavigate } from 'react-router';
import { loginProblem } from '#domain/validation.ts';
import { t } from '#web/languages/t.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { useSending } from '#web/lib/use-sending.ts';
import { useLogIn } from '#web/session-actions.ts';
import { useTell } from '#web/status.tsx';

type Credentials = { readonly email: string; readonly password: string };

/** Sends the credentials and goes on: verified to /progress, unverified to /mail-veri (spec §2 /login). */
export function useLoginForm(given: Credentials) {
  const logIn = useLogIn();
  const navigate = useNavigate();
  const tell = useTell();
  const [isTried, setTried] = useState(false);
  const { isBusy, refusal, trySending, forgive } = useSending();

  const send = async (): Promise<void> => {
    const { is_verified } = await logIn({ email: given.email.trim(), password: given.password.trim() });
    if (is_verified) tell('success', t('Login successful!'));
    await navigate(is_verified ? '/progress' : '/mail-veri');
  };
  const submit = (): Promise<void> => {
    setTried(true);
    const problem = loginProblem(given.email, given.password);
    return trySending({ problem, send, refuse: (error) => refusalOf(error, t('Login failed')) });
  };
  const isInvalid = (field: keyof Credentials): boolean =>
    (isTried && given[field].trim() === '') || refusal?.field === field;
  return { refusal, isBusy, isInvalid, forgive, submit };
}
