import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendReminders } from '#server/jobs/reminders.ts';
import { countCorrected } from '#server/store/correction-limits.ts';
import { engines } from '#testing/engines.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

/* A learner in Berlin, whose day begins at three; 12:00 there is 11:00 in UTC. */

const ENTRY = { inputDay: 'I goed home.', inputWell: '', inputGrateful: '', mood: 4, time_zone: 'Europe/Berlin' };

describe.each(engines)('yesterday until noon on $name', (engine) => {
  let server: TestServer;
  let browser: TestBrowser;
  let user_id: string;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    at('2026-11-18T12:00');
    browser = new TestBrowser(server);
    user_id = await browser.register(server);
  });

  const at = (iso: string) => {
    server.clock.now_ms = Date.parse(`${iso}Z`);
  };
  /** Writes; answers the day of the entry as the answer tells it. */
  const write = async (more: object = {}): Promise<string> =>
    (await browser.call('callCorrectorDiary', { ...ENTRY, ...more })).result.day;
  const writeLate = (more: object = {}) => write({ for_yesterday: true, ...more });
  const figures = async () => (await browser.call('fetchLastDiaryEntries', { hist_period_days: 7 })).result;
  const profile = async () => (await browser.call('readProfile')).result;

  test.each([
    ['in the morning it is yesterday’s', '2026-11-21T02:00', '2026-11-20'],
    ['a minute before noon too', '2026-11-21T10:59', '2026-11-20'],
    ['sent at the last moment, it is not late', '2026-11-21T11:09', '2026-11-20'],
    ['later it is today’s', '2026-11-21T11:10', '2026-11-21'],
    ['in the small hours it is of the day that is not over', '2026-11-21T01:59', '2026-11-20'],
  ])('%s', async (_, moment, day) => {
    at(moment);
    expect(await writeLate()).toBe(day);
    const { diaryEntries } = await figures();
    expect(diaryEntries).toMatchObject([{ day, date_ms: Date.parse(`${moment}Z`) }]);
  });

  test('whoever does not ask for it writes about today', async () => {
    at('2026-11-21T08:00');
    expect(await write()).toBe('2026-11-21');
    expect((await browser.call('callCorrectorDiary', { ...ENTRY, for_yesterday: false })).status).toBe(400);
  });

  test('the same entry sent again keeps its day, before noon and after', async () => {
    const entry_id = randomUUID();
    at('2026-11-21T10:58');
    // It is saved, and its correction fails.
    await writeLate({ entry_id, inputDay: '[SAFETY]' });
    at('2026-11-21T13:00');
    expect(await writeLate({ entry_id, inputDay: 'I goed out.' })).toBe('2026-11-20');
    expect(await write({ entry_id })).toBe('2026-11-20');
    at('2026-11-22T08:00');
    expect(await writeLate({ entry_id })).toBe('2026-11-20');
    expect((await figures()).diaryEntries).toHaveLength(1);
  });

  test('a gap breaks nothing until noon, is closed by what is filled in, and is told while it is there', async () => {
    await write();
    at('2026-11-19T12:00');
    await write();
    at('2026-11-21T10:59');
    expect(await profile()).toMatchObject({ cur_streak: 2, day_to_fill_in: '2026-11-20' });
    expect(await figures()).toMatchObject({ cur_streak: 2 });
    at('2026-11-21T11:00');
    expect(await figures()).toMatchObject({ cur_streak: 0 });
    expect(await profile()).not.toHaveProperty('day_to_fill_in');
    at('2026-11-21T09:00');
    expect(await write()).toBe('2026-11-21');
    expect(await profile()).toMatchObject({ cur_streak: 3, day_to_fill_in: '2026-11-20' });
    await writeLate();
    expect(await profile()).toMatchObject({ cur_streak: 4 });
    expect(await profile()).not.toHaveProperty('day_to_fill_in');
    at('2026-11-21T13:00');
    expect(await figures()).toMatchObject({ cur_streak: 4, streak: { written_of_30: 4, frozen: [] } });
  });

  test('is offered to nobody who had not begun by then', async () => {
    at('2026-11-21T08:00');
    expect(await profile()).not.toHaveProperty('day_to_fill_in');
    await write();
    expect(await profile()).not.toHaveProperty('day_to_fill_in');
  });

  test('counts among the corrections of the day on which it is asked for', async () => {
    at('2026-11-21T08:00');
    await writeLate();
    const countOn = (day: string) => countCorrected(server.services.db.kysely, user_id, day);
    expect([await countOn('2026-11-20'), await countOn('2026-11-21')]).toEqual([0, 1]);
  });

  test('takes no reminder away from today', async () => {
    await browser.call('updateIsNotiMail', { is_noti_mail: true });
    at('2026-11-21T08:00');
    await writeLate();
    expect((await profile()).cur_streak).toBe(1);
    at('2026-11-21T18:00');
    expect(await sendReminders(server.services)).toBe(1);
  });
});
