import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXPORT_ENDINGS } from '#domain/export.ts';
import { engines } from '#testing/engines.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const MONTH_MS = 31 * 86_400_000;
const ENTRY = { inputDay: 'I goed home with Wilhelmina.', inputWell: 'A song.', inputGrateful: '', mood: 4 };

describe.each(engines)('downloading a diary on $name', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => server.close());
  const learner = async (verified = true) => {
    const browser = new TestBrowser(server);
    await browser.register(server, verified);
    return browser;
  };
  const cookieOf = (browser: TestBrowser) => browser.cookies.get('dayglot_session') ?? '';
  const get = (cookie: string, ending = 'json', headers: Record<string, string> = {}, on = server) =>
    on.app.inject({ url: `/export/entries.${ending}`, cookies: cookie ? { dayglot_session: cookie } : {}, headers });

  test.each([
    ['json', 'application/json; charset=utf-8', '"inputDay":"I goed home with Wilhelmina."'],
    ['csv', 'text/csv; charset=utf-8', ',"I goed home with Wilhelmina.","A song.",'],
    ['md', 'text/markdown; charset=utf-8', '\nI went home with Wilhelmina.\n'],
    ['anki.tsv', 'text/tab-separated-values; charset=utf-8', 'I <u>goed</u> home with Wilhelmina.'],
  ])('%s is a file to keep, with the learner’s own entries', async (ending, type, words) => {
    const [ann, bob] = [await learner(), await learner()];
    await ann.call('callCorrectorDiary', ENTRY);
    await bob.call('callCorrectorDiary', { ...ENTRY, inputDay: 'Somebody else’s words.' });
    const { statusCode, headers, payload } = await get(cookieOf(ann), ending);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="dayglot-diary-2026-11-21.${ending}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(payload).toContain(words);
    expect(payload).not.toContain('Somebody');
    expect(server.logLines.join()).not.toMatch(/Wilhelmina|goed/);
  });

  test('tells the learner’s settings as they are', async () => {
    const ann = await learner();
    await ann.call('updateDaySettings', {
      day_start_hour: 0,
      remind_hour: 21,
      is_noti_weekly: false,
      time_zone: 'Asia/Tokyo',
    });
    expect(JSON.parse((await get(cookieOf(ann))).payload).profile).toMatchObject({
      ...{ username: 'Ann', lang_native: 'de', time_zone: 'Asia/Tokyo', is_time_zone_own: true },
      ...{ is_noti_mail: false, is_noti_push: false, is_noti_weekly: false, day_start_hour: 0, remind_hour: 21 },
    });
  });

  test('is for the verified; others are led elsewhere (spec §6)', async () => {
    server.clock.now_ms -= MONTH_MS;
    const expired = cookieOf(await learner());
    server.clock.now_ms += MONTH_MS;
    const [verified, other] = [cookieOf(await learner()), cookieOf(await learner())];
    const [user_id = '', secret = ''] = verified.split('.');
    const deleted = await learner();
    const ofDeleted = cookieOf(deleted);
    await deleted.call('deleteUser');
    const cases: [state: string, cookie: string, code: number, location: string | undefined][] = [
      ['no session', '', 303, '/register'],
      ['unverified', cookieOf(await learner(false)), 303, '/mail-veri'],
      ['verified', verified, 200, undefined],
      ['expired', expired, 303, '/register'],
      ['tampered', `${user_id}.${[...secret].reverse().join('')}`, 303, '/register'],
      ['of another user', `${other.split('.')[0]}.${secret}`, 303, '/register'],
      ['of a deleted account', ofDeleted, 303, '/register'],
    ];
    for (const [state, cookie, code, location] of cases)
      for (const ending of EXPORT_ENDINGS) {
        const { statusCode, headers } = await get(cookie, ending);
        expect([state, ending, statusCode, headers.location]).toEqual([state, ending, code, location]);
        expect(headers['cache-control']).toBe('no-store');
      }
  });

  test('a link’s download fails for who is signed out: the page they are led to must not be saved as a diary', async () => {
    const { statusCode, headers } = await get('', 'json', { 'sec-fetch-dest': 'empty' });
    expect([statusCode, headers['content-disposition']]).toEqual([401, undefined]);
  });

  test('is refused to the pages of other sites', async () => {
    const cookie = cookieOf(await learner());
    const codes = ['cross-site', 'same-site', 'same-origin', 'none'].map(
      async (site) => (await get(cookie, 'json', { 'sec-fetch-site': site })).statusCode,
    );
    expect(await Promise.all(codes)).toEqual([403, 403, 200, 200]);
  });

  test.each(['entries.exe', 'entries.', 'entries', 'json', '..%2fentries.json', 'constructor', 'entries.json%00'])(
    '%s is no such file',
    async (file) => {
      const { statusCode } = await server.app.inject({ url: `/export/${file}` });
      expect(statusCode).toBe(404);
    },
  );

  test('all four at once, then a few a minute', async () => {
    const limited = await startTestServer(engine);
    const ann = new TestBrowser(limited);
    await ann.register(limited);
    const codes = [];
    for (let n = 0; n < 5; n += 1) codes.push((await get(cookieOf(ann), 'csv', {}, limited)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 429]);
    const refused = await get(cookieOf(ann), 'json', {}, limited);
    expect(refused.headers['retry-after']).toBe('20');
    expect(refused.headers['content-disposition']).toBeUndefined();
    await limited.close();
  });

  test('an empty diary is a whole file, too', async () => {
    const cookie = cookieOf(await learner());
    expect((await get(cookie)).json()).toMatchObject({ format: 'dayglot-diary', version: 1, entries: [] });
  });

  test('pages follow each other without a gap, also where many entries share a moment', async () => {
    const ann = await learner();
    const date_ms = server.clock.now_ms;
    const ids: string[] = [];
    for (let batch = 0; batch < 5; batch += 1) {
      const entries = Array.from({ length: 50 }, (_, n) => {
        const at = date_ms - (n % 7) * 43_200_000;
        const entry_id = crypto.randomUUID();
        ids.push(entry_id);
        const day = new Date(at).toISOString().slice(0, 10);
        return { entry_id, day, date_ms: at, time_zone: 'UTC', state: 'pending', ...ENTRY };
      });
      expect((await ann.call('importEntries', { entries })).status).toBe(200);
    }
    const { entries } = (await get(cookieOf(ann))).json() as { entries: { entry_id: string; date_ms: number }[] };
    expect(entries.map(({ entry_id }) => entry_id).sort()).toEqual(ids.sort());
    expect(entries.map((entry) => entry.date_ms)).toEqual(entries.map((entry) => entry.date_ms).sort((a, b) => a - b));
  });

  /** A server with a real socket, and a diary that is longer than what sockets and pipes hold. */
  async function longDiary() {
    const own = await startTestServer(engine, { config: { RATE_LIMIT: 'off' } });
    const ann = new TestBrowser(own);
    const user_id = await ann.register(own);
    const { kysely } = own.services.db;
    const long = 'All work and no play. '.repeat(300);
    for (let batch = 0; batch < 8; batch += 1) {
      const entries = Array.from({ length: 50 }, () => ({
        ...{ entry_id: crypto.randomUUID(), day: '2026-11-21', date_ms: own.clock.now_ms, time_zone: 'UTC' },
        ...{ state: 'pending', inputDay: long, inputWell: long, inputGrateful: long },
      }));
      await ann.call('importEntries', { entries });
    }
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = own.app.server.address() as AddressInfo;
    const headers = { cookie: `dayglot_session=${cookieOf(ann)}` };
    const request = http.get({ port, path: '/export/entries.json', headers, agent: false });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const lines = () => own.logLines.filter((line) => line.includes('"export"'));
    return { own, user_id, kysely, request, response, lines };
  }

  test('one that fails half-way breaks the connection, and is no JSON', async () => {
    const { own, user_id, kysely, response, lines } = await longDiary();
    // The account goes while its diary is on the way: what was sent so far must not look whole.
    await once(response, 'readable');
    await kysely.deleteFrom('auth_user').where('id', '=', user_id).execute();
    let text = '';
    const broken = await (async () => {
      for await (const chunk of response) text += chunk;
    })().catch((error: NodeJS.ErrnoException) => error);
    expect(broken).toMatchObject({ code: 'ECONNRESET' });
    expect(text.length).toBeGreaterThan(0);
    expect(() => JSON.parse(text)).toThrow();
    expect(lines()).toEqual([expect.stringContaining('"status":"NOT_FOUND"')]);
    await own.close();
  });

  test('reading ends when the caller hangs up', async () => {
    const { own, request, response, lines } = await longDiary();
    await once(response, 'readable');
    // Nobody takes more, so nothing more is read from the database meanwhile.
    expect(lines()).toEqual([]);
    request.destroy();
    await expect.poll(lines).toEqual([expect.stringContaining('"status":"ABORTED"')]);
    await own.close();
  });
});
