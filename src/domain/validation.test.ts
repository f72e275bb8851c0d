import { describe, expect, test } from 'vitest';
import {
  loginProblem,
  missingFields,
  type Registration,
  registrationProblem,
  trimRegistration,
} from '#domain/validation.ts';

const isLanguage = (code: string) => ['de', 'en', 'ja'].includes(code);
const whole: Registration = {
  email: 'mia@example.org',
  password: 'a long secret',
  username: 'Mia',
  native_lang: 'de',
  acceptedTerms: true,
  acceptedPrivacy: true,
};
const CONSENT = 'You must accept the terms and consent to continue.';
const LANGUAGE = 'Choose language from list.';
const REQUIRED = 'All fields are required.';

describe('a registration', () => {
  const cases: [string, Partial<Registration>, string | undefined, string[]][] = [
    ['that is whole', {}, undefined, []],
    ['with white space around its texts', { email: ' mia@example.org ', native_lang: ' de' }, undefined, []],
    ['without the terms', { acceptedTerms: false }, CONSENT, ['acceptedTerms']],
    ['without the privacy policy', { acceptedPrivacy: false }, CONSENT, ['acceptedPrivacy']],
    ['in a language that nobody knows', { native_lang: 'xx' }, LANGUAGE, ['native_lang']],
    ['without a language', { native_lang: '' }, LANGUAGE, ['native_lang']],
    ['without an e-mail', { email: '' }, REQUIRED, ['email']],
    ['with a password of white space', { password: ' \t ' }, REQUIRED, ['password']],
    ['without a username', { username: '   ' }, REQUIRED, ['username']],
    [
      'that lacks both: consent comes first',
      { acceptedTerms: false, native_lang: '' },
      CONSENT,
      ['native_lang', 'acceptedTerms'],
    ],
    [
      'that lacks both: language comes before texts',
      { native_lang: '', email: '' },
      LANGUAGE,
      ['email', 'native_lang'],
    ],
    [
      'that is empty',
      { email: '', password: '', username: '', native_lang: '', acceptedTerms: false, acceptedPrivacy: false },
      CONSENT,
      ['username', 'email', 'password', 'native_lang', 'acceptedTerms', 'acceptedPrivacy'],
    ],
  ];
  test.each(cases)('%s', (_, change, message, fields) => {
    const given = { ...whole, ...change };
    expect(registrationProblem(given, isLanguage)).toBe(message);
    expect(missingFields(given, isLanguage)).toEqual(fields);
  });

  test('is sent without the white space around its texts', () => {
    const spaced = {
      ...whole,
      email: ' mia@example.org',
      password: 'a long secret ',
      username: ' Mia ',
      native_lang: 'de ',
    };
    expect(trimRegistration(spaced)).toEqual(whole);
  });
});

test.each([
  ['mia@example.org', 'secret', undefined],
  [' mia@example.org ', ' secret ', undefined],
  ['', 'secret', 'Email and password cannot be empty.'],
  ['mia@example.org', ' ', 'Email and password cannot be empty.'],
  ['', '', 'Email and password cannot be empty.'],
])('a login with «%s» and «%s»', (email, password, message) => {
  expect(loginProblem(email, password)).toBe(message);
});
