import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '#testing/engines.ts';
import { NOON, REGISTRATION, startTestServer, TestBrowser, type TestServer, tokenTo } from '#testing/server.ts';

const ENTRY = {
  inputDay: 'Yesterday I goed to the beach and we was swimming for two hour.',
  inputWell: '',
  inputGrateful: 'For a apple 🍎.',
  mood: 4,
};

describe.each(engines)('the walk of one entry on $name', (engine) => {
  let server: TestServer;
  let browser: TestBrowser;
  beforeEach(async () => {
    server = await startTestServer(engine);
    browser = new TestBrowser(server);
  });
  afterEach(() => server.close());

  test('register, verify, write, feedback, progress', async () => {
    expect((await browser.call('registerUser', REGISTRATION)).result).toEqual({});
    const signedIn = await browser.call('signIn', { email: ' Ann@Example.org ' });
    expect(signedIn.result).toMatchObject({ email: 'ann@example.org', is_verified: false, display_name: 'Ann' });
    const entry_id = randomUUID();
    const asked = { ...ENTRY, entry_id, time_zone: 'Europe/Berlin' };
    expect((await browser.call('callCorrectorDiary', asked)).error?.status).toBe('PERMISSION_DENIED');

    await browser.call('sendVerificationEmail');
    server.jobs.sendMailSoon();
    await server.jobs.settled();
    const token = tokenTo(server, 'ann@example.org');
    for (const _ of ['on a phone', 'on a phone again']) {
      const { status, response } = await new TestBrowser(server).call('confirmEmail', { token });
      expect([status, response.cookies]).toEqual([200, []]);
    }
    expect((await browser.call('reloadUser')).result.is_verified).toBe(true);

    const { result } = await browser.call('callCorrectorDiary', asked);
    const feedback = JSON.parse(result.text);
    expect(feedback.finishReason).toBe('STOP');
    expect(feedback.correctedDay).toBe('Yesterday I went to the beach and we were swimming for two hours.');
    expect(feedback.correctedWell).toBe('');
    expect(feedback.topMistakes.length).toBeGreaterThan(0);
    expect(feedback.topMistakes.length).toBeLessThanOrEqual(3);

    const week = await browser.call('fetchLastDiaryEntries', { hist_period_days: 7 });
    expect(week.result).toEqual({
      diaryEntries: [{ date_ms: NOON, day: '2026-11-21', num_words: 16, num_word_diffs: 4, mood: 4 }],
      today: '2026-11-21',
      cur_streak: 1,
      streak: { longest: 1, freezes: 0, frozen: [], written_of_30: 1 },
    });
    expect((await browser.call('readProfile')).result).toEqual({
      username: 'Ann',
      lang_native: 'de',
      is_noti_mail: false,
      is_noti_push: false,
      cur_streak: 1,
      time_zone: 'Europe/Berlin',
      is_time_zone_own: false,
      day_start_hour: 3,
      remind_hour: 19,
      is_noti_weekly: true,
    });
  });

  test('asking again under the same id answers the stored feedback, whatever is sent', async () => {
    await browser.register(server);
    const entry_id = randomUUID();
    const first = await browser.call('callCorrectorDiary', { ...ENTRY, entry_id });
    const again = await browser.call('callCorrectorDiary', { ...ENTRY, inputDay: 'Something else.', entry_id });
    expect(again.result).toEqual(first.result);
    expect(again.result.inputDay).toBe(ENTRY.inputDay);
    const { result } = await browser.call('fetchLastDiaryEntries', { hist_period_days: 30 });
    expect(result.diaryEntries).toHaveLength(1);
  });

  test('a correction that failed leaves the entry pending: a day written, no figure, and it can be asked again', async () => {
    await browser.register(server);
    const entry_id = randomUUID();
    const down = await browser.call('callCorrectorDiary', { ...ENTRY, inputDay: 'I goed. [DOWN]', entry_id });
    expect(down.error?.status).toBe('UNAVAILABLE');
    const before = await browser.call('fetchLastDiaryEntries', { hist_period_days: 7 });
    expect(before.result).toMatchObject({ diaryEntries: [], cur_streak: 1 });
    const again = await browser.call('callCorrectorDiary', { ...ENTRY, entry_id });
    expect(JSON.parse(again.result.text).finishReason).toBe('STOP');
    const after = await browser.call('fetchLastDiaryEntries', { hist_period_days: 7 });
    expect(after.result.diaryEntries).toHaveLength(1);
  });

  test.each(['SAFETY', 'MAX_TOKENS', 'RECITATION'])('%s is an answer, and the entry stays pending', async (reason) => {
    await browser.register(server);
    const { result } = await browser.call('callCorrectorDiary', { ...ENTRY, inputWell: `[${reason}]` });
    expect(JSON.parse(result.text)).toMatchObject({ finishReason: reason, correctedDay: '', topMistakes: [] });
    const { result: week } = await browser.call('fetchLastDiaryEntries', { hist_period_days: 7 });
    expect(week).toMatchObject({ diaryEntries: [], cur_streak: 1 });
  });

  test('an answer that cannot be read is a text that cannot be parsed', async () => {
    await browser.register(server);
    const { result } = await browser.call('callCorrectorDiary', { ...ENTRY, inputWell: '[GARBAGE]' });
    expect(() => JSON.parse(result.text)).toThrow();
  });

  test('a mood that was changed after an answer nobody saw is kept', async () => {
    await browser.register(server);
    const entry_id = randomUUID();
    await browser.call('callCorrectorDiary', { ...ENTRY, entry_id });
    await browser.call('callCorrectorDiary', { ...ENTRY, mood: 1, entry_id });
    await browser.call('callCorrectorDiary', { ...ENTRY, inputDay: 'Other words.', mood: 2, entry_id });
    const { result } = await browser.call('fetchLastDiaryEntries', { hist_period_days: 7 });
    expect(result.diaryEntries).toMatchObject([{ mood: 1 }]);
  });

  test('an unset mood is stored as none and answered as none', async () => {
    await browser.register(server);
    await browser.call('callCorrectorDiary', { ...ENTRY, mood: -1 });
    const { result } = await browser.call('fetchLastDiaryEntries', { hist_period_days: 7 });
    expect(result.diaryEntries[0]).not.toHaveProperty('mood');
  });

  test('written at one in the night, an entry belongs to the evening before in the learner’s zone', async () => {
    await browser.register(server);
    server.clock.now_ms = Date.parse('2026-11-21T16:30:00Z');
    await browser.call('callCorrectorDiary', { ...ENTRY, time_zone: 'Asia/Tokyo' });
    const { result } = await browser.call('fetchLastDiaryEntries', { hist_period_days: 7 });
    expect(result).toMatchObject({ today: '2026-11-21', diaryEntries: [{ day: '2026-11-21' }] });
  });

  test('pressing twice at once ends in one entry with one feedback', async () => {
    await browser.register(server);
    const entry_id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => browser.call('callCorrectorDiary', { ...ENTRY, entry_id })));
    const [first] = answers;
    for (const { status, result } of answers) expect([status, result]).toEqual([200, first?.result]);
    const { result } = await browser.call('fetchLastDiaryEntries', { hist_period_days: 7 });
    expect(result.diaryEntries).toHaveLength(1);
    expect(await server.services.db.kysely.selectFrom('feedback').selectAll().execute()).toHaveLength(1);
  });

  test('a caller that listens hears the same answer as a stream', async () => {
    await browser.register(server);
    const entry_id = randomUUID();
    const plain = await browser.call('callCorrectorDiary', { ...ENTRY, entry_id });
    const { response } = await browser.call(
      'callCorrectorDiary',
      { ...ENTRY, entry_id },
      { accept: 'text/event-stream' },
    );
    const lines = response.body.split('\n\n').filter(Boolean);
    expect(JSON.parse(lines.at(-1)?.replace('data: ', '') ?? '')).toEqual({ result: plain.result });
  });

  test('other learners see nothing of it, not even under its id', async () => {
    await browser.register(server);
    const entry_id = randomUUID();
    await browser.call('callCorrectorDiary', { ...ENTRY, entry_id });
    const other = new TestBrowser(server);
    await other.register(server);
    const { result } = await other.call('callCorrectorDiary', { ...ENTRY, inputDay: 'Mine.', entry_id });
    expect(result.inputDay).toBe('Mine.');
  });

  test('nothing that was written, no address and no token stands in the log', async () => {
    await browser.register(server);
    await browser.call('callCorrectorDiary', ENTRY);
    await browser.call('callCorrectorDiary', { ...ENTRY, inputWell: '[DOWN]' });
    const log = server.logLines.join('\n');
    expect(log).toContain('"call":"callCorrectorDiary"');
    expect(log).not.toMatch(/beach|swimming|apple|example\.org|DOWN/);
    for (const token of browser.cookies.values()) expect(log).not.toContain(token.split('.')[1]);
  });
});
