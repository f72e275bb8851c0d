import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, contract } from '#contract';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const NAMES = Object.keys(contract) as CallName[];

/** Pages of somebody else, some of which look like ours. */
const FOREIGN = [
  ...['https://evil.example', 'null', 'http://diary.example.org', 'https://diary.example.org.evil.example'],
  ...['https://diary.example.org:8443', 'https://sub.diary.example.org', 'https://example.org', 'file://', ''],
  ...['https://DIARY.example.org', 'https://diary.example.org/', 'http://localhost:3000', 'http://127.0.0.1'],
];

describe.each(engines)('sessions on $name, behind https', (engine) => {
  let server: TestServer;
  const own = { origin: 'https://diary.example.org' };
  beforeAll(async () => {
    const config = { PUBLIC_URL: own.origin, RATE_LIMIT: 'off', production: true } as const;
    server = await startTestServer(engine, { config });
  });
  afterAll(() => server.close());

  let learners = 0;
  const signUp = async () => {
    const email = `learner-${++learners}@example.org`;
    const browser = new TestBrowser(server);
    expect((await browser.call('registerUser', { ...REGISTRATION, email }, own)).status).toBe(200);
    const signedIn = await browser.call('signIn', { email }, own);
    return { browser, email, signedIn };
  };

  test('every cookie: __Host-, HttpOnly, Secure, SameSite=Lax, for this host and every path', async () => {
    const browser = new TestBrowser(server);
    const email = 'cookies@example.org';
    const ticket = await browser.call('registerUser', { ...REGISTRATION, email }, own);
    const session = await browser.call('signIn', { email }, own);
    const lines = [ticket, session].flatMap(({ response }) => [response.headers['set-cookie'] ?? []].flat());
    expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const line of lines) {
      expect(line).toMatch(
        /^__Host-dayglot_(session|ticket|device)=[^;]*; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
      );
      expect(line).not.toContain('Domain');
    }
    figure(`cookies with every attribute, ${engine.name}`, `${lines.length} of ${lines.length}`, 'all');
  });

  test('a session that was planted before the sign-in is not the one after it, and no longer works', async () => {
    const attacker = await signUp();
    const planted = attacker.browser.cookies.get('__Host-dayglot_session') ?? '';
    const email = 'victim@example.org';
    const victim = new TestBrowser(server);
    victim.cookies.set('__Host-dayglot_session', planted);
    await victim.call('registerUser', { ...REGISTRATION, email }, own);
    expect((await victim.call('signIn', { email }, own)).result.email).toBe(email);
    expect(victim.cookies.get('__Host-dayglot_session')).not.toBe(planted);
    expect((await attacker.browser.call('reloadUser', {}, own)).result).toBeNull();
  });

  test('each sign-in and each password that was shown again has a cookie of its own; the old one is worth nothing', async () => {
    const { browser, email } = await signUp();
    const seen = [browser.cookies.get('__Host-dayglot_session') ?? ''];
    await browser.call('reauthenticate', { password: REGISTRATION.password }, own);
    seen.push(browser.cookies.get('__Host-dayglot_session') ?? '');
    await browser.call('loginUser', { email, password: REGISTRATION.password }, own);
    await browser.call('signIn', { email }, own);
    expect(new Set([...seen, browser.cookies.get('__Host-dayglot_session')]).size).toBe(3);
    for (const old of seen) {
      const copy = new TestBrowser(server);
      copy.cookies.set('__Host-dayglot_session', old);
      expect((await copy.call('reloadUser', {}, own)).result).toBeNull();
    }
  });

  test('the cookie without its prefix, which a subdomain could plant, is not read', async () => {
    const { browser } = await signUp();
    const copy = new TestBrowser(server);
    copy.cookies.set('dayglot_session', browser.cookies.get('__Host-dayglot_session') ?? '');
    expect((await copy.call('reloadUser', {}, own)).result).toBeNull();
  });

  test('signing out everywhere ends every other session at once', async () => {
    const { browser, email } = await signUp();
    const others = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const other = new TestBrowser(server);
        await other.call('loginUser', { email, password: REGISTRATION.password }, own);
        await other.call('signIn', { email }, own);
        return other;
      }),
    );
    expect((await browser.call('signOutElsewhere', {}, own)).result).toEqual({ num_ended: 5 });
    for (const other of others) expect((await other.call('reloadUser', {}, own)).result).toBeNull();
    expect((await browser.call('reloadUser', {}, own)).result.email).toBe(email);
  });

  test('no page of another site can make a call, whichever it is', async () => {
    const { browser } = await signUp();
    let let_in = 0;
    for (const name of NAMES)
      for (const origin of FOREIGN) {
        const { error } = await browser.call(name, {}, { origin });
        if (error?.status !== 'PERMISSION_DENIED' || !/accepted from/.test(error.message)) let_in += 1;
      }
    expect(let_in).toBe(0);
    figure(`calls from foreign pages that were let in, ${engine.name}`, `0 of ${NAMES.length * FOREIGN.length}`, '0');
  });

  test('no form, no picture and no link makes a call, and no other site may read an answer', async () => {
    const { browser } = await signUp();
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const forms = [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'text/plain; a=application/json',
      '',
    ];
    for (const type of forms) {
      const headers = { cookie, ...(type && { 'content-type': type }) };
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: '/call/signOut',
        payload: '{"data":{}}',
        headers,
      });
      expect([400, 415]).toContain(statusCode);
    }
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'] as const)
      expect((await server.app.inject({ method, url: '/call/signOut', headers: { cookie } })).statusCode).toBe(404);
    const asked = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const preflight = await server.app.inject({ method: 'OPTIONS', url: '/call/signOut', headers: asked });
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await browser.call('reloadUser', {}, own)).result).not.toBeNull();
  });

  test('the diary’s file is handed to its own page only', async () => {
    const { browser } = await signUp();
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    for (const site of ['cross-site', 'same-site', 'CROSS-SITE', 'x']) {
      const headers = { cookie, 'sec-fetch-site': site };
      expect((await server.app.inject({ url: '/export/entries.json', headers })).statusCode).toBe(403);
    }
  });
});
