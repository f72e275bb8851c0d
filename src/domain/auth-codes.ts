import { CallError, type CallStatus } from '#domain/errors.ts';

type AuthRow = {
  /** The google.rpc code that the call fails with. */
  readonly status: CallStatus;
  /** The field that turns red, where the code is about one (spec §5). */
  readonly field?: 'email' | 'password';
  /** What went wrong. */
  readonly sentence: string;
  /** What to do about it, in words for a learner. */
  readonly advice: string;
};

/**
 * Every authentication failure under the code that pages show, 'Error: {auth code}' (spec §8). The names are those that
 * the authentication providers of this kind share.
 */
export const AUTH_CODES = {
  'auth/invalid-email': {
    status: 'INVALID_ARGUMENT',
    field: 'email',
    sentence: 'This is not an e-mail address',
    advice: 'Please check the address: it should look like name@example.org.',
  },
  'auth/email-already-in-use': {
    status: 'ALREADY_EXISTS',
    field: 'email',
    sentence: 'This e-mail address has an account already',
    advice: 'This address has an account already. You can log in with it.',
  },
  'auth/user-not-found': {
    status: 'NOT_FOUND',
    field: 'email',
    sentence: 'This account does not exist any more',
    advice: 'This account does not exist any more. You can register again.',
  },
  'auth/weak-password': {
    status: 'INVALID_ARGUMENT',
    field: 'password',
    sentence: 'This password is too easy to guess',
    advice:
      'Please choose a password of 8 to 128 characters that is not among the common ones and not made of your name or address.',
  },
  'auth/wrong-password': {
    status: 'PERMISSION_DENIED',
    field: 'password',
    sentence: 'This is not the current password',
    advice: 'This is not your current password. Please try again.',
  },
  'auth/invalid-credential': {
    status: 'UNAUTHENTICATED',
    sentence: 'The e-mail or the password is wrong',
    advice: 'The e-mail or the password is not right. Please check both.',
  },
  'auth/user-disabled': {
    status: 'PERMISSION_DENIED',
    sentence: 'This account has been disabled',
    advice: 'This account has been disabled. Please write to us, and we will sort it out.',
  },
  'auth/invalid-ticket': {
    status: 'UNAUTHENTICATED',
    sentence: 'Log in with your password first',
    advice: 'That took too long. Please log in once more.',
  },
  'auth/requires-recent-login': {
    status: 'PERMISSION_DENIED',
    sentence: 'This needs a sign-in of the last 10 minutes',
    advice: 'Please enter your current password, so that nobody else can do this on your device.',
  },
  'auth/too-many-requests': {
    status: 'RESOURCE_EXHAUSTED',
    sentence: 'There were too many tries',
    advice: 'There were too many tries. Please wait a little and try again.',
  },
  'auth/expired-action-code': {
    status: 'FAILED_PRECONDITION',
    sentence: 'This link has expired',
    advice: 'A link works for one hour. Please ask for a new one.',
  },
  'auth/invalid-action-code': {
    status: 'FAILED_PRECONDITION',
    sentence: 'This link was used already, or a newer one was sent',
    advice: 'This link was used already, or a newer one was sent. Please open the newest mail or ask for a new one.',
  },
  'auth/captcha-check-failed': {
    status: 'FAILED_PRECONDITION',
    sentence: 'The check that you are no robot is missing or too old',
    advice: 'The check that you are no robot did not go through. Please reload the page and try again.',
  },
} as const satisfies Record<`auth/${string}`, AuthRow>;

export type AuthCode = keyof typeof AUTH_CODES;

const rowOf = (code: string | undefined): AuthRow | undefined =>
  code !== undefined && Object.hasOwn(AUTH_CODES, code) ? AUTH_CODES[code as AuthCode] : undefined;

/** The failure of a code as a CallError; the code stands in parentheses at the end, where the pages look for it (spec §8). */
export function authError(code: AuthCode, details?: { readonly retry_after_s: number }): CallError {
  const { status, sentence } = AUTH_CODES[code];
  return new CallError(status, `${sentence} (${code}).`, details);
}

/** The authentication code inside a message, if there is one. */
export const authCodeIn = (message: string): string | undefined => /\b(auth\/[a-z-]+)/.exec(message)?.[1];

/** The field that an authentication code is about (spec §5), undefined when it is about neither. */
export const fieldOfAuthCode = (code: string | undefined): 'email' | 'password' | undefined => rowOf(code)?.field;

/** What a code means and what to do about it, in words for a learner. */
export const adviceFor = (code: string | undefined): string | undefined => rowOf(code)?.advice;
