import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '#testing/engines.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

describe.each(engines)('limits on $name', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());
  const logIn = (browser: TestBrowser, email: string, password = 'not this one') =>
    browser.call('loginUser', { email, password });
  const known = async () => {
    const browser = new TestBrowser(server);
    await browser.register(server);
    return (await browser.call('reloadUser')).result.email as string;
  };

  test('a guesser from one address is stopped at the eleventh try, with the time to wait', async () => {
    const email = await known();
    const browser = new TestBrowser(server);
    for (let n = 0; n < 10; n += 1) expect((await logIn(browser, email)).status).toBe(401);
    const { status, error, response } = await logIn(browser, email);
    expect([status, error?.status]).toEqual([429, 'RESOURCE_EXHAUSTED']);
    expect(error?.message).toContain('(auth/too-many-requests)');
    expect(error).toMatchObject({ details: { retry_after_s: 60 } });
    expect(response.headers['retry-after']).toBe('60');
    // The right password opens it from elsewhere at once, and from here after the wait.
    expect((await logIn(new TestBrowser(server), email, REGISTRATION.password)).status).toBe(200);
    server.clock.now_ms += 60_000;
    expect((await logIn(browser, email, REGISTRATION.password)).status).toBe(200);
  });

  test('who is refused uses up nothing of anybody else: one machine cannot lock an owner out', async () => {
    const email = await known();
    const guesser = new TestBrowser(server);
    for (let n = 0; n < 59; n += 1) await logIn(guesser, email);
    expect((await logIn(new TestBrowser(server), email, REGISTRATION.password)).status).toBe(200);
  });

  test('one address gets a few mails, however many accounts are moved to it', async () => {
    const email = 'victim@example.org';
    const statuses = [];
    for (let n = 0; n < 8; n += 1) {
      const browser = new TestBrowser(server);
      await browser.register(server, false);
      statuses.push((await browser.call('changeEmail', { email, password: REGISTRATION.password })).status);
      await browser.call('changeEmail', { email: `away-${n}@example.org`, password: REGISTRATION.password });
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });

  test('an account is limited from many addresses together, known or not', async () => {
    const tries = async (email: string) => {
      const answers = [];
      for (let n = 0; n < 52; n += 1) answers.push((await logIn(new TestBrowser(server), email)).status);
      return answers;
    };
    const unknown = await tries('nobody-at-all@example.org');
    expect(unknown).toEqual([...Array.from({ length: 50 }, () => 401), 429, 429]);
    expect(await tries(await known())).toEqual(unknown);
  });

  test('case and white space make no new account of an address', async () => {
    const browser = new TestBrowser(server);
    for (let n = 0; n < 10; n += 1) await logIn(browser, n % 2 ? ' SPACES@example.org' : 'spaces@example.org ');
    expect((await logIn(browser, 'Spaces@Example.org')).status).toBe(429);
  });

  test('reset mails to one address are limited, known or not', async () => {
    const statuses = async (email: string) => {
      const answers = [];
      for (let n = 0; n < 8; n += 1)
        answers.push((await new TestBrowser(server).call('sendPasswordReset', { email })).status);
      return answers;
    };
    const unknown = await statuses('no-account-here@example.org');
    expect(unknown).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect(await statuses(await known())).toEqual(unknown);
  });

  test('a class behind one address registers and logs in together', async () => {
    const room = new TestBrowser(server);
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const email = `class-${n}@example.org`;
        const { status } = await room.call('registerUser', { ...REGISTRATION, email });
        return [status, (await logIn(room, email, REGISTRATION.password)).status];
      }),
    );
    expect(statuses.flat().filter((status) => status !== 200)).toEqual([]);
  });

  test('behind a proxy that is trusted the address before it counts, and nobody else may name one', async () => {
    const statuses = async (trusted: boolean) => {
      const proxied = await startTestServer(engine, { config: { TRUST_PROXY: trusted ? ['10.0.0.0/8'] : undefined } });
      const browser = new TestBrowser(proxied);
      const answers = [];
      for (let n = 0; n < 12; n += 1) {
        const from = { 'x-forwarded-for': `203.0.113.${n}` };
        const input = { email: 'proxied@example.org', password: 'wrong one' };
        answers.push((await browser.call('loginUser', input, from)).status);
      }
      await proxied.close();
      return answers.filter((status) => status === 429).length;
    };
    expect([await statuses(true), await statuses(false)]).toEqual([0, 2]);
  });

  test('what the table holds names neither an address nor an account', async () => {
    const email = await known();
    const browser = new TestBrowser(server);
    await logIn(browser, email);
    const rows = JSON.stringify(await server.services.db.kysely.selectFrom('rate_limit').selectAll().execute());
    expect(rows).not.toContain(email);
    expect(rows).not.toContain(browser.address);
  });
});
