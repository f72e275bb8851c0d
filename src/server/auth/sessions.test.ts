import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '#testing/engines.ts';
import { NOON, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const DAY_MS = 86_400_000;

describe.each(engines)('the age of a session on $name', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => server.close());

  /** Whether a session is good this long after it began; `uses` are the times at which it was used before. */
  const isGood = async (age_ms: number, uses: readonly number[] = []) => {
    server.clock.now_ms = NOON;
    const browser = new TestBrowser(server);
    await browser.register(server, false);
    for (const at of [...uses, age_ms]) {
      server.clock.now_ms = NOON + at;
      if ((await browser.call('reloadUser')).result === null) return false;
    }
    return true;
  };
  const monthly = Array.from({ length: 9 }, (_, n) => (n + 1) * 29 * DAY_MS).filter((at) => at < 180 * DAY_MS);

  test.each([
    ['unused for almost 30 days it is good', 30 * DAY_MS - 1, [], true],
    ['unused for 30 days it has ended', 30 * DAY_MS, [], false],
    ['used on the way it is good after 30 days', 30 * DAY_MS, [DAY_MS], true],
    ['used within its first hour it still ends after 30 days', 30 * DAY_MS, [3_600_000 - 1], false],
    ['in use it is good for almost 180 days', 180 * DAY_MS - 1, monthly, true],
    ['however much it is used it ends after 180 days', 180 * DAY_MS, monthly, false],
  ])('%s', async (_, age_ms, uses, good) => {
    expect(await isGood(age_ms, uses)).toBe(good);
  });

  test('a session that has ended by age is cleared away', async () => {
    server.clock.now_ms = NOON + 400 * DAY_MS;
    server.jobs.clearAway();
    await server.jobs.settled();
    expect(await server.services.db.kysely.selectFrom('session').selectAll().execute()).toEqual([]);
  });
});
