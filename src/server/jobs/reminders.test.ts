import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EditKind } from '#domain/edits.ts';
import { sendOutbox } from '#server/jobs/outbox.ts';
import { sendReminders } from '#server/jobs/reminders.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { engines, type TestDb } from '#testing/engines.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

/* Registered in Berlin on Saturday 2026-11-21 at 13:00; 19:00 there is 18:00 in UTC. */

const REMINDER = 'A few lines about today?';

describe.each(engines)('reminders on $name', (engine) => {
  let testDb: TestDb;
  let one: TestServer;
  let two: TestServer;
  let browser: TestBrowser;
  let user_id: string;
  beforeEach(async () => {
    testDb = await engine.create();
    [one, two] = [await startTestServer(engine, { testDb }), await startTestServer(engine, { testDb })];
    browser = new TestBrowser(one);
    user_id = await browser.register(one);
    one.mails.length = 0;
    await browser.call('updateIsNotiMail', { is_noti_mail: true });
  });
  afterEach(async () => {
    await one.close();
    await two.close();
    await testDb.remove();
  });

  const setClock = (iso: string) => {
    one.clock.now_ms = two.clock.now_ms = Date.parse(`${iso}Z`);
  };
  const mailer = { send: async (mail: Mail) => void one.mails.push(mail) };
  /** One round of both servers at a moment; answers the subjects of what went out by it. */
  const at = async (iso: string): Promise<string[]> => {
    setClock(iso);
    const before = one.mails.length;
    await Promise.all([sendReminders(one.services), sendReminders(two.services)]);
    await sendOutbox(one.services, mailer);
    return one.mails.slice(before).map(({ subject }) => subject);
  };
  const write = (entry: object = {}) =>
    browser.call('callCorrectorDiary', { inputDay: 'I wrote.', inputWell: '', inputGrateful: '', mood: -1, ...entry });
  const settings = (input: object) => browser.call('updateDaySettings', input);

  test('each evening once from two servers, at the hour and not before', async () => {
    expect(await at('2026-11-21T17:59')).toEqual([]);
    expect(await at('2026-11-21T18:00')).toEqual([REMINDER]);
    expect(await at('2026-11-21T18:01')).toEqual([]);
    expect(await at('2026-11-22T17:59')).toEqual([]);
    expect(await at('2026-11-22T18:00')).toEqual([REMINDER]);
    const [mail] = one.mails;
    expect(mail?.text).toContain('Hello Ann,');
    expect(mail?.text).toContain('http://localhost:3000/diary\n');
  });

  test('many learners, each once', async () => {
    for (let n = 0; n < 4; n += 1) {
      const other = new TestBrowser(one);
      await other.register(one);
      await other.call('updateIsNotiMail', { is_noti_mail: true });
    }
    one.mails.length = 0;
    await at('2026-11-21T18:00');
    expect(new Set(one.mails.map(({ to }) => to)).size).toBe(5);
    expect(one.mails).toHaveLength(5);
  });

  test('not when something is written, by the hour or before the mail is sent', async () => {
    setClock('2026-11-21T17:00');
    await write();
    expect(await at('2026-11-21T18:00')).toEqual([]);
    setClock('2026-11-23T18:00');
    expect(await at('2026-11-22T18:00')).toHaveLength(1);
    setClock('2026-11-23T18:00');
    expect(await sendReminders(one.services)).toBe(1);
    await write();
    expect(await sendOutbox(one.services, mailer)).toBe(0);
  });

  test('where nobody wants them, nobody looks', async () => {
    await browser.call('updateIsNotiMail', { is_noti_mail: false });
    await settings({ remind_hour: 20 });
    expect(await at('2026-11-21T19:00')).toEqual([]);
    const { next_remind_ms } = await testDb.db.kysely.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(next_remind_ms).toBe(null);
  });

  test('a server that was down sends within the evening, and the next day is a new one', async () => {
    expect(await at('2026-11-21T22:00')).toEqual([REMINDER]);
    expect(await at('2026-11-22T23:30')).toEqual([]);
    expect(await at('2026-11-23T18:00')).toEqual([REMINDER]);
  });

  test('a mail server that is down for the evening loses the reminder', async () => {
    setClock('2026-11-21T18:00');
    await sendReminders(one.services);
    await sendOutbox(one.services, { send: () => Promise.reject(new Error('down')) });
    expect(await at('2026-11-22T06:00')).toEqual([]);
    expect(await testDb.db.kysely.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('another hour or zone on the same day brings no second one', async () => {
    expect(await at('2026-11-21T18:00')).toEqual([REMINDER]);
    await settings({ remind_hour: 20 });
    expect(await at('2026-11-21T19:00')).toEqual([]);
    await settings({ time_zone: 'America/New_York' });
    expect(await at('2026-11-22T01:00')).toEqual([]);
    expect(await at('2026-11-23T01:00')).toEqual([REMINDER]);
  });

  test('the night in which the clocks skip 02:00, and the one that has it twice', async () => {
    await settings({ remind_hour: 2, day_start_hour: 0 });
    expect(await at('2027-03-27T12:00')).toEqual([]);
    expect(await at('2027-03-28T00:59')).toEqual([]);
    expect(await at('2027-03-28T01:00')).toEqual([REMINDER]);
    expect(await at('2027-10-30T12:00')).toEqual([]);
    expect(await at('2027-10-31T00:00')).toEqual([REMINDER]);
    expect(await at('2027-10-31T01:00')).toEqual([]);
  });

  test('one press in the mail program stops them, without a session; opening the link asks first', async () => {
    await at('2026-11-21T18:00');
    const url = (one.mails[0]?.unsubscribe ?? '').replace('http://localhost:3000', '');
    const asked = await one.app.inject({ url });
    expect([asked.statusCode, asked.body.includes('<form method="post"')]).toEqual([200, true]);
    expect((await browser.call('readProfile')).result.is_noti_mail).toBe(true);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = (to: string, headers = form) =>
      one.app.inject({ method: 'POST', url: to, headers, payload: 'List-Unsubscribe=One-Click' });
    for (const broken of [`${url}x`, url.replace('.reminder.', '.weekly.'), url.split('?')[0] ?? '', `${url}&token=a`])
      expect((await post(broken)).statusCode).toBe(400);
    expect((await browser.call('readProfile')).result).toMatchObject({ is_noti_mail: true, is_noti_weekly: true });
    expect((await post(url, { 'content-type': 'multipart/form-data; boundary=x' })).statusCode).toBe(200);
    expect((await browser.call('readProfile')).result).toMatchObject({ is_noti_mail: false, is_noti_weekly: true });
    expect(await at('2026-11-22T18:00')).toEqual([]);
    // Again, also when the account is gone, does no harm.
    await browser.call('deleteUser');
    expect((await post(url)).statusCode).toBe(200);
  });

  test('on Sundays the week in figures, with what faded and not a word of the diary', async () => {
    for (const [n, kinds] of [
      ['16', ['article', 'article', 'tense']],
      ['21', ['tense', 'article']],
    ] as const) {
      setClock(`2026-11-${n}T17:00`);
      const entry_id = randomUUID();
      await write({ entry_id, inputDay: 'My secret garden was green.' });
      await record(entry_id, kinds);
    }
    await testDb.db.kysely.updateTable('entry').set({ day: '2026-11-15' }).where('day', '=', '2026-11-16').execute();
    expect(await at('2026-11-22T18:00')).toEqual(['Your week: 1 day written']);
    const text = one.mails.at(-1)?.text ?? '';
    expect(text).toContain('this week you wrote on 1 day, 100 words in all.');
    expect(text).toContain('Fewer mistakes than the week before: articles.');
    expect(text).toContain('Today’s page is still empty');
    expect(text + one.mails.at(-1)?.html).not.toMatch(/secret|garden/);
    expect(one.mails.at(-1)?.unsubscribe).toMatch(
      /^http:\/\/localhost:3000\/mail-link\/unsubscribe\?token=[^.]+\.weekly\./,
    );
    // Later the same Sunday, by another hour, there is neither a second summary nor a reminder.
    await settings({ remind_hour: 21 });
    expect(await at('2026-11-22T20:00')).toEqual([]);
  });

  /** Gives an entry a hundred words and these mistakes. */
  async function record(entry_id: string, kinds: readonly EditKind[]): Promise<void> {
    const { kysely } = testDb.db;
    await kysely.updateTable('entry').set({ num_words: 100 }).where('id', '=', entry_id).execute();
    await kysely.deleteFrom('mistake').where('entry_id', '=', entry_id).execute();
    const rest = { user_id, entry_id, lang: 'en', change_mark: 'c', lesson_mark: 'l' };
    for (const [position, kind] of kinds.entries())
      await kysely
        .insertInto('mistake')
        .values({ ...rest, position, kind })
        .execute();
  }

  test('a summary that is switched off leaves Sunday its reminder', async () => {
    setClock('2026-11-21T17:00');
    await write();
    await settings({ is_noti_weekly: false });
    expect(await at('2026-11-22T18:00')).toEqual([REMINDER]);
  });

  test('the log names nobody', () => {
    expect([...one.logLines, ...two.logLines].join('\n')).not.toMatch(/example\.org|token=/);
  });
});
