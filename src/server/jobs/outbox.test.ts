import { beforeEach, describe, expect, test } from 'vitest';
import { retryDelayMs, sendOutbox } from '#server/jobs/outbox.ts';
import { type Mail, RecipientRefused } from '#server/ports/mailer.ts';
import { noObserver } from '#server/ports/observer.ts';
import { engines } from '#testing/engines.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const [sqlite] = engines;
if (!sqlite) throw new Error('SQLite is always among the engines.');

test('retries wait twice as long each time, at most an hour', () => {
  expect([1, 2, 3, 20].map(retryDelayMs)).toEqual([5000, 10_000, 20_000, 3_600_000]);
});

test('registration succeeds while the mail server is down, and the mail goes out when it is back', async () => {
  const sent: Mail[] = [];
  let down = true;
  const send = async (mail: Mail) => {
    if (down) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    sent.push(mail);
  };
  const server = await startTestServer(sqlite, { mailer: { send } });
  const browser = new TestBrowser(server);
  await browser.register(server, false);
  expect((await browser.call('sendVerificationEmail')).status).toBe(200);
  expect(await sendOutbox(server.services, { send })).toBe(0);
  down = false;
  expect(await sendOutbox(server.services, { send })).toBe(0);
  server.clock.now_ms += 5000;
  expect(await sendOutbox(server.services, { send })).toBe(1);
  expect(sent[0]?.subject).toBe('Verify your e-mail for Dayglot Diary');
  expect(await server.services.db.kysely.selectFrom('outbox').selectAll().execute()).toEqual([]);
  await server.close();
});

test('a mail that cannot be sent for a day is given up', async () => {
  const send = () => Promise.reject(new Error('no'));
  const server = await startTestServer(sqlite, { mailer: { send } });
  const browser = new TestBrowser(server);
  await browser.register(server, false);
  await browser.call('sendVerificationEmail');
  for (let tries = 0; tries < 60; tries += 1) {
    await sendOutbox(server.services, { send });
    server.clock.now_ms += 3_600_000;
  }
  expect(await server.services.db.kysely.selectFrom('outbox').selectAll().execute()).toEqual([]);
  await server.close();
});

test('an address that is not verified gets the verification and a reset, without the username, and no warning', async () => {
  const server = await startTestServer(sqlite);
  const browser = new TestBrowser(server);
  await browser.register(server, false, { username: 'You won! Claim it at https://evil.example' });
  const { email } = (await browser.call('reloadUser')).result;
  await browser.call('sendVerificationEmail');
  await browser.call('sendPasswordReset', { email });
  await new TestBrowser(server).call('registerUser', { ...REGISTRATION, email });
  await sendOutbox(server.services, { send: async (mail) => void server.mails.push(mail) });
  expect(server.mails.map(({ subject }) => subject)).toEqual([
    'Verify your e-mail for Dayglot Diary',
    'Choose a new password for Dayglot Diary',
  ]);
  expect(JSON.stringify(server.mails)).not.toContain('evil');
  await server.close();
});

test('a server that is asked to stop sends no further mail; the next one does', async () => {
  const stopping = new AbortController();
  const server = await startTestServer(sqlite);
  const browser = new TestBrowser(server);
  await browser.register(server, false);
  for (let n = 0; n < 2; n += 1) await browser.call('sendVerificationEmail');
  const sent: Mail[] = [];
  const send = async (mail: Mail) => {
    sent.push(mail);
    stopping.abort();
  };
  expect(await sendOutbox({ ...server.services, stopping: stopping.signal }, { send })).toBe(1);
  expect(await sendOutbox(server.services, { send })).toBe(1);
  await server.close();
});

