import { useState } from 'react';
import { REGISTRATION_MESSAGES } from '#domain/validation.ts';
import { t } from '#web/languages/t.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { useSending } from '#web/lib/use-sending.ts';
import { useChangeEmail } from '#web/session-actions.ts';

const EMPTY = { email: '', password: '' };
type FieldName = keyof typeof EMPTY;

/** The corrected address and sending it; `onChanged` is told the address as the account has it now. */
export function useAddressForm(onChanged: (email: string) => void) {
  const changeEmail = useChangeEmail();
  const [given, setGiven] = useState(EMPTY);
  const [isTried, setTried] = useState(false);
  const { isBusy, refusal, trySending, forgive } = useSending();
  const email = given.email.trim();
  const password = given.password.trim();

  const send = async (): Promise<void> => onChanged((await changeEmail({ email, password })).email);
  const submit = (): Promise<void> => {
    setTried(true);
    const problem = email && password ? undefined : REGISTRATION_MESSAGES.required;
    return trySending({ problem, send, refuse: (error) => refusalOf(error, t('The address could not be changed.')) });
  };
  const change = (field: FieldName, value: string): void => {
    forgive(field);
    setGiven((before) => ({ ...before, [field]: value }));
  };
  const isInvalid = (field: FieldName): boolean => (isTried && given[field].trim() === '') || refusal?.field === field;
  return { given, change, refusal, isBusy, isInvalid, submit };
}
