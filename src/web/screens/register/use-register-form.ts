import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '#domain/languages.ts';
import {
  fieldOfAuthCode,
  missingFields,
  type Registration,
  type RegistrationField,
  registrationProblem,
  trimRegistration,
} from '#domain/validation.ts';
import { adviceFor, authCodeOf, authMessage } from '#web/lib/auth-message.ts';
import { isLanguage } from '#web/screens/register/languages.ts';
import { useRegister } from '#web/session.tsx';

const EMPTY = { email: '', password: '', username: '', acceptedTerms: false, acceptedPrivacy: false };
type Given = Omit<Registration, 'native_lang'>;
type Refusal = { readonly message: string; readonly field?: string | undefined; readonly advice?: string | undefined };

/** The register form: its values, which of them are invalid and why, and sending it (spec §5, §8). */
export function useRegisterForm() {
  const register = useRegister();
  const navigate = useNavigate();
  const [given, setGiven] = useState<Given>(EMPTY);
  const [language, setLanguage] = useState<Language | null>(null);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const registration: Registration = { ...given, native_lang: language?.code ?? '' };
  const missing = isTried ? missingFields(registration, isLanguage) : [];

  const change = (part: Partial<Given>) => {
    setGiven((before) => ({ ...before, ...part }));
    // What the server refused is no longer what stands there.
    if (refusal?.field && refusal.field in part) setRefusal({ message: refusal.message });
  };
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    setTried(true);
    const problem = registrationProblem(registration, isLanguage);
    setRefusal(problem ? { message: problem } : undefined);
    if (problem) return;
    setBusy(true);
    try {
      await register(trimRegistration(registration));
      await navigate('/mail-veri');
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    given,
    change,
    language,
    setLanguage,
    submit,
    isBusy,
    message: refusal?.message,
    isInvalid: (field: RegistrationField): boolean => missing.includes(field) || refusal?.field === field,
    adviceFor: (field: RegistrationField): string | undefined =>
      refusal?.field === field ? refusal.advice : undefined,
  };
}

/** A failed registration: its message and, when it is about one, the field (spec §5 «E-mail errors …»). */
function refusalOf(error: unknown): Refusal {
  const code = authCodeOf(error);
  return { message: authMessage(error, 'Registration failed'), field: fieldOfAuthCode(code), advice: adviceFor(code) };
}
