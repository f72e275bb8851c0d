import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Feedback } from '#domain/feedback.ts';
import { endAccount, removeRemains } from '#server/store/account-removal.ts';
import { findKey, insertAccount } from '#server/store/accounts.ts';
import {
  daysWritten,
  findDone,
  lastEntries,
  type NewEntry,
  savePending,
  storeFeedback,
} from '#server/store/entries.ts';
import { createVault, type UserVault } from '#server/vault/vault.ts';
import { engines, type TestDb } from '#testing/engines.ts';

const vault = createVault(['a secret for tests that is longer than thirty-two characters']);
const COUNTS = { num_words: 5, num_word_diffs: 2, word_count_version: 1 };
const FEEDBACK: Feedback = {
  finishReason: 'STOP',
  correctedDay: 'Today I went home.',
  correctedWell: '',
  correctedGrateful: 'My cat 👩‍👩‍👧‍👦',
  topMistakes: [{ mistake: 'goed → went', explanation: 'An irregular verb.' }],
  edits: [
    { part: 'Day', start: 8, end: 12, original: 'goed', replacement: 'went', kind: 'verb-form', explanation: 'x' },
  ],
  lang: 'en',
  checked_by: 'scripted',
};
const RESULT = { feedback: FEEDBACK, counts: COUNTS, mistakes: [] };