describe.each(engines)('among many mails, on $name', (engine) => {
  test('a password that is lost while they go out is mailed among them, not after all have gone', async () => {
    const server = await startTestServer(engine);
    const browser = new TestBrowser(server);
    await browser.register(server, false);
    const { email } = (await browser.call('reloadUser')).result;
    for (let n = 0; n < 3; n += 1) await browser.call('sendVerificationEmail');
    const subjects: string[] = [];
    const send = async ({ subject }: Mail) => {
      if (subjects.push(subject) === 1) await browser.call('sendPasswordReset', { email });
    };
    expect(await sendOutbox(server.services, { send })).toBe(4);
    expect(subjects.filter((subject) => /password/i.test(subject))).toHaveLength(1);
    await server.close();
  });

  test('one that cannot be rendered stops none of the others', async () => {
    const server = await startTestServer(engine);
    const [poisoned, well] = [new TestBrowser(server), new TestBrowser(server)];
    const poisoned_id = await poisoned.register(server, false);
    await well.register(server, false);
    await poisoned.call('sendVerificationEmail');
    await well.call('sendVerificationEmail');
    const { links } = server.services;
    const sign: typeof links.sign = (link) => {
      if (link.user_id === poisoned_id) throw new TypeError('a bug');
      return links.sign(link);
    };
    const to: string[] = [];
    const services = { ...server.services, links: { ...links, sign } };
    expect(await sendOutbox(services, { send: async (mail) => void to.push(mail.to) })).toBe(1);
    expect(to).toEqual([(await well.call('reloadUser')).result.email]);
    const rows = await server.services.db.kysely.selectFrom('outbox').select(['user_id', 'attempts']).execute();
    expect(rows).toEqual([{ user_id: poisoned_id, attempts: 1 }]);
    await server.close();
  });

  test('one that went out and cannot be deleted at that moment keeps its lease: it has not failed', async () => {
    const server = await startTestServer(engine);
    const browser = new TestBrowser(server);
    await browser.register(server, false);
    await browser.call('sendVerificationEmail');
    const { db } = server.services;
    const away = new Error('the database is away');
    const kysely = new Proxy(db.kysely, {
      get: (target, key) => {
        if (key === 'deleteFrom') throw away;
        const value = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    let sent = 0;
    const send = async () => {
      sent += 1;
    };
    await expect(sendOutbox({ ...server.services, db: { ...db, kysely } }, { send })).rejects.toBe(away);
    server.clock.now_ms += 60_000;
    await sendOutbox(server.services, { send });
    expect([sent, server.logLines.join()]).toEqual([1, expect.not.stringContaining('was not sent')]);
    server.clock.now_ms += 60_000;
    // At last it is twice rather than never.
    await sendOutbox(server.services, { send });
    expect(sent).toBe(2);
    await server.close();
  });
});

describe.each(engines)('a mail that is refused for good, on $name', (engine) => {
  const refuse = async () => {
    throw new RecipientRefused('The mail server knows nobody by this address (550 5.1.1).');
  };
  let outcomes: string[] = [];
  beforeEach(() => {
    outcomes = [];
  });
  const observer = { ...noObserver, sent: (kind: string, outcome: string) => void outcomes.push(`${kind} ${outcome}`) };
  const waiting = ({ services }: TestServer) => services.db.kysely.selectFrom('outbox').selectAll().execute();

  test('ends at once, is counted and logged without its address; the learner mistyped it and goes on', async () => {
    const server = await startTestServer(engine, { observer });
    const browser = new TestBrowser(server);
    await browser.register(server, false);
    await browser.call('sendVerificationEmail');
    expect(await sendOutbox(server.services, { send: refuse })).toBe(0);
    expect(await waiting(server)).toEqual([]);
    expect(outcomes).toEqual(['verification refused']);
    const warnings = server.logLines.filter((line) => line.includes('warn'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/550 5\.1\.1.*a mail was refused for good/);
    expect(warnings[0]).not.toContain('example.org');

    const email = 'well.typed@example.org';
    expect((await browser.call('sendVerificationEmail')).status).toBe(200);
    const { password } = REGISTRATION;
    expect((await browser.call('changeEmail', { email, password })).status).toBe(200);
    await sendOutbox(server.services, { send: async (mail) => void server.mails.push(mail) });
    expect(server.mails.map(({ to }) => to)).toEqual([email]);
    await server.close();
  });

  test('no answer tells of it: before and after, with an account and without', async () => {
    const server = await startTestServer(engine, { mailer: { send: refuse }, observer });
    const browser = new TestBrowser(server);
    await browser.register(server, false);
    const { email } = (await browser.call('reloadUser')).result;
    const answers = [];
    for (const address of [email, 'nobody@example.org', email]) {
      const { status, result } = await new TestBrowser(server).call('sendPasswordReset', { email: address });
      answers.push([status, result]);
      server.jobs.sendMailSoon();
      await server.jobs.settled();
    }
    expect(answers).toEqual([1, 2, 3].map(() => [200, {}]));
    expect(outcomes).toEqual(['password-reset refused', 'password-reset refused']);
    expect(await waiting(server)).toEqual([]);
    await server.close();
  });
});
