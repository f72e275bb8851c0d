import { useState } from 'react';
import { loginProblem } from '#domain/validation.ts';
import { t } from '#web/languages/t.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { useSending } from '#web/lib/use-sending.ts';
import { useLogIn } from '#web/session-actions.ts';
import { useTell } from '#web/status.tsx';

const ANOTHER = 'This is another account. What was written here before is kept for whoever wrote it.';

/** Logging in over the diary, for whoever was signed out while writing; `owner` is whose draft is open. */
export function useSignIn(owner: string, known_email: string) {
  const logIn = useLogIn();
  const tell = useTell();
  const [email, setEmail] = useState(known_email);
  const [password, setPassword] = useState('');
  const { isBusy, refusal, trySending, forgive } = useSending();

  const send = async (): Promise<void> => {
    const { user_id } = await logIn({ email: email.trim(), password: password.trim() });
    if (user_id !== owner) tell('alert', ANOTHER);
  };
  const submit = (): Promise<void> =>
    trySending({
      problem: loginProblem(email, password),
      send,
      refuse: (error) => refusalOf(error, t('Login failed')),
    });
  const change = (field: 'email' | 'password', value: string): void => {
    forgive(field);
    if (field === 'email') setEmail(value);
    else setPassword(value);
  };
  return { email, password, change, isBusy, refusal, submit };
}
