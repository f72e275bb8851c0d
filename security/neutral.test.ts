import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';
import { auc } from './auc.ts';

const TRIES = 120;

describe.each(engines)('whether an address has an account, on $name', (engine) => {
  let server: TestServer;
  const known: string[] = [];
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { RATE_LIMIT: 'off' } });
    for (let n = 0; n < 8; n += 1) {
      const browser = new TestBrowser(server);
      await browser.register(server, n % 2 === 0);
      known.push((await browser.call('reloadUser')).result.email);
    }
  });
  afterAll(() => server.close());

  const KINDS = {
    loginUser: (email: string) => ({ email, password: 'not this one' }),
    sendPasswordReset: (email: string) => ({ email }),
  };
  type Kind = keyof typeof KINDS;
  const ask = async (name: Kind, email: string) => {
    const from = performance.now();
    const { response } = await new TestBrowser(server).call(name, KINDS[name](email));
    const ms = performance.now() - from;
    const { date: _, ...headers } = response.headers;
    return { ms, told: JSON.stringify([response.statusCode, headers, response.body]) };
  };
  const unknown = (n: number) => `learner-${randomUUID().slice(0, 35)}${n % 10}@example.org`;

  test.each(Object.keys(KINDS) as Kind[])('%s says the same of both, in status, headers and body', async (name) => {
    const answers = new Set<string>();
    for (const [n, email] of known.entries())
      for (const one of [email, unknown(n), email.toUpperCase()]) answers.add((await ask(name, one)).told);
    expect([...answers]).toHaveLength(1);
    figure(`different answers of ${name}, ${engine.name}`, '1 of 24', '1');
  });

  test.each(Object.keys(KINDS) as Kind[])('%s takes as long for both', async (name) => {
    const times = { known: [] as number[], unknown: [] as number[], again: [] as number[] };
    for (let n = 0; n < TRIES; n += 1) {
      const one = known[n % known.length] ?? '';
      const emails = { known: one, unknown: unknown(n), again: one };
      // In an order of its own each time, so that whatever goes on beside falls on all of them.
      const order = (Object.keys(times) as (keyof typeof times)[]).sort(() => Math.random() - 0.5);
      for (const kind of order) times[kind].push((await ask(name, emails[kind])).ms);
    }
    const [measured, same] = [auc(times.known, times.unknown), auc(times.known, times.again)];
    figure(
      `${name} by time, AUC (A/A), ${engine.name}`,
      `${measured.toFixed(3)} (${same.toFixed(3)})`,
      '0.45–0.55 over 500: bench/neutral.mjs',
    );
    // Five standard deviations of so few tries; a hash too many or too few reads 1.00.
    expect(Math.abs(measured - 0.5)).toBeLessThan(0.2);
  });

  test('registering tells that an address is taken, as spec §5 wants, and its owner by mail; nothing else differs', async () => {
    const [email = ''] = known;
    const before = server.mails.length;
    const answer = await new TestBrowser(server).call('registerUser', { ...REGISTRATION, email });
    expect(answer.error?.message).toContain('(auth/email-already-in-use)');
    expect(answer.response.cookies).toEqual([]);
    expect(JSON.stringify(answer.response.json())).not.toMatch(/Ann|user_id|learner/);
    server.jobs.sendMailSoon();
    await server.jobs.settled();
    expect(server.mails.slice(before).map(({ to }) => to)).toContain(email);
  });
});
