import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { noFeedback } from '#domain/feedback.ts';
import type { Corrector } from '#server/ports/corrector.ts';
import { eventsOf } from '#testing/corrector-suite.ts';
import type { FakeReply, FakeServer } from '#testing/fake-server.ts';
import { openRedirecting, REDIRECTS } from '#testing/redirecting.ts';

let seconds = 0;
/** Deadlines that no test reaches unless it turns the clock, and one by which a second passes between any two words. */
export const PATIENT = {
  firstTokenMs: 300_000,
  totalMs: 300_000,
  now: () => {
    seconds += 1;
    return seconds * 1000;
  },
};
export type Limits = { readonly firstTokenMs?: number; readonly totalMs?: number };

export const TEXTS = { inputDay: 'I goed home. 🏖️', inputWell: '', inputGrateful: 'My frend.' };

/** A corrector that asks a server, with what its fake server can be made to do. */
export type ProviderUnderTest<Body> = {
  readonly name: string;
  /** As its errors call it: «The AI provider». */
  readonly who: string;
  readonly open: () => Promise<FakeServer<Body>>;
  readonly create: (baseUrl: string) => Corrector;
  /** A good answer to TEXTS. */
  readonly good: FakeReply<Body>;
  /** The good answer, cut off at every place. */
  readonly cuts: readonly FakeReply<Body>[];
  readonly garbage: readonly (readonly [string, FakeReply<Body>])[];
  readonly fails: (
    code: number,
    refusal?: { message?: string; headers?: Readonly<Record<string, string>> },
  ) => FakeReply<Body>;
  /** Begins to answer and then says nothing more. */
  readonly stalls: FakeReply<Body>;
  /** Begins to answer and tears the connection down. */
  readonly hangsUp: FakeReply<Body>;
};

/** What a promise failed with; 'no failure' when it did not. */
export const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no failure',
    (error: unknown) => error,
  );

/** Fails each test in which something was printed: what an SDK prints holds the request, and with it the diary. */
export function expectSilence(): void {
  const printed = vi.fn();
  beforeEach(() => {
    for (const way of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, way).mockImplementation(printed);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    expect(printed.mock.calls).toEqual([]);
  });
}

/** Whether anything of the entry or a key is in an error, wherever it keeps it. */
function expectDiscreet(error: unknown): void {
  const all = error instanceof Error ? JSON.stringify(error, Object.getOwnPropertyNames(error)) : String(error);
  expect(all).not.toMatch(/goed|frend|a-key-for-tests/);
  expect(error).not.toHaveProperty('cause');
}

