import { describe, expect, test } from 'vitest';
import { authError } from '#domain/auth-codes.ts';
import { CallError } from '#domain/errors.ts';
import { FINISH_MESSAGES } from '#domain/feedback.ts';
import { CALL_FAILED, UNEXPECTED, UNREADABLE } from '#web/feedback/failure-messages.ts';
import { NoFeedback } from '#web/screens/diary/ask-for-feedback.ts';
import { failureOf } from '#web/screens/diary/failure.ts';
import { UNREACHABLE } from '#web/wire.ts';

const refused = (reason: keyof typeof FINISH_MESSAGES) => new NoFeedback(FINISH_MESSAGES[reason], reason);
const LIMIT = 'You have had all 20 corrections of today. Your words are kept; ask again tomorrow.';

describe('a refusal of what is in the entry', () => {
  test.each(['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'MODEL_ARMOR'] as const)(
    '%s: the literal message, a kind word, and the basic check',
    (reason) => {
      const failure = failureOf(refused(reason), false);
      expect(failure.message).toBe(FINISH_MESSAGES[reason]);
      expect(failure.advice).toMatch(/Your words are kept, and nobody else reads them\.$/);
      expect(failure.offersBasic).toBe(true);
    },
  );

  test('SAFETY says that hard days belong in a diary', () => {
    expect(failureOf(refused('SAFETY'), false).advice).toContain('Hard days belong in a diary too.');
  });

  test('the basic check is not offered again by itself', () => {
    expect(failureOf(refused('SAFETY'), true).offersBasic).toBe(false);
    expect(failureOf(new CallError('UNAVAILABLE', 'down'), true).offersBasic).toBe(false);
  });
});

test.each([
  ['too long', refused('MAX_TOKENS'), FINISH_MESSAGES.MAX_TOKENS, 'A few sentences less', false],
  ['another reason', refused('OTHER'), FINISH_MESSAGES.OTHER, 'the next time', true],
  ['a new reason', new NoFeedback('An unknown error occurred.', 'NEW'), 'An unknown error occurred.', 'next', true],
  ['no JSON', new NoFeedback(UNREADABLE), UNREADABLE, 'the next time', true],
  ['down', new CallError('UNAVAILABLE', 'down'), CALL_FAILED, 'try again in a minute', true],
  ['too slow', new CallError('DEADLINE_EXCEEDED', 'slow'), CALL_FAILED, 'try again in a minute', true],
  ['no server', new CallError('UNAVAILABLE', UNREACHABLE), CALL_FAILED, 'check your connection', false],
  ['a bug of ours', new CallError('INTERNAL', 'boom'), CALL_FAILED, 'try again in a minute', false],
  ['too often', new CallError('RESOURCE_EXHAUSTED', 'often'), CALL_FAILED, 'wait a minute', false],
  ['a wait', new CallError('RESOURCE_EXHAUSTED', 'x', { retry_after_s: 90 }), CALL_FAILED, 'wait 2 minutes', false],
  ['a busy provider', new CallError('UNAVAILABLE', 'x', { retry_after_s: 7 }), CALL_FAILED, 'wait 7 seconds', true],
  ['signed out', new CallError('UNAUTHENTICATED', 'x'), CALL_FAILED, 'log in', false],
  ['no proof', authError('auth/captcha-check-failed'), CALL_FAILED, 'you are no robot', false],
  ['too many tries', authError('auth/too-many-requests'), CALL_FAILED, 'too many tries', false],
  ['a bug of the page', new TypeError('x is not a function'), UNEXPECTED, 'reload the page', false],
])('%s', (_, error, message, advice, offersBasic) => {
  const failure = failureOf(error, false);
  expect(failure).toMatchObject({ message, offersBasic });
  expect(failure.advice).toContain(advice);
  expect(failure.advice).toMatch(/Your words are kept\.$/);
});

test('somebody else who logged in meanwhile gets nothing, and the words wait', () => {
  const failure = failureOf(new CallError('ABORTED', 'x', { reason: 'other-user' }), false);
  expect(failure).toMatchObject({ message: CALL_FAILED, offersBasic: false });
  expect(failure.advice).toContain('Somebody else logged in here meanwhile');
  expect(failure.advice).toContain('waits on this device until you log in again');
});

test('the limit of a day is told in the words of the server', () => {
  const error = new CallError('RESOURCE_EXHAUSTED', LIMIT, { reason: 'daily-limit' });
  expect(failureOf(error, false)).toEqual({ message: CALL_FAILED, advice: LIMIT, offersBasic: false });
});
