import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setEmail, setVerified } from '#server/store/accounts.ts';
import { engines } from '#testing/engines.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer, tokenTo } from '#testing/server.ts';

const MINUTE_MS = 60_000;
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36';

describe.each(engines)('the account on $name', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());
  const learner = async (verified = true) => {
    const browser = new TestBrowser(server);
    await browser.register(server, verified);
    return { browser, email: (await browser.call('reloadUser')).result.email as string };
  };
  const logIn = async (email: string, password = REGISTRATION.password, userAgent = '') => {
    const browser = new TestBrowser(server);
    await browser.call('loginUser', { email, password });
    const { status } = await browser.call('signIn', { email }, { 'user-agent': userAgent });
    return { browser, status };
  };
  const sendMails = async () => {
    server.jobs.sendMailSoon();
    await server.jobs.settled();
  };
  const subjectsTo = (email: string) => server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

  test('username, native language and mail notifications are changed each for itself', async () => {
    const { browser } = await learner();
    await browser.call('updateUsername', { username: '  Zoë 🦉 ' });
    await browser.call('updateLangNative', { lang_native: 'ja' });
    await browser.call('updateIsNotiMail', { is_noti_mail: true });
    expect((await browser.call('readProfile')).result).toMatchObject({
      username: 'Zoë 🦉',
      lang_native: 'ja',
      is_noti_mail: true,
      is_noti_push: false,
    });
    // The display name of the authentication user follows (spec §3).
    expect((await browser.call('reloadUser')).result.display_name).toBe('Zoë 🦉');
    await browser.call('updateIsNotiMail', { is_noti_mail: false });
    expect((await browser.call('readProfile')).result.is_noti_mail).toBe(false);
  });

  test('one learner’s changes are no other’s', async () => {
    const [one, other] = [await learner(), await learner()];
    await one.browser.call('updateUsername', { username: 'Changed' });
    await one.browser.call('updateIsNotiMail', { is_noti_mail: true });
    expect((await other.browser.call('readProfile')).result).toMatchObject({ username: 'Ann', is_noti_mail: false });
  });

  test('a password is changed within ten minutes of the sign-in; other devices are signed out; the owner is told', async () => {
    const { browser, email } = await learner();
    const other = await logIn(email);
    server.clock.now_ms += 10 * MINUTE_MS;
    expect((await browser.call('updatePassword', { password: ' a new good one ' })).status).toBe(200);
    expect((await browser.call('reloadUser')).result).not.toBeNull();
    expect((await other.browser.call('reloadUser')).result).toBeNull();
    expect((await logIn(email)).status).toBe(401);
    expect((await logIn(email, 'a new good one')).status).toBe(200);
    await sendMails();
    expect(subjectsTo(email)).toContain('Your Dayglot Diary password was changed');
  });

  test('later, the password and the deletion need the current password again', async () => {
    const { browser, email } = await learner();
    server.clock.now_ms += 10 * MINUTE_MS + 1;
    const recent = 'auth/requires-recent-login';
    expect((await browser.call('updatePassword', { password: 'a new good one' })).error?.message).toContain(recent);
    expect((await browser.call('deleteUser')).error?.message).toContain(recent);
    expect((await browser.call('reauthenticate', { password: 'not this one' })).error?.message).toContain(
      'auth/wrong-password',
    );
    expect((await browser.call('updatePassword', { password: 'a new good one' })).error?.message).toContain(recent);
    expect((await browser.call('reauthenticate', { password: REGISTRATION.password })).status).toBe(200);
    expect((await browser.call('updatePassword', { password: 'a new good one' })).status).toBe(200);
    expect((await logIn(email, 'a new good one')).status).toBe(200);
    expect((await browser.call('deleteUser')).status).toBe(200);
    expect((await logIn(email, 'a new good one')).status).toBe(401);
  });

  test('showing the password on one device says nothing of another', async () => {
    const { browser, email } = await learner();
    const other = await logIn(email);
    server.clock.now_ms += 11 * MINUTE_MS;
    await browser.call('reauthenticate', { password: REGISTRATION.password });
    expect((await other.browser.call('deleteUser')).error?.message).toContain('auth/requires-recent-login');
  });

  test.each([
    ['short'],
    ['Sunshine'],
    ['qwertyuiop'],
    ['aaaaaaaaaaaa'],
    ['Ann 12345'],
    ['dayglot diary'],
    ['x'.repeat(129)],
  ])('the password «%s» is refused', async (password) => {
    const { browser } = await learner();
    expect((await browser.call('updatePassword', { password })).error?.message).toContain('(auth/weak-password)');
    const email = 'weak@example.org';
    const registered = await new TestBrowser(server).call('registerUser', { ...REGISTRATION, email, password });
    expect(registered.error?.message).toContain('(auth/weak-password)');
  });

  test('devices are listed by what they said of themselves, and all but this one can be signed out', async () => {
    const { browser, email } = await learner();
    server.clock.now_ms += 3 * 60 * MINUTE_MS;
    const chrome = await logIn(email, undefined, CHROME);
    const { devices } = (await browser.call('listDevices')).result;
    expect(devices).toMatchObject([
      { name: '', is_current: true },
      { name: 'Chrome on Linux', is_current: false },
    ]);
    expect(JSON.stringify(devices)).not.toContain(browser.cookies.get('dayglot_session')?.split('.')[1]);
    expect((await browser.call('signOutElsewhere')).result).toEqual({ num_ended: 1 });
    expect((await chrome.browser.call('reloadUser')).result).toBeNull();
    expect((await browser.call('listDevices')).result.devices).toHaveLength(1);
    expect((await browser.call('signOutElsewhere')).result).toEqual({ num_ended: 0 });
  });

  test('a cookie that was copied before the password was shown again is worthless after', async () => {
    const { browser } = await learner();
    const copy = new TestBrowser(server);
    copy.cookies.set('dayglot_session', browser.cookies.get('dayglot_session') ?? '');
    await browser.call('reauthenticate', { password: REGISTRATION.password });
    expect((await copy.call('reloadUser')).result).toBeNull();
    copy.cookies.set('dayglot_session', browser.cookies.get('dayglot_session') ?? '');
    expect((await browser.call('updatePassword', { password: 'a new good one' })).status).toBe(200);
    expect((await copy.call('reloadUser')).result).toBeNull();
    expect((await browser.call('reloadUser')).result).not.toBeNull();
  });

  test('a window that still shows one learner does nothing to another who has logged in beside it', async () => {
    const [one, other] = [await learner(), await learner()];
    const { user_id } = (await one.browser.call('reloadUser')).result;
    const believing = { 'x-app-user': user_id };
    for (const [name, input] of [
      ['deleteUser', {}],
      ['updateUsername', { username: 'Anna' }],
      ['callCorrectorDiary', { inputDay: 'Anna’s words.', inputWell: '', inputGrateful: '', mood: 3 }],
    ] as const) {
      const { error } = await other.browser.call(name, input, believing);
      expect(error).toMatchObject({ status: 'ABORTED', details: { reason: 'other-user' } });
      expect(
        (
          await one.browser.call(
            name === 'deleteUser' ? 'readProfile' : name,
            name === 'deleteUser' ? {} : input,
            believing,
          )
        ).status,
      ).toBe(200);
    }
    expect((await other.browser.call('readProfile')).result.username).toBe('Ann');
    expect((await other.browser.call('previewDeletion')).result).toEqual({ num_entries: 0 });
  });

  test('a login that was looked at before the password changed opens nothing after', async () => {
    const { browser, email } = await learner();
    const late = new TestBrowser(server);
    const answers = await Promise.all([
      late.call('loginUser', { email, password: REGISTRATION.password }),
      browser.call('updatePassword', { password: 'a new good one' }),
    ]);
    expect(answers[1].status).toBe(200);
    const { status } = await late.call('signIn', { email });
    // Whichever came first, no session of the old password is left once the new one is set.
    const before = status === 200 ? (await late.call('reloadUser')).result : null;
    expect(before).toBeNull();
  });

  test('an address is verified only while it is still the account’s', async () => {
    const { browser, email } = await learner(false);
    const { user_id } = (await browser.call('reloadUser')).result;
    expect(await setVerified(server.services.db.kysely, user_id, 'another@example.org')).toBe(false);
    expect(await setVerified(server.services.db.kysely, user_id, email)).toBe(true);
    expect(await setEmail(server.services.db.kysely, user_id, 'another@example.org')).toBe(false);
  });

  test('a password is the same however its accents are composed', async () => {
    const { browser, email } = await learner();
    await browser.call('updatePassword', { password: 'die Löwin schläft'.normalize('NFD') });
    expect((await logIn(email, 'die Löwin schläft'.normalize('NFC'))).status).toBe(200);
  });

  test('however much it is used, a session ends half a year after the password was shown', async () => {
    const { browser } = await learner();
    const then = server.clock.now_ms;
    for (let days = 0; days < 180; days += 20) {
      server.clock.now_ms = then + days * 24 * 60 * MINUTE_MS;
      expect((await browser.call('reloadUser')).result).not.toBeNull();
    }
    server.clock.now_ms = then + 181 * 24 * 60 * MINUTE_MS;
    expect((await browser.call('reloadUser')).result).toBeNull();
  });

  test('a sign-in under way is ended with the sessions', async () => {
    const { browser, email } = await learner();
    const other = new TestBrowser(server);
    await other.call('loginUser', { email, password: REGISTRATION.password });
    await browser.call('signOutElsewhere');
    expect((await other.call('signIn', { email })).error?.message).toContain('auth/invalid-ticket');
  });

  test('a mistyped address is corrected before it was verified, with the password', async () => {
    const { browser, email } = await learner(false);
    const right = `right-${email}`;
    const change = (password: string) => browser.call('changeEmail', { email: ` ${right.toUpperCase()} `, password });
    await browser.call('sendVerificationEmail');
    await sendMails();
    const oldToken = tokenTo(server, email);
    expect((await change('not this one')).error?.message).toContain('auth/wrong-password');
    expect((await change(REGISTRATION.password)).result).toMatchObject({ email: right, is_verified: false });
    await sendMails();
    const confirm = (token: string) => new TestBrowser(server).call('confirmEmail', { token });
    expect((await confirm(oldToken)).error?.message).toContain('auth/invalid-action-code');
    expect((await confirm(tokenTo(server, right))).status).toBe(200);
    expect((await browser.call('reloadUser')).result).toMatchObject({ email: right, is_verified: true });
    expect((await change(REGISTRATION.password)).error?.status).toBe('FAILED_PRECONDITION');
    expect([(await logIn(email)).status, (await logIn(right)).status]).toEqual([401, 200]);
  });

  test('no address is taken from another account; its owner hears of each try, twice at most', async () => {
    const owner = await learner();
    const { browser } = await learner(false);
    const input = { email: owner.email, password: REGISTRATION.password };
    expect((await browser.call('changeEmail', input)).error?.message).toContain('auth/email-already-in-use');
    for (let n = 0; n < 3; n += 1) {
      const { error } = await new TestBrowser(server).call('registerUser', { ...REGISTRATION, email: owner.email });
      expect(error?.message).toContain('(auth/email-already-in-use)');
    }
    await sendMails();
    const told = subjectsTo(owner.email).filter((subject) => subject === 'You have a Dayglot Diary account already');
    expect(told).toHaveLength(2);
  });

  test('the page is told where support is', async () => {
    expect((await new TestBrowser(server).call('readInstallation')).result).toEqual({
      support_email: 'support@localhost',
      push_key: null,
      posthog: null,
    });
  });
});
