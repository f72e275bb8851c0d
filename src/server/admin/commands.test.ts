import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AdminContext, AdminError, runAdmin, USAGE } from '#server/admin/commands.ts';
import { removeAccount } from '#server/auth/remove-account.ts';
import { addUsage } from '#server/store/ai-usage.ts';
import { engines } from '#testing/engines.ts';
import { NOON, REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const ENTRY = { inputDay: 'I goed home with Wilhelmina.', inputWell: '', inputGrateful: '', mood: 4 };

describe.each(engines)('npm run admin on $name', (engine) => {
  let server: TestServer;
  let context: AdminContext;
  beforeAll(async () => {
    server = await startTestServer(engine);
    context = { ...server.services, operator: 'olga' };
  });
  afterAll(() => server.close());

  const admin = (...words: string[]) => runAdmin(context, words);
  async function learner(isVerified = true) {
    const browser = new TestBrowser(server);
    const user_id = await browser.register(server, isVerified, { username: 'Wilhelmina' });
    const { email } = (await browser.call('reloadUser')).result as { email: string };
    return { browser, email, user_id };
  }
  const logIn = async (email: string) => {
    const browser = new TestBrowser(server);
    return [await browser.call('loginUser', { email, password: REGISTRATION.password }), browser] as const;
  };

  test('disable ends the sessions, lets nobody in and stops the mails; enable undoes it', async () => {
    const { browser, email } = await learner();
    const [waiting, halfway] = await logIn(email);
    expect(waiting.status).toBe(200);
    expect(await admin('disable', email.toUpperCase())).toBe('The account is disabled. One session was ended.');
    expect((await browser.call('reloadUser')).result).toBeNull();
    expect((await halfway.call('signIn', { email })).error?.message).toContain('auth/invalid-ticket');
    expect((await logIn(email))[0].error).toMatchObject({ status: 'PERMISSION_DENIED' });
    expect((await logIn(email))[0].error?.message).toContain('auth/user-disabled');
    // Who does not know the password learns nothing.
    const guess = await new TestBrowser(server).call('loginUser', { email, password: 'not the password' });
    expect(guess.error?.message).toContain('auth/invalid-credential');
    const mailsBefore = server.mails.length;
    await new TestBrowser(server).call('sendPasswordReset', { email });
    server.jobs.sendMailSoon();
    await server.jobs.settled();
    expect(server.mails).toHaveLength(mailsBefore);

    expect(await admin('enable', email)).toBe('The account is enabled.');
    const [answer, again] = await logIn(email);
    expect(answer.status).toBe(200);
    expect((await again.call('signIn', { email })).status).toBe(200);
  });

  test('a session that began while the account was being disabled opens nothing', async () => {
    const { browser, email, user_id } = await learner();
    const { kysely } = server.services.db;
    const session = await kysely
      .selectFrom('session')
      .selectAll()
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    await admin('disable', email);
    await kysely.insertInto('session').values(session).execute();
    expect((await browser.call('reloadUser')).result).toBeNull();
  });

  test('delete asks for a yes, and then leaves nothing', async () => {
    const { browser, email, user_id } = await learner();
    await browser.call('callCorrectorDiary', ENTRY);
    await expect(admin('delete', email)).rejects.toThrow('Nothing was deleted: add --yes to do it.');
    expect((await browser.call('reloadUser')).result).not.toBeNull();
    expect(await admin('delete', email, '--yes')).toContain('The account is deleted');
    const { kysely } = server.services.db;
    for (const table of ['entry', 'feedback', 'user_key', 'users', 'session'] as const)
      expect(await kysely.selectFrom(table).selectAll().where('user_id', '=', user_id).execute()).toEqual([]);
    const actions = JSON.stringify(await kysely.selectFrom('admin_action').selectAll().execute());
    for (const trace of [user_id, email]) expect(actions).not.toContain(trace);
    await expect(admin('delete', email, '--yes')).rejects.toThrow('There is no account with this address.');
  });

  test('a deletion that could not be noted has not happened', async () => {
    const { browser, email, user_id } = await learner();
    const failing = removeAccount(server.services.db, { user_id, email, now_ms: 0 }, async () => {
      throw new Error('no room');
    });
    await expect(failing).rejects.toThrow('no room');
    expect((await browser.call('reloadUser')).result).not.toBeNull();
  });

  test('busy tells who had most corrections', async () => {
    const [one, other] = [await learner(), await learner()];
    for (const { browser } of [one, other, other]) await browser.call('callCorrectorDiary', ENTRY);
    const lines = (await admin('busy')).split('\n');
    const of = (email: string) => lines.findIndex((line) => line.includes(email));
    expect(lines[of(one.email)]).toMatch(/^2026-11-21 +\S+ +1$/);
    expect(lines[of(other.email)]).toMatch(/ 2$/);
    expect(of(other.email)).toBeLessThan(of(one.email));
  });

  test('resend puts the verification mail into the outbox of whoever needs it', async () => {
    const { email } = await learner(false);
    expect(await admin('resend', email)).toContain('in the outbox');
    server.jobs.sendMailSoon();
    await server.jobs.settled();
    expect(server.mails.filter((mail) => mail.to === email && mail.text.includes('/verify-email#token='))).toHaveLength(
      1,
    );
    await expect(admin('resend', (await learner()).email)).rejects.toThrow('verified already');
    await admin('disable', email);
    await expect(admin('resend', email)).rejects.toThrow('enable it first');
  });

  test('users, stats and audit tell what an operator needs and no word of a learner', async () => {
    const { browser, email } = await learner();
    await browser.call('callCorrectorDiary', ENTRY);
    const used = { corrector: 'gemini', tokens_in: 900, tokens_out: 50, micro_usd: 123_456 };
    await addUsage(server.services.db.kysely, '2026-11-15', used);
    await addUsage(server.services.db.kysely, '2026-11-14', used);
    const said = [
      await admin('users', email),
      await admin('users', 'nobody-of-this-name'),
      await admin('stats'),
      await admin('audit'),
    ];
    expect(said[0]).toMatch(/^address +state +registered +last seen +entries\n/);
    expect(said[0]).toContain(`${email}  verified  2026-11-21 12:00  2026-11-21 12:00        1`);
    expect(said[1]).toBe('No account was found.');
    expect(said[2]).toMatch(/accounts +\d+\n {2}verified +\d+\n {2}disabled +2\n/);
    expect(said[2]).toMatch(/\n2026-11-15 {7}gemini {6}1 {8}900 {10}50 {2}\$0\.12$/);
    expect(said[3]).toMatch(/2026-11-21 12:00 {2}olga +stats +done/);
    expect(said[3]).toMatch(/olga +delete +done +[\w-]{16}/);
    for (const word of ['Wilhelmina', 'goed', 'went']) expect(said.join('\n')).not.toContain(word);
    expect(server.clock.now_ms).toBe(NOON);
  });

  test.each([[[]], [['toString']], [['disable']], [['promote', 'ann@example.org']]])(
    '%j is answered with what there is',
    async (words) => {
      await expect(runAdmin(context, words)).rejects.toThrow(AdminError);
      await expect(runAdmin(context, words)).rejects.toThrow(USAGE);
    },
  );
});
