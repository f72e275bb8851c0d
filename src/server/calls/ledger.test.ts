import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '#testing/engines.ts';
import { NOON, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const DAY_MS = 86_400_000;
const FILLER = 'We walked along the river for a long time and then we sat in the sun until the evening came. '.repeat(
  2,
);

describe.each(engines)('the mistake ledger on $name', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => server.close());

  /** A learner who writes in days before now. */
  const learner = async () => {
    const browser = new TestBrowser(server);
    await browser.register(server);
    const write = async (inputDay: string, ago: number) => {
      server.clock.now_ms = NOON - ago * DAY_MS;
      const entry_id = randomUUID();
      await browser.call('callCorrectorDiary', {
        ...{ inputDay, inputWell: '', inputGrateful: '', mood: 3, entry_id, time_zone: 'UTC' },
      });
      server.clock.now_ms = NOON;
      return entry_id;
    };
    const ledger = async (hist_period_days: 7 | 30 = 7) =>
      (await browser.call('fetchMistakes', { hist_period_days, time_zone: 'UTC' })).result;
    return { browser, write, ledger };
  };

  test('a week against the week before: what is common, what got better, and what is got right again', async () => {
    const { write, ledger } = await learner();
    await write(`${FILLER}I goed home. She goed home. They goed out.`, 10);
    const entry_id = await write(`${FILLER}Then we goed home.`, 2);
    await write('I went home, you went home and they went home.', 1);
    const found = await ledger();
    expect(found.num_words).toBe(54);
    expect(found.common).toEqual([
      {
        kind: 'tense',
        count: 1,
        per_100_words: 1.9,
        trend: 'down',
        examples: [{ entry_id, day: '2026-11-19', wrong: 'goed', right: 'went', sentence: 'Then we goed home.' }],
      },
    ]);
    expect(found.better).toEqual([{ kind: 'tense', per_100_words: 1.9, before: 6.1 }]);
    expect(found.recoveries).toEqual([{ wrong: 'goed', right: 'went', chances: 6, num_right: 3 }]);
  });

  test('what the learner meant, deleted or wrote too long ago is not among them, and nobody else’s', async () => {
    const { browser, write, ledger } = await learner();
    await write('I goed home.', 40);
    expect(await ledger(30)).toMatchObject({ common: [], recoveries: [] });
    const entry_id = await write('I goed home.', 1);
    expect((await ledger()).common).toHaveLength(1);
    const { ledger: anothers } = await learner();
    expect(await anothers()).toEqual({ num_words: 0, common: [], better: [], recoveries: [] });
    const words = { original: 'goed', replacement: 'went' };
    await browser.call('dismissEdit', words);
    expect((await ledger()).common).toEqual([]);
    await browser.call('restoreEdit', words);
    expect((await ledger()).common).toHaveLength(1);
    await browser.call('deleteEntry', { entry_id });
    expect((await ledger()).common).toEqual([]);
  });
});
