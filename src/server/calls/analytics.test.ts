import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countsSince } from '#server/store/daily-counts.ts';
import { engines } from '#testing/engines.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const ID = '0b8f2c9e-4d3a-4f6e-9b1c-2a7d5e8f1c3b';
const POSTHOG = { POSTHOG_KEY: 'phc_x', POSTHOG_HOST: 'https://eu.posthog.example/' };

describe.each(engines)('statistics on $name', (engine) => {
  let server: TestServer;
  let visitor: TestBrowser;
  beforeAll(async () => {
    server = await startTestServer(engine);
    visitor = new TestBrowser(server);
  });
  afterAll(() => server.close());
  const count = (name: string, page: string) => visitor.call('countEvent', { name, page });
  const counted = () => countsSince(server.services.db.kysely, '2026-01-01');

  test('are numbers per day in UTC, event and page; nothing beside them is kept', async () => {
    for (let n = 0; n < 3; n += 1) expect((await count('page_view', '/diary')).result).toEqual({});
    await count('entry_sent', '/diary');
    await count('page_view', '/history/:entry_id');
    server.clock.now_ms = Date.parse('2026-11-21T23:59:59.999Z');
    await count('page_view', '/diary');
    server.clock.now_ms += 1;
    await count('page_view', '/diary');
    expect(await counted()).toEqual([
      { day: '2026-11-22', event: 'page_view', page: '/diary', num: 1 },
      { day: '2026-11-21', event: 'page_view', page: '/diary', num: 4 },
      { day: '2026-11-21', event: 'entry_sent', page: '/diary', num: 1 },
      { day: '2026-11-21', event: 'page_view', page: '/history/:entry_id', num: 1 },
    ]);
    expect(await countsSince(server.services.db.kysely, '2026-11-22')).toHaveLength(1);
  });

  test('of many at once none is lost', async () => {
    await Promise.all(Array.from({ length: 25 }, () => count('page_view', '/start')));
    expect((await counted()).find(({ page }) => page === '/start')?.num).toBe(25);
  });

  test.each([
    ['an event of the visitor’s making', 'I went home', '/diary'],
    ['an address instead of a page', 'page_view', `/history/${ID}`],
    ['words instead of a page', 'page_view', '/dear diary'],
    ['another case', 'page_view', '/Diary'],
    ['nothing', '', ''],
    ['a prototype’s key', 'constructor', '__proto__'],
    ['NUL', 'page_view\u0000', '/diary'],
  ])('%s is refused, and not counted', async (_, name, page) => {
    const before = await counted();
    expect((await count(name, page)).status).toBe(400);
    expect(await counted()).toEqual(before);
  });

  test.each([null, 1, [], { name: 'page_view' }, { name: ['page_view'], page: '/diary' }])(
    'data such as %j is refused',
    async (data) => {
      expect((await visitor.call('countEvent', data)).status).toBe(400);
    },
  );

  test('what else is sent along is refused: no call carries who it was', async () => {
    const data = { name: 'page_view', page: '/diary', user_id: ID };
    expect((await visitor.call('countEvent', data)).status).toBe(400);
  });

  test('the log tells neither the page nor the visitor', async () => {
    server.logLines.length = 0;
    await count('page_view', '/account');
    expect(server.logLines.join('\n')).toContain('countEvent');
    for (const trace of ['/account', 'page_view', visitor.address])
      expect(server.logLines.join('\n')).not.toContain(trace);
  });

  test('one address cannot count without end; a class behind it can', async () => {
    const crowd = new TestBrowser(server);
    const visit = () => crowd.call('countEvent', { name: 'page_view', page: '/terms' });
    const statuses = [];
    for (let n = 0; n < 302; n += 1) statuses.push((await visit()).status);
    expect(statuses.slice(0, 300).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(300)).toEqual([429, 429]);
  });

  test('the page hears of a PostHog where there is one, and may send to its host alone', async () => {
    expect((await visitor.call('readInstallation')).result.posthog).toBeNull();
    const policyOf = async (one: TestServer) =>
      (await one.app.inject({ url: '/healthz' })).headers['content-security-policy'];
    expect(await policyOf(server)).toContain("connect-src 'self';");
    const other = await startTestServer(engine, { config: POSTHOG });
    const { result } = await new TestBrowser(other).call('readInstallation');
    expect(result.posthog).toEqual({ key: 'phc_x', host: 'https://eu.posthog.example' });
    const policy = String(await policyOf(other));
    expect(policy).toContain("connect-src 'self' https://eu.posthog.example;");
    expect(policy.match(/posthog/g)).toHaveLength(1);
    expect(policy).toContain("script-src 'self';");
    await other.close();
  });
});
