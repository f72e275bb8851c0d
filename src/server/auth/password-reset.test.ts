import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '#testing/engines.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'another good one';

describe.each(engines)('the password reset on $name', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  /** A learner signed in on some device, and their address. */
  const learner = async (verified = true) => {
    const browser = new TestBrowser(server);
    await browser.register(server, verified);
    return { browser, email: (await browser.call('reloadUser')).result.email as string };
  };
  const sendMails = async () => {
    server.jobs.sendMailSoon();
    await server.jobs.settled();
  };
  /** Asks for a reset and answers the token in the mail that came of it. */
  const tokenFor = async (email: string): Promise<string> => {
    await new TestBrowser(server).call('sendPasswordReset', { email });
    await sendMails();
    const mail = server.mails.findLast(({ to, subject }) => to === email && subject.includes('Choose a new password'));
    return /#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const confirm = (token: string, password = NEW_PASSWORD) =>
    new TestBrowser(server).call('confirmPasswordReset', { token, password });
  const canLogIn = async (email: string, password: string) =>
    (await new TestBrowser(server).call('loginUser', { email, password })).status === 200;

  test('sets the new password, once, ends all sessions and tells the owner', async () => {
    const { browser, email } = await learner();
    const token = await tokenFor(email);
    expect((await browser.call('checkPasswordReset', { token })).status).toBe(200);
    expect((await confirm(token)).status).toBe(200);
    expect((await browser.call('reloadUser')).result).toBeNull();
    expect([await canLogIn(email, REGISTRATION.password), await canLogIn(email, NEW_PASSWORD)]).toEqual([false, true]);
    await sendMails();
    expect(server.mails.filter(({ to }) => to === email).at(-1)?.subject).toBe(
      'Your Dayglot Diary password was changed',
    );
    expect((await confirm(token, 'a third good one')).error?.message).toContain('(auth/invalid-action-code)');
    expect(await canLogIn(email, NEW_PASSWORD)).toBe(true);
  });

  test('the link names the configured address, whatever the Host header says', async () => {
    const { email } = await learner();
    await new TestBrowser(server).call(
      'sendPasswordReset',
      { email },
      { host: '192.0.2.66', 'x-forwarded-host': 'evil.example' },
    );
    await sendMails();
    const text = server.mails.findLast(({ to }) => to === email)?.text ?? '';
    expect(text).toContain('http://localhost:3000/reset-password#token=');
    expect(text).not.toMatch(/evil|192\.0\.2/);
  });

  test('only the newest link works', async () => {
    const { email } = await learner();
    const [older, newer] = [await tokenFor(email), await tokenFor(email)];
    expect((await confirm(older)).error?.message).toContain('(auth/invalid-action-code)');
    expect((await confirm(newer)).status).toBe(200);
  });

  test('a link ends after an hour and says so', async () => {
    const { email } = await learner();
    const token = await tokenFor(email);
    server.clock.now_ms += 60 * MINUTE_MS;
    expect((await new TestBrowser(server).call('checkPasswordReset', { token })).error?.message).toContain(
      '(auth/expired-action-code)',
    );
    expect((await confirm(token)).error?.message).toContain('(auth/expired-action-code)');
    expect(await canLogIn(email, REGISTRATION.password)).toBe(true);
  });

  test('a password that is refused leaves the link as it was', async () => {
    const { email } = await learner();
    const token = await tokenFor(email);
    expect((await confirm(token, 'sunshine')).error?.message).toContain('(auth/weak-password)');
    expect((await confirm(token)).status).toBe(200);
  });

  test('asked at the same moment it serves once', async () => {
    const { email } = await learner();
    const token = await tokenFor(email);
    const answers = await Promise.all(
      ['first of these', 'second of these'].map((password) => confirm(token, password)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('who has the mail owns the address: an account that somebody else opened on it comes to its owner', async () => {
    const { browser, email } = await learner(false);
    expect((await confirm(await tokenFor(email))).status).toBe(200);
    expect((await browser.call('reloadUser')).result).toBeNull();
    const owner = new TestBrowser(server);
    await owner.call('loginUser', { email, password: NEW_PASSWORD });
    expect((await owner.call('signIn', { email })).result).toMatchObject({ is_verified: true });
  });

  test.each(['', '.', 'x', 'a.b', 'a.b.c', '💥.💥'])('the token «%s» is refused', async (token) => {
    for (const answer of [await new TestBrowser(server).call('checkPasswordReset', { token }), await confirm(token)])
      expect(answer.error?.message).toContain('(auth/invalid-action-code)');
  });

  test('known and unknown addresses get the same answer, and nobody unknown gets a mail', async () => {
    const { email } = await learner();
    const known = await new TestBrowser(server).call('sendPasswordReset', { email });
    const unknown = await new TestBrowser(server).call('sendPasswordReset', { email: 'who@example.org' });
    expect([unknown.status, unknown.result]).toEqual([known.status, known.result]);
    expect(Object.keys(unknown.response.headers)).toEqual(Object.keys(known.response.headers));
    await sendMails();
    expect(server.mails.filter(({ to }) => to === 'who@example.org')).toEqual([]);
    expect(await server.services.db.kysely.selectFrom('reset_request').selectAll().execute()).toEqual([]);
  });

  test('what is no address is told apart (spec §5)', async () => {
    const { error } = await new TestBrowser(server).call('sendPasswordReset', { email: 'nobody' });
    expect(error?.message).toContain('(auth/invalid-email)');
  });

  test('no token lies in the database', async () => {
    const { email } = await learner();
    const token = await tokenFor(email);
    const rows = JSON.stringify(await server.services.db.kysely.selectFrom('password_reset').selectAll().execute());
    expect(rows).not.toContain(token.split('.')[1]);
  });
});
