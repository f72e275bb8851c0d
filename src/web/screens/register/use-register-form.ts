import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '#domain/languages.ts';
import {
  missingFields,
  type Registration,
  type RegistrationField,
  registrationProblem,
  trimRegistration,
} from '#domain/validation.ts';
import { t } from '#web/languages/t.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { useSending } from '#web/lib/use-sending.ts';
import { useRegister } from '#web/session-actions.ts';
import { isLanguage } from '#web/ui/language-field/languages.ts';

const EMPTY = { email: '', password: '', username: '', acceptedTerms: false, acceptedPrivacy: false };
type Given = Omit<Registration, 'native_lang'>;

/** The register form: its values, which of them are invalid, and sending it (spec §5, §8). */
export function useRegisterForm() {
  const register = useRegister();
  const navigate = useNavigate();
  const [given, setGiven] = useState<Given>(EMPTY);
  const [language, setLanguage] = useState<Language | null>(null);
  const [isTried, setTried] = useState(false);
  const { isBusy, refusal, trySending, forgive } = useSending();
  const registration: Registration = { ...given, native_lang: language?.code ?? '' };
  const missing = isTried ? missingFields(registration, isLanguage) : [];

  const change = <Field extends keyof Given>(field: Field, value: Given[Field]): void => {
    forgive(field);
    setGiven((before) => ({ ...before, [field]: value }));
  };
  const chooseLanguage = (chosen: Language | null): void => {
    forgive('native_lang');
    setLanguage(chosen);
  };
  const send = async (): Promise<void> => {
    const { isMailSent } = await register(trimRegistration(registration));
    await navigate('/mail-veri', { state: { isMailSent } });
  };
  const submit = (): Promise<void> => {
    setTried(true);
    const problem = registrationProblem(registration, isLanguage);
    return trySending({ problem, send, refuse: (error) => refusalOf(error, t('Registration failed')) });
  };
  const isInvalid = (field: RegistrationField): boolean => missing.includes(field) || refusal?.field === field;
  return { given, change, language, chooseLanguage, submit, isBusy, refusal, isInvalid };
}
