/** What the register screen asks for (spec §3 «Registration payload»). */
export type Registration = {
  readonly email: string;
  readonly password: string;
  readonly username: string;
  readonly native_lang: string;
  readonly acceptedTerms: boolean;
  readonly acceptedPrivacy: boolean;
};
export type RegistrationField = keyof Registration;

/** The messages of spec §5 «Registration», in the order in which they are looked at. */
export const REGISTRATION_MESSAGES = {
  consent: 'You must accept the terms and consent to continue.',
  language: 'Choose language from list.',
  required: 'All fields are required.',
} as const;

/** The messages of spec §5 «Login» and «Password reset». */
export const LOGIN_MESSAGE = 'Email and password cannot be empty.';
export const RESET_MESSAGE = 'Please enter your email to reset password.';

/** The texts without white space around them, as they are checked and sent (spec §5). */
export function trimRegistration(given: Registration): Registration {
  const { email, password, username, native_lang } = given;
  return {
    ...given,
    email: email.trim(),
    password: password.trim(),
    username: username.trim(),
    native_lang: native_lang.trim(),
  };
}

/** The first rule of spec §5 that a registration breaks, as its message; undefined: it may be sent. */
export function registrationProblem(given: Registration, isLanguage: (code: string) => boolean): string | undefined {
  const { email, password, username, native_lang, acceptedTerms, acceptedPrivacy } = trimRegistration(given);
  if (!acceptedTerms || !acceptedPrivacy) return REGISTRATION_MESSAGES.consent;
  if (!isLanguage(native_lang)) return REGISTRATION_MESSAGES.language;
  return email && password && username ? undefined : REGISTRATION_MESSAGES.required;
}

/** Every field that a registration leaves empty, unknown or unticked: those get a red border (spec §5). */
export function missingFields(
  given: Registration,
  isLanguage: (code: string) => boolean,
): readonly RegistrationField[] {
  const texts = (['username', 'email', 'password'] as const).filter((field) => given[field].trim() === '');
  const consents = (['acceptedTerms', 'acceptedPrivacy'] as const).filter((field) => !given[field]);
  return [...texts, ...(isLanguage(given.native_lang.trim()) ? [] : (['native_lang'] as const)), ...consents];
}

/** The message when the login screen's inputs cannot be sent; undefined: they can (spec §5). */
export const loginProblem = (email: string, password: string): string | undefined =>
  email.trim() && password.trim() ? undefined : LOGIN_MESSAGE;
