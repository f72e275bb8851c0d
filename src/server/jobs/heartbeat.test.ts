import { describe, expect, test } from 'vitest';
import { runJobs } from '#server/jobs/run-jobs.ts';
import { engines } from '#testing/engines.ts';
import { startTestServer, TestBrowser } from '#testing/server.ts';

/* A learner in Berlin, whose day begins at three. */

const ENTRY = { inputDay: 'I wrote.', inputWell: '', inputGrateful: '', mood: -1, time_zone: 'Europe/Berlin' };

describe.each(engines)('a service that was down on $name', (engine) => {
  test('costs nobody their streak, from the next start on; a day that was merely missed does', async () => {
    const server = await startTestServer(engine);
    const { services, clock, jobs } = server;
    const at = (iso: string) => {
      clock.now_ms = Date.parse(`${iso}Z`);
    };
    /** Another start of the service, with its first beat. */
    const start = async () => {
      const next = runJobs(services, { send: async () => undefined });
      await next.stop();
    };
    await jobs.settled();
    const browser = new TestBrowser(server);
    await browser.register(server);
    for (const moment of ['2026-11-21T12:00', '2026-11-22T12:00']) {
      at(moment);
      await browser.call('callCorrectorDiary', ENTRY);
    }
    const streaks = async () => {
      const { cur_streak, streak } = (await browser.call('fetchLastDiaryEntries', { hist_period_days: 7 })).result;
      return [cur_streak, (await browser.call('readProfile')).result.cur_streak, streak.frozen];
    };
    at('2026-11-23T20:00');
    await start();
    // The 23rd ends without a word, and without a server.
    at('2026-11-24T11:30');
    expect(await streaks()).toEqual([0, 0, []]);
    await start();
    expect(await streaks()).toEqual([2, 2, []]);
    await browser.call('callCorrectorDiary', ENTRY);
    expect(await streaks()).toEqual([3, 3, []]);
    // The 25th ends without a word too, and the service was up, which it tells with each beat.
    at('2026-11-26T11:30');
    await services.db.kysely
      .updateTable('heartbeat')
      .set({ beat_ms: clock.now_ms - 60_000 })
      .execute();
    await start();
    expect(await streaks()).toEqual([0, 0, []]);
    await server.close();
  });
});