/** What every corrector promises that asks a server: registers the tests. */
export function describeProvider<Body>(provider: ProviderUnderTest<Body>): void {
  describe(`${provider.name}, as every corrector that asks a server`, () => {
    let server: FakeServer<Body>;
    beforeAll(async () => {
      server = await provider.open();
    });
    afterAll(() => server.close());
    expectSilence();

    const asked = () => eventsOf(provider.create(server.baseUrl), TEXTS);
    const hungUp = () => server.requests.at(-1)?.closed;
    const countOf = async (work: Promise<unknown>): Promise<number> => {
      const before = server.requests.length;
      await work;
      return server.requests.length - before;
    };

    describe('an answer that cannot be read', () => {
      test('cut off at every place', async () => {
        const corrector = provider.create(server.baseUrl);
        expect(provider.cuts.length).toBeGreaterThan(100);
        for (const [at, cut] of provider.cuts.entries()) {
          server.answerWith(cut);
          expect((await eventsOf(corrector, TEXTS)).at(-1), `cut at ${at}`).toEqual({ type: 'unreadable' });
        }
      });

      test.each(provider.garbage)('%s', async (_, reply) => {
        server.answerWith(reply);
        expect((await asked()).at(-1)).toEqual({ type: 'unreadable' });
      });
    });

    describe('a provider that is down', () => {
      const down: [string, FakeReply<Body>, string][] = [
        ['too many requests', provider.fails(429), 'is not available right now (HTTP 429)'],
        ['an internal error', provider.fails(500), 'is not available right now (HTTP 500)'],
        ['overloaded', provider.fails(503, { message: TEXTS.inputDay }), 'is not available right now (HTTP 503)'],
        ['an unknown address', provider.fails(404), 'is not available right now (HTTP 404)'],
        ['a torn connection', provider.hangsUp, 'cannot be reached right now'],
      ];
      test.each(down)('%s: the sentence says so, and is asked once', async (_, reply, sentence) => {
        server.answerWith(reply);
        const asking = failure(asked());
        expect(await countOf(asking)).toBe(1);
        const error = await asking;
        expect(error).toMatchObject({
          name: 'CallError',
          status: 'UNAVAILABLE',
          message: `${provider.who} ${sentence}.`,
        });
        expectDiscreet(error);
      });

      test('tells how long to wait', async () => {
        server.answerWith(provider.fails(503, { headers: { 'retry-after': '90' } }));
        expect(await failure(asked())).toMatchObject({ status: 'UNAVAILABLE', details: { retry_after_s: 90 } });
      });

      test('a refused connection', async () => {
        const gone = await provider.open();
        await gone.close();
        const error = await failure(eventsOf(provider.create(gone.baseUrl), TEXTS));
        expect(error).toMatchObject({
          status: 'UNAVAILABLE',
          message: `${provider.who} cannot be reached right now.`,
        });
        expectDiscreet(error);
      });

      test.each(REDIRECTS)('a redirect with HTTP %i is not followed, so key and diary stay here', async (status) => {
        const elsewhere = await openRedirecting();
        elsewhere.redirectWith(status);
        const error = await failure(eventsOf(provider.create(elsewhere.origin), TEXTS));
        const counts = elsewhere.takeCounts();
        await elsewhere.close();
        expect(counts).toEqual({ asked: 1, followed: 0 });
        expect(error).toMatchObject({
          status: 'UNAVAILABLE',
          message: `${provider.who} is not available right now (HTTP ${status}).`,
        });
        expectDiscreet(error);
      });

      test('an entry that is too large for it is too long', async () => {
        server.answerWith(provider.fails(413));
        expect((await asked()).at(-1)).toEqual({ type: 'done', feedback: noFeedback('MAX_TOKENS', provider.name) });
      });
    });

    describe('deadlines', () => {
      const late = {
        name: 'CallError',
        status: 'DEADLINE_EXCEEDED',
        message: `${provider.who} took too long to answer.`,
      };
      beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
      afterEach(() => void vi.useRealTimers());
      test.each([
        ['no answer at all', () => {}],
        ['no first word', provider.stalls],
      ] as const)('%s in time, by a clock that the test turns', async (_, reply) => {
        server.answerWith((request, response) => {
          reply(request, response);
          setImmediate(() => vi.advanceTimersByTime(PATIENT.firstTokenMs));
        });
        expect(await failure(asked())).toMatchObject(late);
        expect(await hungUp()).toBe('hung up');
      });
    });

    test('a caller who gives up cancels the request, and gets their own reason', async () => {
      const giveUp = new AbortController();
      server.answerWith((request, response) => {
        provider.stalls(request, response);
        giveUp.abort(new Error('the learner left'));
      });
      const listening = failure(eventsOf(provider.create(server.baseUrl), TEXTS, giveUp.signal));
      expect(await listening).toMatchObject({ message: 'the learner left' });
      expect(await hungUp()).toBe('hung up');
    });

    test('no clock and no listener is left behind', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      server.answerWith(provider.good);
      const { signal } = new AbortController();
      const added = vi.spyOn(signal, 'addEventListener');
      const removed = vi.spyOn(signal, 'removeEventListener');
      const last = (await eventsOf(provider.create(server.baseUrl), TEXTS, signal)).at(-1);
      const left = vi.getTimerCount();
      vi.useRealTimers();
      expect([last?.type, left]).toEqual(['done', 0]);
      expect(removed.mock.calls.length).toBe(added.mock.calls.length);
    });
  });
}