describe.each(engines)('entries on $name', ({ create }) => {
  let own: TestDb;
  beforeAll(async () => {
    own = await create();
  });
  afterAll(() => own.remove());

  async function learner(): Promise<{ user_id: string; sealed: UserVault }> {
    const id = randomUUID();
    const key = vault.newKey(id);
    const profile = { username: 'Ann', lang_native: 'de', lang_page: null, time_zone: 'UTC', password_hash: 'x' };
    await insertAccount(own.db.kysely, { id, email: `${id}@example.org`, key, created_ms: 1, ...profile });
    return { user_id: id, sealed: vault.forUser(id, key) };
  }
  const entryOf = (user_id: string, more: Partial<NewEntry> = {}): NewEntry => ({
    user_id,
    id: randomUUID(),
    date_ms: Date.parse('2026-11-21T12:00:00Z'),
    day: '2026-11-21',
    time_zone: 'UTC',
    mood: 4,
    inputDay: 'Today I goed home.',
    inputWell: '',
    inputGrateful: 'My cat 👩‍👩‍👧‍👦',
    ...more,
  });

  test('an entry is pending first, then done with its feedback and counts', async () => {
    const { user_id, sealed } = await learner();
    const entry = entryOf(user_id);
    expect(await savePending(own.db.kysely, sealed, entry)).toEqual({ revision: 1, day: '2026-11-21' });
    expect(await findDone(own.db.kysely, sealed, user_id, entry.id)).toBeUndefined();
    expect(await lastEntries(own.db.kysely, user_id, '2026-11-15')).toEqual([]);
    expect((await daysWritten(own.db.kysely, user_id)).map(({ day }) => day)).toEqual(['2026-11-21']);

    expect(await storeFeedback(own.db, sealed, { user_id, id: entry.id, revision: 1 }, RESULT, 2)).toBe(true);
    const done = await findDone(own.db.kysely, sealed, user_id, entry.id);
    expect(done?.feedback).toEqual(FEEDBACK);
    expect(done?.texts.inputDay).toBe('Today I goed home.');
    expect(await lastEntries(own.db.kysely, user_id, '2026-11-15')).toEqual([
      { date_ms: entry.date_ms, day: entry.day, num_words: 5, num_word_diffs: 2, mood: 4 },
    ]);
  });

  test('asking again replaces the text of a pending entry, and its day stays', async () => {
    const { user_id, sealed } = await learner();
    const entry = entryOf(user_id);
    await savePending(own.db.kysely, sealed, entry);
    const again = { ...entry, inputDay: 'Another text.', day: '2026-11-22', mood: undefined };
    expect(await savePending(own.db.kysely, sealed, again)).toEqual({ revision: 2, day: '2026-11-21' });
    expect((await daysWritten(own.db.kysely, user_id)).map(({ day }) => day)).toEqual(['2026-11-21']);
    await storeFeedback(own.db, sealed, { user_id, id: entry.id, revision: 2 }, RESULT, 2);
    const done = await findDone(own.db.kysely, sealed, user_id, entry.id);
    expect(done?.texts.inputDay).toBe('Another text.');
    expect((await lastEntries(own.db.kysely, user_id, '2026-11-01'))[0]).not.toHaveProperty('mood');
  });

  test('the same text saved twice is one revision, and either answer to it is stored', async () => {
    const { user_id, sealed } = await learner();
    const entry = entryOf(user_id);
    expect(await savePending(own.db.kysely, sealed, entry)).toMatchObject({ revision: 1 });
    expect(await savePending(own.db.kysely, sealed, { ...entry, mood: 2 })).toMatchObject({ revision: 1 });
    expect(await storeFeedback(own.db, sealed, { user_id, id: entry.id, revision: 1 }, RESULT, 2)).toBe(true);
    expect((await lastEntries(own.db.kysely, user_id, '2026-11-01'))[0]?.mood).toBe(2);
  });

  test('feedback for a text that was replaced meanwhile is not stored', async () => {
    const { user_id, sealed } = await learner();
    const entry = entryOf(user_id);
    await savePending(own.db.kysely, sealed, entry);
    await savePending(own.db.kysely, sealed, { ...entry, inputDay: 'Another text.' });
    expect(await storeFeedback(own.db, sealed, { user_id, id: entry.id, revision: 1 }, RESULT, 2)).toBe(false);
    expect(await findDone(own.db.kysely, sealed, user_id, entry.id)).toBeUndefined();
  });

  test('a done entry is never touched again', async () => {
    const { user_id, sealed } = await learner();
    const entry = entryOf(user_id);
    await savePending(own.db.kysely, sealed, entry);
    const key = { user_id, id: entry.id, revision: 1 };
    await storeFeedback(own.db, sealed, key, RESULT, 2);
    expect(await savePending(own.db.kysely, sealed, { ...entry, inputDay: 'Too late.' })).toBeUndefined();
    expect(
      await storeFeedback(own.db, sealed, key, { ...RESULT, feedback: { ...FEEDBACK, correctedDay: 'x' } }, 3),
    ).toBe(false);
    const done = await findDone(own.db.kysely, sealed, user_id, entry.id);
    expect(done?.texts.inputDay).toBe('Today I goed home.');
    expect(done?.feedback.correctedDay).toBe('Today I went home.');
  });

  test('two answers to one entry at once: one is stored', async () => {
    const { user_id, sealed } = await learner();
    const entry = entryOf(user_id);
    await savePending(own.db.kysely, sealed, entry);
    const key = { user_id, id: entry.id, revision: 1 };
    const stored = await Promise.all([1, 2, 3, 4].map((n) => storeFeedback(own.db, sealed, key, RESULT, n)));
    expect(stored.filter(Boolean)).toHaveLength(1);
  });

  test('the same id belongs to each learner separately', async () => {
    const [ann, bob] = [await learner(), await learner()];
    const entry = entryOf(ann.user_id);
    await savePending(own.db.kysely, ann.sealed, entry);
    expect(await savePending(own.db.kysely, bob.sealed, { ...entry, user_id: bob.user_id })).toMatchObject({
      revision: 1,
    });
  });

  test('no word of the learner or of the feedback stands readable in any column', async () => {
    const { user_id, sealed } = await learner();
    const entry = entryOf(user_id);
    await savePending(own.db.kysely, sealed, entry);
    await storeFeedback(own.db, sealed, { user_id, id: entry.id, revision: 1 }, RESULT, 2);
    const rows = [
      await own.db.kysely.selectFrom('entry').selectAll().where('user_id', '=', user_id).execute(),
      await own.db.kysely.selectFrom('feedback').selectAll().where('user_id', '=', user_id).execute(),
    ];
    expect(JSON.stringify(rows)).not.toMatch(/goed|went|home|cat|irregular/);
    expect(JSON.stringify(rows)).toContain('v1.');
  });

  test('swapped cipher texts of two entries do not open', async () => {
    const { user_id, sealed } = await learner();
    const [a, b] = [entryOf(user_id), entryOf(user_id, { inputDay: 'Other.' })];
    for (const entry of [a, b]) {
      await savePending(own.db.kysely, sealed, entry);
      await storeFeedback(own.db, sealed, { user_id, id: entry.id, revision: 1 }, RESULT, 2);
    }
    const { inputDay } = await own.db.kysely
      .selectFrom('entry')
      .select('inputDay')
      .where('id', '=', a.id)
      .executeTakeFirstOrThrow();
    await own.db.kysely.updateTable('entry').set({ inputDay }).where('id', '=', b.id).execute();
    await expect(findDone(own.db.kysely, sealed, user_id, b.id)).rejects.toThrow();
  });

  test('deleting the user deletes every row of theirs and destroys the key', async () => {
    const { user_id, sealed } = await learner();
    const entry = entryOf(user_id);
    await savePending(own.db.kysely, sealed, entry);
    await storeFeedback(own.db, sealed, { user_id, id: entry.id, revision: 1 }, RESULT, 2);
    await endAccount(own.db.kysely, user_id, 3);
    await removeRemains(own.db, user_id);
    expect(await findKey(own.db.kysely, user_id)).toBeUndefined();
    for (const table of ['users', 'credential', 'user_key', 'entry', 'feedback'] as const)
      expect(await own.db.kysely.selectFrom(table).selectAll().where('user_id', '=', user_id).execute()).toEqual([]);
  });

  test('entries come oldest first and from the asked day on', async () => {
    const { user_id, sealed } = await learner();
    const days = ['2026-11-20', '2026-11-14', '2026-11-21'];
    for (const day of days) {
      const entry = entryOf(user_id, { day, date_ms: Date.parse(`${day}T10:00:00Z`) });
      await savePending(own.db.kysely, sealed, entry);
      await storeFeedback(own.db, sealed, { user_id, id: entry.id, revision: 1 }, RESULT, 2);
    }
    const found = await lastEntries(own.db.kysely, user_id, '2026-11-15');
    expect(found.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
    const written = (await daysWritten(own.db.kysely, user_id)).map(({ day }) => day).sort();
    expect(written).toEqual(['2026-11-14', '2026-11-20', '2026-11-21']);
  });
});
