import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verificationLink, verifyByLink } from '#server/auth/verification.ts';
import { engines } from '#testing/engines.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const DAY_MS = 86_400_000;
const [sqlite] = engines;
if (!sqlite) throw new Error('SQLite is always among the engines.');

describe('the verification link', () => {
  let server: TestServer;
  let user_id: string;
  let email: string;
  beforeAll(async () => {
    server = await startTestServer(sqlite);
    const browser = new TestBrowser(server);
    user_id = await browser.register(server, false);
    email = (await browser.call('reloadUser')).result.email;
  });
  afterAll(() => server.close());
  const tokenFor = (id: string, address: string) =>
    new URL(verificationLink(server.services, id, address)).searchParams.get('token') ?? '';

  test('leads to the configured address', () => {
    expect(verificationLink(server.services, user_id, email)).toMatch(
      /^http:\/\/localhost:3000\/mail-link\/verify\?token=/,
    );
    expect(verificationLink(server.services, user_id, email)).not.toContain(email);
  });

  test('is refused when anything in it was changed, when it is for another address, and for nobody', async () => {
    const token = tokenFor(user_id, email);
    const wrong = [
      `${token}x`,
      token.replace(/.$/, ''),
      token.split('.').reverse().join('.'),
      '',
      '...',
      tokenFor(user_id, 'x@example.org'),
      tokenFor('nobody', email),
    ];
    for (const given of wrong) expect(await verifyByLink(server.services, given)).toBe('invalid');
  });

  test('expires a day after it was sent', async () => {
    const token = tokenFor(user_id, email);
    server.clock.now_ms += DAY_MS;
    expect(await verifyByLink(server.services, token)).toBe('expired');
    server.clock.now_ms -= DAY_MS;
    expect(await verifyByLink(server.services, token)).toBe('verified');
  });

  test('without a token or with two the page says that it is invalid', async () => {
    for (const query of ['', '?token=a&token=b']) {
      const { headers } = await server.app.inject({ url: `/mail-link/verify${query}` });
      expect(headers.location).toBe('/verify-email?result=invalid');
    }
  });
});
