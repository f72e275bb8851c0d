import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createInlinePool } from '#server/adapters/task-pool/inline-pool.ts';
import { createThreadPool } from '#server/adapters/task-pool/thread-pool.ts';
import type { TaskPool } from '#server/ports/task-pool.ts';
import { openWords } from '#server/store/mistakes.ts';
import { openVault } from '#server/vault/vault.ts';

const fail = (error: unknown) => {
  throw error;
};
const vault = { user_id: 'ann', key: new Uint8Array(32).fill(7) };
const texts = { inputDay: 'I goed home.', inputWell: '', inputGrateful: '' };
const raw = {
  ...{ finishReason: 'STOP', correctedDay: 'I went home.', correctedWell: '', correctedGrateful: '' },
  ...{ topMistakes: [], lang: 'en', checked_by: 'basic' },
};

describe.each([
  ['in this thread', () => createInlinePool()],
  ['in worker threads', () => createThreadPool(new URL('../../tasks/task-worker-dev.mjs', import.meta.url), fail)],
])('tasks %s', (_, create) => {
  let pool: TaskPool;
  beforeAll(() => {
    pool = create();
  });
  afterAll(() => pool.close());

  test('are answered, and what they seal opens here', async () => {
    const { edits } = await pool.run('ann', 'findEdits', { texts, raw, dismissed: [] });
    expect(edits).toMatchObject([{ original: 'goed', replacement: 'went', part: 'Day' }]);
    const feedback = { ...raw, edits };
    const prepared = await pool.run('ann', 'prepareCorrection', { vault, entry_id: 'e', texts, feedback });
    expect(prepared.counts).toMatchObject({ num_words: 3, num_word_diffs: 1 });
    const [mistake] = prepared.mistakes;
    const words = openWords(openVault(vault), { entry_id: 'e', position: 0, words: mistake?.words ?? '' });
    expect(words).toMatchObject({ wrong: 'goed', right: 'went', face: { before: 'I ', answer: 'went' } });
  });

  test('throw where they fail, and the next one is run', async () => {
    const entry = { id: 'e', sealed: { inputDay: 'not sealed', inputWell: '', inputGrateful: '' } };
    const entries = [{ ...entry, day: '2026-11-21', date_ms: 0, state: 'done' as const }];
    await expect(pool.run('ann', 'listEntries', { vault, entries, words: [] })).rejects.toThrow('unknown version');
    expect(await pool.run('ann', 'listEntries', { vault, entries: [], words: [] })).toEqual([]);
  });

  test('are run one at a time for a learner; another learner does not wait', async () => {
    const told: string[] = [];
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const first = pool.inTurn('ann', async () => {
      await gate;
      told.push('first');
    });
    const second = pool.run('ann', 'findEdits', { texts, raw, dismissed: [] }).then(() => told.push('second'));
    await pool.run('bob', 'findEdits', { texts, raw, dismissed: [] });
    told.push('bob');
    open();
    await Promise.all([first, second]);
    expect(told).toEqual(['bob', 'first', 'second']);
  });

  test('of a learner go on after one that failed', async () => {
    const failing = pool.inTurn('ann', async () => Promise.reject(new Error('It failed.')));
    const next = pool.inTurn('ann', async () => 'done');
    await expect(failing).rejects.toThrow('It failed.');
    expect(await next).toBe('done');
  });
});

test('a thread that dies fails its own task; the tasks that wait are run by another one', async () => {
  const worker = new URL('./dying-worker.mjs', import.meta.url);
  const pool = createThreadPool(worker, fail);
  const run = (user_id: string, inputDay: string) =>
    pool.run(user_id, 'findEdits', { texts: { ...texts, inputDay }, raw, dismissed: [] });
  const asked = [run('ann', 'die'), run('bob', 'live'), run('cyd', 'live'), run('dan', 'die'), run('eve', 'live')];
  const told = await Promise.allSettled(asked);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  await pool.close();
});
