import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendOutbox } from '#server/jobs/outbox.ts';
import { sendPushes } from '#server/jobs/pushes.ts';
import { sendReminders } from '#server/jobs/reminders.ts';
import { engines, type TestDb } from '#testing/engines.ts';
import { createFakePush, type FakePush, newPushKeys, PushBrowser } from '#testing/push-browser.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

/* Registered in Berlin on Saturday 2026-11-21 at 13:00; 19:00 there is 18:00 in UTC. */

const { publicKey } = newPushKeys();
const NOTICE = {
  title: 'A few lines about today?',
  body: 'Your page is still empty. Two or three sentences are plenty.',
  path: '/diary',
  lang: 'en',
};

describe.each(engines)('pushes on $name', (engine) => {
  let testDb: TestDb;
  let one: TestServer;
  let two: TestServer;
  let push: FakePush;
  let learner: TestBrowser;
  let device: PushBrowser;
  beforeEach(async () => {
    testDb = await engine.create();
    push = createFakePush(publicKey);
    [one, two] = [await startTestServer(engine, { testDb, push }), await startTestServer(engine, { testDb, push })];
    learner = new TestBrowser(one);
    await learner.register(one);
    device = await subscribe(learner);
    one.mails.length = 0;
  });
  afterEach(async () => {
    await one.close();
    await two.close();
    await testDb.remove();
  });

  async function subscribe(browser: TestBrowser, device = new PushBrowser()): Promise<PushBrowser> {
    const { status } = await browser.call('subscribePush', { ...device.target, push_key: publicKey });
    expect(status).toBe(200);
    return device;
  }
  /** The same learner on another device, which is signed in and wants pushes. */
  async function secondDevice(): Promise<{ browser: TestBrowser; device: PushBrowser }> {
    const browser = new TestBrowser(one);
    const { email } = (await learner.call('reloadUser')).result;
    await browser.call('loginUser', { email, password: REGISTRATION.password });
    await browser.call('signIn', { email });
    return { browser, device: await subscribe(browser) };
  }
  const setClock = (iso: string) => {
    one.clock.now_ms = two.clock.now_ms = Date.parse(`${iso}Z`);
  };
  /** One round of both servers at a moment; answers the addresses that it pushed to. */
  const at = async (iso: string): Promise<string[]> => {
    setClock(iso);
    const before = push.sent.length;
    await Promise.all([sendReminders(one.services), sendReminders(two.services)]);
    await Promise.all([sendPushes(one.services), sendPushes(two.services)]);
    return push.sent.slice(before).map(({ endpoint }) => endpoint);
  };
  const write = () =>
    learner.call('callCorrectorDiary', { inputDay: 'I wrote.', inputWell: '', inputGrateful: '', mood: -1 });
  const settings = (input: object) => learner.call('updateDaySettings', input);
  const rows = (table: 'outbox' | 'push_subscription') => testDb.db.kysely.selectFrom(table).selectAll().execute();
  const nextMs = async () =>
    (await testDb.db.kysely.selectFrom('users').select('next_remind_ms').executeTakeFirstOrThrow()).next_remind_ms;

  test('each evening once from two servers, at the hour and not before, in words that are everybody’s', async () => {
    expect(await at('2026-11-21T17:59')).toEqual([]);
    expect(await at('2026-11-21T18:00')).toEqual([device.target.endpoint]);
    expect(await at('2026-11-21T18:01')).toEqual([]);
    // No summary on Sundays, and no mail on any day: those are the other switches.
    expect(await at('2026-11-22T18:00')).toEqual([device.target.endpoint]);
    expect(one.mails).toEqual([]);
    // What the push service is told: it keeps the push for four hours at most.
    expect(push.sent[0]?.message).toEqual({ notice: NOTICE, ttl_s: 4 * 3600 });
  });

  test('each of a learner’s devices, and each of many learners', async () => {
    const second = await secondDevice();
    const others: PushBrowser[] = [];
    for (let n = 0; n < 3; n += 1) {
      const other = new TestBrowser(one);
      await other.register(one);
      others.push(await subscribe(other));
    }
    const all = [device, second.device, ...others].map(({ target }) => target.endpoint);
    expect((await at('2026-11-21T18:00')).sort()).toEqual(all.sort());
    expect(await at('2026-11-21T18:30')).toEqual([]);
  });

  test('beside the mail, each once; without the mail no mail', async () => {
    await learner.call('updateIsNotiMail', { is_noti_mail: true });
    const mailer = { send: async () => undefined };
    expect(await at('2026-11-21T18:00')).toHaveLength(1);
    expect(await sendOutbox(one.services, mailer)).toBe(1);
    await learner.call('updateIsNotiMail', { is_noti_mail: false });
    expect(await at('2026-11-23T18:00')).toHaveLength(1);
    expect(await sendOutbox(one.services, mailer)).toBe(0);
    // Mails on and pushes off: the summary of Sunday and the reminders go on.
    await learner.call('updateIsNotiMail', { is_noti_mail: true });
    await learner.call('unsubscribePush');
    expect(await at('2026-11-24T18:00')).toEqual([]);
    expect(await sendOutbox(one.services, mailer)).toBe(1);
  });

  test('not when something is written, by the hour or before the push goes out', async () => {
    setClock('2026-11-21T17:00');
    await write();
    expect(await at('2026-11-21T18:00')).toEqual([]);
    setClock('2026-11-22T18:00');
    expect(await sendReminders(one.services)).toBe(1);
    await write();
    expect(await sendPushes(one.services)).toBe(0);
    expect(await rows('outbox')).toEqual([]);
  });

  test('a server that was down pushes within the evening or not at all', async () => {
    expect(await at('2026-11-21T22:00')).toEqual([device.target.endpoint]);
    // Now or never.
    expect(push.sent[0]?.message.ttl_s).toBe(0);
    expect(await at('2026-11-22T22:01')).toEqual([]);
    expect(await at('2026-11-23T18:00')).toEqual([device.target.endpoint]);
  });

  test('a push service that is down is tried again until the evening is over', async () => {
    push.answerFor(device.target.endpoint, new Error('The push service cannot be reached.'));
    expect(await at('2026-11-21T18:00')).toEqual([]);
    push.answerFor(device.target.endpoint, 'sent');
    expect(await at('2026-11-21T18:00:04')).toEqual([]);
    expect(await at('2026-11-21T18:00:05')).toEqual([device.target.endpoint]);
    push.answerFor(device.target.endpoint, new Error('The push service cannot be reached.'));
    expect(await at('2026-11-22T18:00')).toEqual([]);
    push.answerFor(device.target.endpoint, 'sent');
    expect(await at('2026-11-23T06:00')).toEqual([]);
    expect(await rows('outbox')).toEqual([]);
    expect([...one.logLines, ...two.logLines].filter((line) => line.includes('a push was not sent'))).toHaveLength(2);
  });

  test('a browser that its service does not know any more is forgotten; the others stay', async () => {
    const second = await secondDevice();
    push.answerFor(device.target.endpoint, 'gone');
    expect(await at('2026-11-21T18:00')).toEqual([second.device.target.endpoint]);
    expect(await rows('push_subscription')).toHaveLength(1);
    expect((await learner.call('readProfile')).result).toMatchObject({ is_noti_push: true });
    push.answerFor(second.device.target.endpoint, 'gone');
    await at('2026-11-22T18:00');
    expect((await learner.call('readProfile')).result).toMatchObject({ is_noti_push: false });
    // Nobody is left to look for.
    expect(await nextMs()).toBe(null);
  });

  test('a device that is signed out gets none, also when the push waits already', async () => {
    const second = await secondDevice();
    setClock('2026-11-21T18:00');
    expect(await sendReminders(one.services)).toBe(1);
    await second.browser.call('signOut');
    expect(await at('2026-11-21T18:00')).toEqual([device.target.endpoint]);
    await learner.call('signOut');
    expect(await at('2026-11-22T18:00')).toEqual([]);
    expect(await nextMs()).toBe(null);
  });

  test('a session that has run out gets none, before it is cleared away', async () => {
    setClock('2026-12-22T18:00');
    expect(await at('2026-12-22T18:00')).toEqual([]);
    expect(await rows('push_subscription')).toHaveLength(1);
  });

  test('another hour on the same day brings no second one; a device that comes late waits for tomorrow', async () => {
    expect(await at('2026-11-21T18:00')).toHaveLength(1);
    await settings({ remind_hour: 20 });
    await secondDevice();
    expect(await at('2026-11-21T19:00')).toEqual([]);
    expect(await at('2026-11-22T19:00')).toHaveLength(2);
  });

  test('what is pressed while the hour strikes takes no reminder away', async () => {
    setClock('2026-11-21T18:00:10');
    await learner.call('updateIsNotiMail', { is_noti_mail: true });
    await secondDevice();
    await settings({ is_noti_weekly: false });
    expect(await at('2026-11-21T18:00:20')).toHaveLength(2);
  });

  test('the night in which the clocks skip 02:00, and the one that has it twice', async () => {
    // The session is kept alive, as it is by a learner who comes now and then.
    await testDb.db.kysely
      .updateTable('session')
      .set({ expires_ms: Date.parse('2028-01-01') })
      .execute();
    await settings({ remind_hour: 2, day_start_hour: 0 });
    await at('2027-03-27T12:00');
    expect(await at('2027-03-28T00:59')).toEqual([]);
    expect(await at('2027-03-28T01:00')).toHaveLength(1);
    await at('2027-10-30T12:00');
    expect(await at('2027-10-31T00:00')).toHaveLength(1);
    expect(await at('2027-10-31T01:00')).toEqual([]);
  });

  test('with another key, or without one, none go out, and the page hears that they are off', async () => {
    const later = await startTestServer(engine, { testDb, push: createFakePush() });
    const unset = await startTestServer(engine, { testDb });
    for (const server of [later, unset]) {
      server.clock.now_ms = Date.parse('2026-11-21T18:00Z');
      const page = new TestBrowser(server);
      for (const [name, value] of learner.cookies) page.cookies.set(name, value);
      expect((await page.call('readProfile')).result).toMatchObject({ is_noti_push: false });
    }
    await sendReminders(unset.services);
    expect(await sendPushes(unset.services)).toBe(0);
    expect(await rows('push_subscription')).toHaveLength(1);
    // The old key again, and they are back.
    expect(await at('2026-11-22T18:00')).toHaveLength(1);
    setClock('2026-11-23T18:00');
    later.clock.now_ms = one.clock.now_ms;
    expect(await sendReminders(one.services)).toBe(1);
    expect(await sendPushes(later.services)).toBe(0);
    expect(await rows('outbox')).toEqual([]);
    await later.close();
    await unset.close();
  });

  test('the running server sends them beside its mails', async () => {
    setClock('2026-11-21T18:00');
    await sendReminders(one.services);
    one.jobs.sendMailSoon();
    await one.jobs.settled();
    expect(push.sent).toHaveLength(1);
  });

  test('the log names neither an address nor a learner', async () => {
    push.answerFor(device.target.endpoint, new Error('The push service cannot be reached.'));
    await at('2026-11-21T18:00');
    const lines = [...one.logLines, ...two.logLines].join('\n');
    expect(lines).toContain('a push was not sent');
    expect(lines).not.toMatch(/googleapis|example\.org/);
    expect(lines).not.toContain(device.target.auth);
  });
});
