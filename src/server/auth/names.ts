import iso6391 from 'iso-639-1';
import { z } from 'zod';
import { authError } from '#domain/auth-codes.ts';
import { CallError } from '#domain/errors.ts';
import { REGISTRATION_MESSAGES } from '#domain/validation.ts';

const MAX_EMAIL = 254;
const MAX_USERNAME = 100;

/** Something to see, and nothing that breaks the line or turns the writing direction of what follows. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** The rule that browsers have for <input type=email>. */
const address = z.email({ pattern: z.regexes.html5Email }).max(MAX_EMAIL);

/** Addresses are compared without case and outer white space. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** Throws auth/invalid-email for what is no address. Takes it trimmed. */
export function checkEmail(email: string): void {
  if (!address.safeParse(email).success) throw authError('auth/invalid-email');
}

/** Throws CallError with the field for a username that is too long or not to be seen. Takes it trimmed. */
export function checkUsername(username: string): void {
  const refuse = (sentence: string) => new CallError('INVALID_ARGUMENT', sentence, { field: 'username' });
  if (username.length > MAX_USERNAME) throw refuse(`Choose a username of at most ${MAX_USERNAME} characters.`);
  if (!VISIBLE.test(username) || UNSEEN.test(username))
    throw refuse('Choose a username of letters, digits or signs, on one line.');
}

/** Throws CallError with the field for a code that is no language's (spec §5). */
export function checkLanguage(code: string): void {
  if (!iso6391.validate(code))
    throw new CallError('INVALID_ARGUMENT', REGISTRATION_MESSAGES.language, { field: 'lang_native' });
}
