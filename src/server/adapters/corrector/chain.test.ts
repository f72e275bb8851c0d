import { describe, expect, test } from 'vitest';
import { CallError, type CallStatus } from '#domain/errors.ts';
import { noFeedback } from '#domain/feedback.ts';
import { createChain } from '#server/adapters/corrector/chain.ts';
import { createScriptedCorrector } from '#server/adapters/corrector/scripted-corrector.ts';
import type { Corrector, FeedbackEvent } from '#server/ports/corrector.ts';
import { describeCorrector, eventsOf } from '#testing/corrector-suite.ts';

const texts = { inputDay: 'I goed home.', inputWell: '', inputGrateful: '' };
const partial: FeedbackEvent = { type: 'partial', corrected: { correctedDay: 'I' } };
const done = (by: string, reason = 'STOP'): FeedbackEvent => ({ type: 'done', feedback: noFeedback(reason, by) });

/** Tells the events, then fails if it has to; counts how often it was asked. */
function acting(name: string, events: readonly FeedbackEvent[], failure?: Error) {
  const seen = { asked: 0, closed: 0 };
  async function* correct(): AsyncIterable<FeedbackEvent> {
    seen.asked++;
    yield* events;
    if (failure) throw failure;
  }
  const close = async () => {
    seen.closed++;
  };
  return { corrector: { name, correct, close } satisfies Corrector, seen };
}
const failing = (status: CallStatus, events: readonly FeedbackEvent[] = []) =>
  acting('first', events, new CallError(status, 'down'));

describe('a chain of correctors', () => {
  test.each(['UNAVAILABLE', 'DEADLINE_EXCEEDED', 'RESOURCE_EXHAUSTED'] as const)(
    'falls to the next at %s',
    async (status) => {
      const second = acting('second', [partial, done('second')]);
      const chain = createChain([failing(status).corrector, second.corrector]);
      expect(await eventsOf(chain, texts)).toEqual([partial, done('second')]);
    },
  );

  test('stays with the first while it works', async () => {
    const second = acting('second', [done('second')]);
    const chain = createChain([acting('first', [partial, done('first')]).corrector, second.corrector]);
    expect(await eventsOf(chain, texts)).toEqual([partial, done('first')]);
    expect(second.seen.asked).toBe(0);
  });

  test('throws what the last one throws', async () => {
    const last = acting('last', [], new CallError('DEADLINE_EXCEEDED', 'late'));
    const chain = createChain([failing('UNAVAILABLE').corrector, last.corrector]);
    await expect(eventsOf(chain, texts)).rejects.toMatchObject({ status: 'DEADLINE_EXCEEDED' });
  });

  const staying: [string, ReturnType<typeof acting>][] = [
    ['a failure after its first word', failing('UNAVAILABLE', [partial])],
    ['a failure of another kind', failing('INVALID_ARGUMENT')],
    ['a bug', acting('first', [], new TypeError('a bug'))],
    ['a refusal', acting('first', [done('first', 'SAFETY')])],
    ['an answer that cannot be read', acting('first', [{ type: 'unreadable' }])],
  ];
  test.each(staying)('does not fall at %s', async (_, first) => {
    const second = acting('second', [done('second')]);
    await eventsOf(createChain([first.corrector, second.corrector]), texts).catch(() => []);
    expect([first.seen.asked, second.seen.asked]).toEqual([1, 0]);
  });

  test('does not fall when the caller has given up', async () => {
    const giveUp = new AbortController();
    const second = acting('second', [done('second')]);
    async function* correct(): AsyncIterable<FeedbackEvent> {
      giveUp.abort();
      yield* failing('UNAVAILABLE').corrector.correct();
    }
    const chain = createChain([{ name: 'first', correct }, second.corrector]);
    await expect(eventsOf(chain, texts, giveUp.signal)).rejects.toThrow();
    expect(second.seen.asked).toBe(0);
  });

  test('of one is that one; of none is a mistake of ours', () => {
    const { corrector } = acting('first', []);
    expect(createChain([corrector])).toBe(corrector);
    expect(() => createChain([])).toThrow('at least one');
  });

  test('closes all of its correctors', async () => {
    const both = [acting('a', []), acting('b', [])];
    await createChain(both.map(({ corrector }) => corrector)).close?.();
    expect(both.map(({ seen }) => seen.closed)).toEqual([1, 1]);
  });
});

describeCorrector('chained', async () => {
  const scripted = createScriptedCorrector();
  const chain = createChain([failing('UNAVAILABLE').corrector, scripted]);
  // The answer names the corrector that gave it.
  return { corrector: { ...chain, name: scripted.name } };
});
