import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AiBench, ANSWER } from '#testing/ai-bench.ts';
import { eventsOf } from '#testing/corrector-suite.ts';
import { failure, TEXTS } from '#testing/provider-suite.ts';

/** What a language model's corrector does when the provider fails, beyond what every provider's does. */
export function describeAiFailures<Body>(bench: AiBench<Body>): void {
  const { wire, create, server, asked, lastOf, answerInTurn, requestsOf } = bench;

  describe('too many requests', () => {
    const busy = (after: string) => wire.fails(429, { headers: { 'retry-after': after } });

    test('are tried once more when the wait leaves time for the first word', async () => {
      answerInTurn(busy('0.05'), wire.says(ANSWER));
      let last: unknown;
      const bodies = await requestsOf(async () => {
        last = await lastOf();
      });
      expect(bodies).toHaveLength(2);
      expect(last).toMatchObject({ type: 'done', feedback: { finishReason: 'STOP' } });
    });

    test('are tried once more only once', async () => {
      answerInTurn(busy('0.05'));
      const bodies = await requestsOf(async () => {
        expect(await failure(asked())).toMatchObject({ status: 'UNAVAILABLE', details: { retry_after_s: 1 } });
      });
      expect(bodies).toHaveLength(2);
    });

    test('with a wait beyond the deadline end at once and tell it', async () => {
      answerInTurn(busy('301'));
      const bodies = await requestsOf(async () => {
        expect(await failure(asked())).toMatchObject({ status: 'UNAVAILABLE', details: { retry_after_s: 301 } });
      });
      expect(bodies).toHaveLength(1);
    });

    test('a caller who gives up during the wait is gone at once', async () => {
      const giveUp = new AbortController();
      server().answerWith((request, response) => {
        busy('200')(request, response);
        response.on('close', () => setImmediate(() => giveUp.abort(new Error('the learner left'))));
      });
      const listening = eventsOf(create(), TEXTS, giveUp.signal);
      expect(await failure(listening)).toMatchObject({ message: 'the learner left' });
    });
  });

  test('an error in the middle of an answer is a provider that is down, and says nothing of the diary', async () => {
    server().answerWith(wire.failsMidway('{"lang":"en","correctedDay":"I goed', 503));
    const bodies = await requestsOf(async () => {
      const error = await failure(asked());
      expect(error).toMatchObject({ name: 'CallError', status: 'UNAVAILABLE' });
      expect(String(error)).not.toContain('goed');
    });
    expect(bodies).toHaveLength(1);
  });

  test('a refusal that repeats key and diary: neither is in the error', async () => {
    server().answerWith(wire.fails(401, { message: `Wrong key a-key-for-tests for ${TEXTS.inputDay}` }));
    const error = await failure(asked());
    expect(error).toMatchObject({ status: 'UNAVAILABLE' });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/a-key-for-tests|goed|frend/);
  });

  describe('deadlines by a clock that the test turns', () => {
    const beginning = '{"lang":"en","correctedDay":"I went';
    const steady = () => create({ firstTokenMs: 10_000, totalMs: 30_000 });
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    test('a stall in the middle: what came was told, then the end is late', async () => {
      server().answerWith(wire.stallsAfter(beginning));
      const told: unknown[] = [];
      const listen = async () => {
        for await (const event of steady().correct(TEXTS, new AbortController().signal)) {
          told.push(event);
          vi.advanceTimersByTime(30_000);
        }
      };
      expect(await failure(listen())).toMatchObject({ name: 'CallError', status: 'DEADLINE_EXCEEDED' });
      expect(told).toEqual([{ type: 'partial', corrected: { correctedDay: 'I went' } }]);
      expect(await server().requests.at(-1)?.closed).toBe('hung up');
    });

    test('after the first word only the whole has a deadline', async () => {
      let goOn = () => {};
      server().answerWith((request, response) => {
        wire.stallsAfter(ANSWER.slice(0, 40))(request, response);
        goOn = () => wire.goesOn(ANSWER.slice(40), response);
      });
      const told: string[] = [];
      for await (const { type } of steady().correct(TEXTS, new AbortController().signal)) {
        if (told.length === 0) {
          vi.advanceTimersByTime(29_999);
          goOn();
        }
        told.push(type);
      }
      expect(told.at(-1)).toBe('done');
    });
  });

  describe('a caller who gives up in the middle', () => {
    beforeEach(() => server().answerWith(wire.stallsAfter('{"lang":"en","correctedDay":"I went')));

    test('the request is cancelled and the caller’s own reason thrown', async () => {
      const giveUp = new AbortController();
      const listen = async () => {
        for await (const event of create().correct(TEXTS, giveUp.signal))
          if (event) giveUp.abort(new Error('the learner left'));
      };
      expect(await failure(listen())).toMatchObject({ message: 'the learner left' });
      expect(await server().requests.at(-1)?.closed).toBe('hung up');
    });

    test('who stops listening cancels the request too', async () => {
      for await (const event of create().correct(TEXTS, new AbortController().signal)) if (event) break;
      expect(await server().requests.at(-1)?.closed).toBe('hung up');
    });
  });
}
