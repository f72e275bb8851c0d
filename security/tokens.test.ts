import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newToken } from '#server/auth/tokens.ts';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';
import { wholeDatabase } from '#testing/whole-database.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

test('secrets are 256 bits from the system’s dice, each bit as often 0 as 1, none twice', () => {
  const MANY = 20_000;
  const ones = new Array<number>(256).fill(0);
  const seen = new Set<string>();
  for (let n = 0; n < MANY; n += 1) {
    const [, secret = ''] = newToken('a-user').token.split('.');
    seen.add(secret);
    const bytes = Buffer.from(secret, 'base64url');
    expect(bytes).toHaveLength(32);
    for (const [bit, count] of ones.entries()) ones[bit] = count + (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1);
  }
  expect(seen.size).toBe(MANY);
  // Six standard deviations: fair dice fail this once in two million runs over all 256 bits.
  const worst = Math.max(...ones.map((count) => Math.abs(count / MANY - 0.5)));
  expect(worst).toBeLessThan((6 * 0.5) / Math.sqrt(MANY));
  figure('token secrets: bits, equal ones among them', `256, 0 of ${MANY}`, '≥ 128, 0');
});

describe.each(engines)('tokens on $name', (engine) => {
  let server: TestServer;
  let browser: TestBrowser;
  let email: string;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { RATE_LIMIT: 'off' } });
    browser = new TestBrowser(server);
    await browser.register(server);
    email = (await browser.call('reloadUser')).result.email;
  });
  afterAll(() => server.close());

  const resetToken = async (): Promise<string> => {
    await new TestBrowser(server).call('sendPasswordReset', { email });
    server.jobs.sendMailSoon();
    await server.jobs.settled();
    return /#token=(\S+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const isResetGood = async (token: string) => (await browser.call('checkPasswordReset', { token })).status === 200;
  const withSession = (token: string) => {
    const other = new TestBrowser(server);
    other.cookies.set('dayglot_session', token);
    return other.call('readProfile');
  };

  test('no token stands in any table, nor anything that one could be made from', async () => {
    await browser.call('loginUser', { email, password: REGISTRATION.password });
    const tokens = [...browser.cookies.values(), await resetToken()];
    expect(tokens).toHaveLength(4);
    const rows = Object.values(await wholeDatabase(server.services.db))
      .flat()
      .join('\n');
    for (const token of tokens) expect(rows).not.toContain(token.split('.')[1]);
    const log = server.logLines.join('\n');
    for (const token of tokens) expect(log).not.toContain(token.split('.')[1]);
    await browser.call('signIn', { email });
    figure(`tokens found in a dump, ${engine.name}`, `0 of ${tokens.length}`, '0');
  });

  test('a session changed in any one character opens nothing', async () => {
    const token = browser.cookies.get('dayglot_session') ?? '';
    expect((await withSession(token)).status).toBe(200);
    let opened = 0;
    // The last character holds two bits that base64url does not use: the text itself is hashed, so they count as well.
    for (const at of [...token].keys()) {
      const other = token[at] === 'A' ? 'B' : 'A';
      if ((await withSession(token.slice(0, at) + other + token.slice(at + 1))).status === 200) opened += 1;
    }
    for (const bent of [
      `${token}A`,
      token.slice(0, -1),
      ` ${token}`,
      token.replace('.', '..'),
      token.toUpperCase(),
      '.',
      '',
    ])
      if (bent.trim() !== token && (await withSession(bent)).status === 200) opened += 1;
    expect(opened).toBe(0);
    figure(`changed session tokens that opened something, ${engine.name}`, `${opened} of ${token.length + 6}`, '0');
  });

  test('a ticket works once, within a minute, in its own browser and for its own address', async () => {
    const ticketed = async () => {
      const fresh = new TestBrowser(server);
      await fresh.call('loginUser', { email, password: REGISTRATION.password });
      return fresh;
    };
    const good = await ticketed();
    const copy = new TestBrowser(server);
    for (const [name, value] of good.cookies) copy.cookies.set(name, value);
    expect((await good.call('signIn', { email })).status).toBe(200);
    expect((await copy.call('signIn', { email })).status).toBe(401);
    expect((await (await ticketed()).call('signIn', { email: 'other@example.org' })).status).toBe(401);
    const late = await ticketed();
    server.clock.now_ms += MINUTE_MS;
    expect((await late.call('signIn', { email })).status).toBe(401);
  });

  test('a reset link: the newest only, an hour, once, and only whole', async () => {
    const first = await resetToken();
    const second = await resetToken();
    expect([await isResetGood(first), await isResetGood(second)]).toEqual([false, true]);
    for (const at of [...second].keys())
      expect(await isResetGood(second.slice(0, at) + (second[at] === 'A' ? 'B' : 'A') + second.slice(at + 1))).toBe(
        false,
      );
    server.clock.now_ms += HOUR_MS;
    expect(await isResetGood(second)).toBe(false);
    const third = await resetToken();
    const confirm = () => browser.call('confirmPasswordReset', { token: third, password: REGISTRATION.password });
    const tries = await Promise.all([confirm(), confirm(), confirm(), confirm()]);
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    figure(`one reset link confirmed four times at once, ${engine.name}`, 'taken 1 time', '1');
  });

  test('a session ends after 30 days unused, and after 180 days however much it is used', async () => {
    const signIn = async () => {
      const fresh = new TestBrowser(server);
      await fresh.call('loginUser', { email, password: REGISTRATION.password });
      await fresh.call('signIn', { email });
      return fresh;
    };
    const [unused, used] = [await signIn(), await signIn()];
    const begun = server.clock.now_ms;
    let days = 0;
    for (; days < 200; days += 10) {
      server.clock.now_ms = begun + days * DAY_MS;
      if ((await used.call('readProfile')).status !== 200) break;
    }
    expect(days).toBe(180);
    expect((await unused.call('readProfile')).status).toBe(401);
    figure(`a session in daily use ends after, ${engine.name}`, `${days} days`, '≤ 180 days');
  });

  test('the verification link of one account verifies no other, and is changed in no character', async () => {
    const token = server.services.links.sign({
      user_id: randomUUID(),
      email,
      expires_ms: server.clock.now_ms + HOUR_MS,
    });
    const results = [token, ...[...token].keys()].map((at) =>
      typeof at === 'string' ? at : token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1),
    );
    for (const one of results) {
      const { error } = await browser.call('confirmEmail', { token: one });
      expect(error?.message).toContain('auth/invalid-action-code');
    }
  });
});
