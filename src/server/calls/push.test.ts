import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unsubscribeLink } from '#server/auth/unsubscribe-token.ts';
import { deleteExpired } from '#server/store/sessions.ts';
import { engines } from '#testing/engines.ts';
import { createFakePush, newPushKeys, PushBrowser } from '#testing/push-browser.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const { publicKey } = newPushKeys();

describe.each(engines)('switching pushes on and off, on $name', (engine) => {
  let server: TestServer;
  let learner: TestBrowser;
  beforeEach(async () => {
    server = await startTestServer(engine, { push: createFakePush(publicKey) });
    learner = new TestBrowser(server);
    await learner.register(server);
  });
  afterEach(() => server.close());

  const subscribe = (browser: TestBrowser, device = new PushBrowser(), more: object = {}) =>
    browser.call('subscribePush', { ...device.target, push_key: publicKey, ...more });
  const signInElsewhere = async (): Promise<TestBrowser> => {
    const browser = new TestBrowser(server);
    const { email } = (await learner.call('reloadUser')).result;
    await browser.call('loginUser', { email, password: REGISTRATION.password });
    await browser.call('signIn', { email });
    return browser;
  };
  const kysely = () => server.services.db.kysely;
  const held = async () =>
    (await kysely().selectFrom('push_subscription').select('endpoint').execute()).map((r) => r.endpoint);
  const user = () => kysely().selectFrom('users').selectAll().executeTakeFirstOrThrow();
  /** Whether pushes go anywhere, and whether to this device. */
  const shown = async (browser: TestBrowser) => {
    const { is_noti_push, is_push_here } = (await browser.call('readProfile')).result;
    return [is_noti_push, is_push_here ?? false];
  };

  test('each device for itself, and the next reminder follows', async () => {
    const other = await signInElsewhere();
    expect([await shown(learner), (await user()).next_remind_ms]).toEqual([[false, false], null]);
    expect((await subscribe(learner)).result).toEqual({});
    expect([await shown(learner), await shown(other)]).toEqual([
      [true, true],
      [true, false],
    ]);
    expect((await user()).next_remind_ms).toBe(Date.parse('2026-11-21T18:00Z'));
    await subscribe(other);
    expect((await learner.call('unsubscribePush')).result).toEqual({ is_noti_push: true });
    expect([await shown(learner), await shown(other)]).toEqual([
      [true, false],
      [true, true],
    ]);
    expect((await other.call('unsubscribePush')).result).toEqual({ is_noti_push: false });
    expect([await shown(other), await held(), (await user()).next_remind_ms]).toEqual([[false, false], [], null]);
    // Again does no harm.
    expect((await other.call('unsubscribePush')).result).toEqual({ is_noti_push: false });
  });

  test('asked again and again it is one subscription, and the newest address of a browser counts', async () => {
    const [first, second] = [new PushBrowser(), new PushBrowser()];
    await Promise.all([subscribe(learner, first), subscribe(learner, first), subscribe(learner, first)]);
    expect(await held()).toEqual([first.target.endpoint]);
    await subscribe(learner, second);
    expect(await held()).toEqual([second.target.endpoint]);
  });

  test('on and off at once from two devices end in what is there', async () => {
    const other = await signInElsewhere();
    await subscribe(learner);
    await Promise.all([
      learner.call('unsubscribePush'),
      subscribe(other),
      learner.call('updateDaySettings', { remind_hour: 7 }),
    ]);
    expect(await shown(other)).toEqual([true, true]);
    const { is_noti_push, next_remind_ms } = await user();
    expect([is_noti_push, next_remind_ms === null]).toEqual([1, false]);
    await Promise.all([other.call('unsubscribePush'), other.call('updateDaySettings', { remind_hour: 8 })]);
    expect(await user()).toMatchObject({ is_noti_push: 0, next_remind_ms: null });
  });

  test('mails keep their next reminder when pushes end, and the other way round', async () => {
    await learner.call('updateIsNotiMail', { is_noti_mail: true });
    await subscribe(learner);
    await learner.call('unsubscribePush');
    expect((await user()).next_remind_ms).toBe(Date.parse('2026-11-21T18:00Z'));
    await subscribe(learner);
    await learner.call('updateIsNotiMail', { is_noti_mail: false });
    expect((await user()).next_remind_ms).toBe(Date.parse('2026-11-21T18:00Z'));
    await learner.call('updateDaySettings', { remind_hour: 21 });
    expect((await user()).next_remind_ms).toBe(Date.parse('2026-11-21T20:00Z'));
    await learner.call('unsubscribePush');
    expect((await user()).next_remind_ms).toBe(null);
  });

  test('pushes go on when the link in a mail ends the mails', async () => {
    await learner.call('updateIsNotiMail', { is_noti_mail: true });
    await subscribe(learner);
    const { user_id, next_remind_ms } = await user();
    expect(next_remind_ms).toBe(Date.parse('2026-11-21T18:00Z'));
    const url = unsubscribeLink(server.services, user_id, 'reminder').replace('http://localhost:3000', '');
    expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(200);
    expect(await user()).toMatchObject({ is_noti_mail: 0, is_noti_push: 1, next_remind_ms });
  });

  test('a browser serves one account: who subscribes in it last', async () => {
    const device = new PushBrowser();
    await subscribe(learner, device);
    const other = new TestBrowser(server);
    await other.register(server);
    await subscribe(other, device);
    expect([await shown(learner), await shown(other)]).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(await held()).toHaveLength(1);
  });

  test('ten devices at most; the oldest makes room', async () => {
    const devices = Array.from({ length: 11 }, () => new PushBrowser());
    const browsers: TestBrowser[] = [];
    for (const device of devices) {
      server.clock.now_ms += 60_000;
      const browser = await signInElsewhere();
      browsers.push(browser);
      await subscribe(browser, device);
    }
    expect((await held()).sort()).toEqual(
      devices
        .slice(1)
        .map(({ target }) => target.endpoint)
        .sort(),
    );
    const [oldest = learner, newest = learner] = [browsers[0], browsers.at(-1)];
    expect([await shown(oldest), await shown(newest)]).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  describe('a subscription ends with its session', () => {
    test('by signing out', async () => {
      await subscribe(learner);
      await learner.call('signOut');
      expect(await held()).toEqual([]);
    });
    test('by being signed out elsewhere', async () => {
      const other = await signInElsewhere();
      await subscribe(other);
      await learner.call('signOutElsewhere');
      expect([await held(), await shown(learner)]).toEqual([[], [false, false]]);
    });
    test('by a new password, everywhere; showing the old one again ends nothing', async () => {
      const other = await signInElsewhere();
      const device = new PushBrowser();
      await subscribe(other);
      await subscribe(learner, device);
      await learner.call('reauthenticate', { password: REGISTRATION.password });
      expect([await shown(learner), (await held()).length]).toEqual([[true, true], 2]);
      expect((await learner.call('updatePassword', { password: 'a new good one' })).status).toBe(200);
      expect([await shown(learner), await held()]).toEqual([[false, false], []]);
      // This browser is still signed in and tells its address again.
      await subscribe(learner, device);
      expect(await shown(learner)).toEqual([true, true]);
    });
    test('when it has run out', async () => {
      await subscribe(learner);
      await deleteExpired(kysely(), server.clock.now_ms + 31 * 86_400_000);
      expect(await held()).toEqual([]);
    });
    test('with the account', async () => {
      await subscribe(learner);
      await learner.call('deleteUser');
      expect(await held()).toEqual([]);
    });
  });

  test('an address that changed by itself is taken only where pushes are on', async () => {
    const other = await signInElsewhere();
    await subscribe(learner);
    const renewed = new PushBrowser();
    expect((await subscribe(other, new PushBrowser(), { renews: true })).status).toBe(200);
    expect((await subscribe(learner, renewed, { renews: true })).status).toBe(200);
    expect([await held(), await shown(other)]).toEqual([[renewed.target.endpoint], [true, false]]);
  });

  test.each([
    ['a host behind this server', { endpoint: 'https://169.254.169.254/latest' }, 'push service is not one'],
    ['plain http', { endpoint: 'http://fcm.googleapis.com/x' }, 'push service is not one'],
    ['a key of another time', { push_key: newPushKeys().publicKey }, 'Please reload'],
    ['a short key', { p256dh: 'BA' }, '65 bytes'],
    ['a short secret', { auth: 'x' }, '16 bytes'],
    ['a very long address', { endpoint: `https://fcm.googleapis.com/${'x'.repeat(2000)}` }, 'at most'],
  ])('%s is refused in words', async (_, wrong, words) => {
    const { status, error } = await subscribe(learner, new PushBrowser(), wrong);
    expect([status, error?.message]).toEqual([400, expect.stringContaining(words)]);
    expect(await held()).toEqual([]);
  });

  test('where no keys are set, the page is told so and nobody can subscribe', async () => {
    expect((await learner.call('readInstallation')).result).toMatchObject({ push_key: publicKey });
    const unset = await startTestServer(engine);
    const browser = new TestBrowser(unset);
    await browser.register(unset);
    expect((await browser.call('readInstallation')).result).toMatchObject({ push_key: null });
    expect((await subscribe(browser)).error).toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: 'This installation sends no push notifications.',
    });
    expect((await browser.call('unsubscribePush')).result).toEqual({ is_noti_push: false });
    await unset.close();
  });

  test('what is stored names the address under a keyed hash', async () => {
    const device = new PushBrowser();
    await subscribe(learner, device);
    const { id } = await kysely().selectFrom('push_subscription').selectAll().executeTakeFirstOrThrow();
    expect(id).toBe(server.services.blind(`push|${device.target.endpoint}`));
  });
});
