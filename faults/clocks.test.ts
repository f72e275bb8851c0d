import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendReminders } from '#server/jobs/reminders.ts';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';
import { expectSentence } from './sentence.ts';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

describe.each(engines)('a clock that jumps, on $name', (engine) => {
  let server: TestServer;
  let browser: TestBrowser;
  let email: string;
  beforeEach(async () => {
    server = await startTestServer(engine);
    browser = new TestBrowser(server);
    await browser.register(server);
    email = (await browser.call('reloadUser')).result.email;
    expect((await write()).status).toBe(200);
  });
  // Anything logged as an error fails.
  afterEach(() => server.close());
  const jump = (ms: number) => {
    server.clock.now_ms += ms;
  };
  const write = () =>
    browser.call('callCorrectorDiary', {
      entry_id: randomUUID(),
      inputDay: 'I goed home.',
      inputWell: '',
      inputGrateful: '',
      mood: 3,
    });
  const logIn = async (password = REGISTRATION.password) => {
    const login = await browser.call('loginUser', { email, password });
    return login.status === 200 ? (await browser.call('signIn', { email })).status : login.status;
  };
  const streak = async () => (await browser.call('readProfile')).result.cur_streak;
  const sendAll = async () => {
    await sendReminders(server.services);
    server.jobs.sendMailSoon();
    server.jobs.clearAway();
    await server.jobs.settled();
  };

  test('back an hour: who is signed in stays so, writes, logs in, and no limit keeps anybody out', async () => {
    for (let n = 0; n < 9; n += 1) await browser.call('loginUser', { email, password: 'not this one' });
    jump(-HOUR_MS);
    expect((await browser.call('reloadUser')).result.email).toBe(email);
    expect((await write()).status).toBe(200);
    expect(await streak()).toBe(1);
    await sendAll();
    for (let n = 0; n < 5; n += 1) expect(await logIn()).toBe(200);
    jump(HOUR_MS);
    expect(await logIn()).toBe(200);
    figure(`clock back an hour: signed out / refused by limits, ${engine.name}`, '0 / 0', '0 / 0');
  });

  test('back an hour: a reset link that was sent before and one that is sent after both work once', async () => {
    const link = async () => {
      await new TestBrowser(server).call('sendPasswordReset', { email });
      await sendAll();
      return /#token=(\S+)/.exec(server.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
    };
    const before = await link();
    jump(-HOUR_MS);
    expect((await browser.call('checkPasswordReset', { token: before })).status).toBe(200);
    const after = await link();
    expect((await browser.call('confirmPasswordReset', { token: after, password: REGISTRATION.password })).status).toBe(
      200,
    );
    expect((await browser.call('checkPasswordReset', { token: after })).status).toBe(400);
  });

  test('forward a year: sessions have ended and say so, one log-in brings everything back, at most one reminder comes', async () => {
    await browser.call('updateIsNotiMail', { is_noti_mail: true });
    await sendAll();
    const before = server.mails.length;
    jump(YEAR_MS);
    const { status, error } = await browser.call('readProfile');
    expect(status).toBe(401);
    expectSentence(error?.message);
    for (let n = 0; n < 3; n += 1) await sendAll();
    expect(server.mails.length - before).toBeLessThanOrEqual(1);
    expect(await logIn()).toBe(200);
    expect(await streak()).toBe(0);
    expect((await write()).status).toBe(200);
    expect(await streak()).toBe(1);
    expect((await browser.call('previewDeletion')).result).toEqual({ num_entries: 2 });
    figure(
      `clock forward a year: reminders at once / entries lost, ${engine.name}`,
      `${server.mails.length - before} / 0`,
      '≤ 1 / 0',
    );
  });

  test('forward a year and back again: one log-in at most, nothing lost, and the reminder comes the same evening', async () => {
    await browser.call('updateIsNotiMail', { is_noti_mail: true });
    jump(YEAR_MS);
    await sendAll();
    expect(await logIn()).toBe(200);
    expect((await write()).status).toBe(200);
    jump(-YEAR_MS);
    await sendAll();
    expect((await browser.call('reloadUser')).result?.email ?? (await logIn())).toBeTruthy();
    expect((await write()).status).toBe(200);
    expect((await browser.call('previewDeletion')).result).toEqual({ num_entries: 3 });
    expect(await streak()).toBeGreaterThanOrEqual(1);
    const before = server.mails.length;
    for (let hours = 0; hours < 36; hours += 1) {
      jump(HOUR_MS);
      await sendAll();
    }
    const reminders = server.mails.slice(before).filter(({ subject }) => !/password/.test(subject)).length;
    figure(`clock forward a year and back: reminders in the 36 hours after, ${engine.name}`, String(reminders), '1–2');
    expect(reminders).toBeGreaterThanOrEqual(1);
    expect(reminders).toBeLessThanOrEqual(2);
  });
});
