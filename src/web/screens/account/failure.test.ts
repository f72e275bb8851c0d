import { afterEach, expect, it } from 'vitest';
import { authError } from '#domain/auth-codes.ts';
import { CallError } from '#domain/errors.ts';
import { speakerOf } from '#domain/speaker.ts';
import { importing } from '#web/languages/de/import.ts';
import { speak } from '#web/languages/t.ts';
import { authStatusOf, problemOf, said, statusOf } from '#web/screens/account/failure.ts';

afterEach(() => speak(undefined));

const long = new CallError('INVALID_ARGUMENT', 'Use at most 80 characters.');

it('tells a failure in the texts of the specification', () => {
  expect(statusOf('Error updating username', long)).toBe('Error updating username: Use at most 80 characters.');
  expect(authStatusOf(authError('auth/weak-password'))).toBe('Error: auth/weak-password');
  expect(authStatusOf(new CallError('UNAVAILABLE', 'Not now.'))).toBe('Error: Not now.');
  expect(statusOf('Error deleting account', new Error())).toMatch(/^Error deleting account: ./);
  expect(statusOf('Error deleting account', undefined)).toMatch(/^Error deleting account: ./);
});

it('says beside the field what to do, or what the server said', () => {
  expect(problemOf(authError('auth/weak-password'))).toContain('8 to 128 characters');
  expect(problemOf(authError('auth/too-many-requests', { retry_after_s: 61 }))).toContain('2 minutes');
  expect(problemOf(long)).toBe('Use at most 80 characters.');
});

it('says in the language of the pages what the server told the parts of', () => {
  const message = 'A diary takes at most {count} entries by import; the others were left out.';
  const full = new CallError('RESOURCE_EXHAUSTED', 'In English.', { problem: { message, values: { count: 20_000 } } });
  expect(problemOf(full)).toBe('A diary takes at most 20000 entries by import; the others were left out.');
  speak(speakerOf('de', importing));
  expect(problemOf(full)).toContain('höchstens 20.000 Einträge');
  expect(said({ message: 'Entry {number} has no {field}.', values: { number: 2, field: 'day' } })).toBe(
    'In Eintrag 2 fehlt day.',
  );
});
