import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';
import { fuzzedCalls } from './shapes.ts';

const CALLS = 2000;
/** The same calls each time; SEED=… asks others. */
const seed = Number(process.env.SEED ?? 20_261_121);

describe.each(engines)('fuzzed calls on $name', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { RATE_LIMIT: 'off', CORRECTIONS_PER_DAY: 100_000 } });
  });
  // Anything that was logged as an error fails here.
  afterAll(() => server.close());

  test(`${CALLS} of them: none is a 5xx, and the server lives`, async () => {
    // Most are somebody who gets as far as the handlers.
    const callers = [true, true, true, false, undefined].map((isVerified) => ({
      isVerified,
      browser: new TestBrowser(server),
    }));
    const entry_id = randomUUID();
    for (const { browser, isVerified } of callers)
      if (isVerified !== undefined) await browser.register(server, isVerified);
    const learner = callers[0]?.browser ?? new TestBrowser(server);
    await learner.call('callCorrectorDiary', {
      entry_id,
      inputDay: 'I goed home.',
      inputWell: '',
      inputGrateful: '',
      mood: 3,
    });
    const { email, user_id } = (await learner.call('reloadUser')).result;
    const known = [entry_id, email, user_id, 'a long password', 'de', 'Europe/Berlin', 'I goed home.', 'goed', 'went'];
    const counts = new Map<number, number>();
    const failed: unknown[] = [];
    for (const [at, call] of fc.sample(fuzzedCalls(known), { numRuns: CALLS, seed }).entries()) {
      const caller = callers[at % callers.length];
      if (!caller) continue;
      const { response } = await caller.browser.call(
        call.name,
        call.data,
        call.isStream ? { accept: 'text/event-stream' } : {},
      );
      counts.set(response.statusCode, (counts.get(response.statusCode) ?? 0) + 1);
      if (response.statusCode >= 500 || /"status":"(INTERNAL|UNAVAILABLE)"/.test(response.body))
        failed.push([
          call.name,
          JSON.stringify(call.data)?.slice(0, 300),
          response.statusCode,
          response.body.slice(0, 300),
        ]);
      await comeBack(server, caller);
    }
    expect(failed).toEqual([]);
    expect(Object.keys({}.constructor.prototype)).toEqual([]);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    const told = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    figure(`fuzzed calls, ${engine.name}`, `${CALLS}, of them 5xx: ${failed.length} (${told.join(', ')})`, '2,000, 0');
  });
});

type Caller = { readonly isVerified: boolean | undefined; readonly browser: TestBrowser };

/** Whoever was signed out or deleted by a call comes back as somebody new, so that the next ones get as far as before. */
async function comeBack(server: TestServer, { isVerified, browser }: Caller): Promise<void> {
  if (isVerified === undefined) return browser.cookies.clear();
  if (!browser.cookies.has('dayglot_session') || (await browser.call('reloadUser')).result === null)
    await browser.register(server, isVerified);
}
