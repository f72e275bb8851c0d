import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignedInContext } from '#server/context.ts';
import { oneOfFew } from '#server/correction/one-of-few.ts';
import { takeSlot } from '#server/store/correction-slots.ts';
import { engines } from '#testing/engines.ts';
import { watchQueries } from '#testing/queries.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

describe.each(engines)('what a correction holds on $name', (engine) => {
  let server: TestServer;
  let c: SignedInContext;
  let answered: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer(engine);
    const browser = new TestBrowser(server);
    await browser.register(server);
    const user = (await browser.call('reloadUser')).result;
    const gone = new AbortController().signal;
    const watched = watchQueries(server.services.db);
    answered = watched.answered;
    c = { ...server.services, db: watched.db, now_ms: server.clock.now_ms, user, gone } as SignedInContext;
  });
  afterAll(() => server.close());

  let given: string[];
  beforeEach(() => {
    given = [];
  });
  afterEach(() => vi.useRealTimers());
  const giveCall = async () => void given.push('call');
  const places = async () => (await c.db.kysely.selectFrom('correction_slot').selectAll().execute()).length;

  test('is given back after the work, once', async () => {
    await oneOfFew(c, async (held) => {
      held.add(giveCall);
      expect([await places(), given]).toEqual([1, []]);
    });
    expect([await places(), given]).toEqual([0, ['call']]);
  });

  /** Three corrections that are under way until `end`. */
  async function threeUnderWay() {
    let end = () => {};
    const isEnded = new Promise<void>((resolve) => {
      end = resolve;
    });
    const works = [1, 2, 3].map(() => oneOfFew(c, () => isEnded));
    await answered();
    expect(await places()).toBe(3);
    return { works, end };
  }
  const later = (s: number) => oneOfFew({ ...c, now_ms: c.now_ms + s * 1000 }, async () => 'corrected');
  const withFakeTimers = () =>
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  /** Time goes on in steps, and whatever asks the database between them gets its answer, however long that takes. */
  async function pass(s: number) {
    for (let half = 0; half < s * 2; half += 1) {
      await vi.advanceTimersByTimeAsync(500);
      await answered();
    }
  }

  test('is waited for while others have it, and refused when none comes', async () => {
    withFakeTimers();
    const { works, end } = await threeUnderWay();
    const refused = expect(later(0)).rejects.toThrow('auth/too-many-requests');
    await pass(9);
    await refused;
    const waiting = later(9);
    await pass(1);
    end();
    await Promise.all(works);
    await pass(1);
    expect(await waiting).toBe('corrected');
    expect(await places()).toBe(0);
  });

  test('is not waited for by whoever has gone', async () => {
    withFakeTimers();
    const { works, end } = await threeUnderWay();
    const page = new AbortController();
    const left = expect(oneOfFew({ ...c, gone: page.signal }, async () => 'corrected')).rejects.toThrow('abort');
    await pass(1);
    page.abort();
    end();
    await Promise.all(works);
    await pass(1);
    await left;
    expect(await places()).toBe(0);
  });

  test('is kept for as long as the work takes, and not for long by a server that died', async () => {
    withFakeTimers();
    const { works, end } = await threeUnderWay();
    await pass(60);
    const [until_ms = 0, ...others] = (
      await c.db.kysely.selectFrom('correction_slot').select('until_ms').execute()
    ).map((one) => one.until_ms);
    expect(others).toEqual([until_ms, until_ms]);
    expect(until_ms - c.now_ms).toBeGreaterThan(64_000);
    // Whoever comes from the future finds places that nobody renewed.
    const take = (now_ms: number) => takeSlot(c.db.kysely, c.user.user_id, { most: 3, now_ms, until_ms: now_ms + 1 });
    expect(await take(until_ms - 1)).toBeUndefined();
    expect(await take(until_ms)).toMatchObject({ slot: 1 });
    end();
    await Promise.all(works);
    // The place that another has now is not freed by the one that had it before.
    expect(await places()).toBe(1);
    await c.db.kysely.deleteFrom('correction_slot').execute();
  });

  test('is given back when the work fails', async () => {
    const failing = oneOfFew(c, async (held) => {
      held.add(giveCall);
      throw new Error('no answer');
    });
    await expect(failing).rejects.toThrow('no answer');
    expect([await places(), given]).toEqual([0, ['call']]);
  });
});
