import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verificationLink } from '#server/auth/verification.ts';
import { engines } from '#testing/engines.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const DAY_MS = 86_400_000;

describe.each(engines)('the verification link on $name', (engine) => {
  let server: TestServer;
  let browser: TestBrowser;
  let user_id: string;
  let email: string;
  beforeAll(async () => {
    server = await startTestServer(engine);
    browser = new TestBrowser(server);
    user_id = await browser.register(server, false);
    email = (await browser.call('reloadUser')).result.email;
  });
  afterAll(() => server.close());
  const tokenFor = (id: string, address: string) =>
    new URL(verificationLink(server.services, id, address)).hash.replace('#token=', '');
  const confirm = async (token: string) => {
    const { error } = await new TestBrowser(server).call('confirmEmail', { token });
    return error?.message.match(/\((.*)\)/)?.[1] ?? 'verified';
  };
  const isVerified = async () => (await browser.call('reloadUser')).result.is_verified as boolean;

  test('leads to the configured address and names no address of a learner', () => {
    const link = verificationLink(server.services, user_id, email);
    expect(link).toMatch(/^http:\/\/localhost:3000\/verify-email#token=/);
    expect(link).not.toContain(email);
  });

  test('is refused when anything in it was changed, for another address and for an unknown user', async () => {
    const token = tokenFor(user_id, email);
    const wrong = [
      `${token}x`,
      token.replace(/.$/, ''),
      token.split('.').reverse().join('.'),
      '',
      '...',
      tokenFor(user_id, 'x@example.org'),
      tokenFor('no-such-user', email),
    ];
    for (const given of wrong) expect(await confirm(given)).toBe('auth/invalid-action-code');
    expect(await isVerified()).toBe(false);
  });

  test.each(['GET', 'HEAD'] as const)(
    'a %s of the page or of an earlier mail’s link verifies nothing',
    async (method) => {
      const token = tokenFor(user_id, email);
      for (const url of [`/verify-email?token=${token}`, `/mail-link/verify?token=${token}`])
        await server.app.inject({ method, url });
      expect(await isVerified()).toBe(false);
    },
  );

  test('the link of an earlier mail leads to the page with its token in the fragment', async () => {
    const token = tokenFor(user_id, email);
    const locationOf = async (query: string) =>
      (await server.app.inject({ url: `/mail-link/verify${query}` })).headers.location;
    expect(await locationOf(`?token=${token}`)).toBe(`/verify-email#token=${token}`);
    for (const query of ['', '?token=a&token=b']) expect(await locationOf(query)).toBe('/verify-email#token=');
  });

  test('expires a day after it was sent, confirms until then, and makes no session', async () => {
    const token = tokenFor(user_id, email);
    server.clock.now_ms += DAY_MS;
    expect(await confirm(token)).toBe('auth/expired-action-code');
    expect(await isVerified()).toBe(false);
    server.clock.now_ms -= 1;
    const elsewhere = new TestBrowser(server);
    expect((await elsewhere.call('confirmEmail', { token })).status).toBe(200);
    expect([...elsewhere.cookies.keys()]).toEqual([]);
    expect(await isVerified()).toBe(true);
    expect(await confirm(token)).toBe('verified');
  });

  test('confirmed in the account’s own session, the browser becomes known under a corrected address', async () => {
    const own = new TestBrowser(server);
    const id = await own.register(server, false);
    const right = `right-${id}@example.org`;
    await own.call('changeEmail', { email: right, password: REGISTRATION.password });
    const isKnown = () => server.services.devices.idFor(own.cookies.get('dayglot_device'), right) !== undefined;
    expect(isKnown()).toBe(false);
    await own.call('confirmEmail', { token: tokenFor(id, right) });
    expect(isKnown()).toBe(true);
  });
});
