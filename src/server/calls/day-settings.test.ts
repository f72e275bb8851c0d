import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '#testing/engines.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const ENTRY = { inputDay: 'I wrote.', inputWell: '', inputGrateful: '', mood: -1 };

describe.each(engines)('the learner’s day on $name', (engine) => {
  let server: TestServer;
  let browser: TestBrowser;
  beforeAll(async () => {
    server = await startTestServer(engine);
    browser = new TestBrowser(server);
    await browser.register(server);
  });
  afterAll(() => server.close());
  const today = async (time_zone?: string) =>
    (await browser.call('fetchLastDiaryEntries', { hist_period_days: 7, time_zone })).result;
  const profile = async () => (await browser.call('readProfile')).result;

  test('begins at three in the zone of the browser, until the learner says otherwise', async () => {
    server.clock.now_ms = Date.parse('2026-11-21T01:30:00Z');
    expect((await today('Europe/Berlin')).today).toBe('2026-11-20');
    expect(await profile()).toMatchObject({
      ...{ time_zone: 'Europe/Berlin', is_time_zone_own: false, day_start_hour: 3, remind_hour: 19 },
      is_noti_weekly: true,
    });
    const { result } = await browser.call('updateDaySettings', { day_start_hour: 2 });
    expect(result).toMatchObject({ day_start_hour: 2, remind_hour: 19, time_zone: 'Europe/Berlin' });
    expect((await today('Europe/Berlin')).today).toBe('2026-11-21');
  });

  test('an entry is of the learner’s own day, and keeps it when the day begins at another hour', async () => {
    await browser.call('updateDaySettings', { day_start_hour: 2 });
    await browser.call('callCorrectorDiary', { ...ENTRY, time_zone: 'Europe/Berlin' });
    await browser.call('updateDaySettings', { day_start_hour: 6 });
    const { today: now, diaryEntries } = await today('Europe/Berlin');
    expect([now, diaryEntries.map(({ day }: { day: string }) => day)]).toEqual(['2026-11-20', ['2026-11-21']]);
  });

  test('a zone that was chosen is not the browser’s to change; null follows it again', async () => {
    await browser.call('updateDaySettings', { time_zone: 'Asia/Tokyo' });
    await today('Europe/Berlin');
    expect(await profile()).toMatchObject({ time_zone: 'Asia/Tokyo', is_time_zone_own: true });
    await browser.call('updateDaySettings', { time_zone: null, browser_zone: 'America/Lima' });
    expect(await profile()).toMatchObject({ time_zone: 'America/Lima', is_time_zone_own: false });
    await browser.call('updateDaySettings', { time_zone: null, browser_zone: 'Mars/Olympus' });
    expect(await profile()).toMatchObject({ time_zone: 'America/Lima', is_time_zone_own: false });
    await today('Europe/Berlin');
    expect(await profile()).toMatchObject({ time_zone: 'Europe/Berlin' });
  });
});
