import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EDIT_KINDS } from '#domain/edits.ts';
import { inputOf, PARTS } from '#domain/entry.ts';
import { type DiaryEntry, MAX_IMPORT_BATCH } from '#domain/export.ts';
import { extractEdits } from '#domain/extract-edits.ts';
import { fill } from '#domain/message.ts';
import { countWordDiffs, countWords, WORD_COUNT_VERSION } from '#domain/words.ts';
import { engines } from '#testing/engines.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');

/** An entry as this server writes it: corrected, with its counts; pending without `corrected`. */
function entryOf(texts: readonly string[], corrected?: readonly string[], more: Partial<DiaryEntry> = {}): DiaryEntry {
  const [inputDay = '', inputWell = '', inputGrateful = ''] = texts;
  const days_ago = texts.join('').length % 300;
  const date_ms = NOW - days_ago * DAY_MS;
  const written = {
    ...{ entry_id: randomUUID(), day: new Date(date_ms).toISOString().slice(0, 10), date_ms, time_zone: 'UTC' },
    ...{ inputDay, inputWell, inputGrateful },
  };
  if (!corrected) return { ...written, state: 'pending', ...more };
  const [correctedDay = '', correctedWell = '', correctedGrateful = ''] = corrected;
  const feedback = { correctedDay, correctedWell, correctedGrateful };
  const edits = PARTS.flatMap((part) =>
    extractEdits(inputOf(written, part), feedback[`corrected${part}`], 'en').map((change, at) => ({
      ...{ ...change, part, kind: EDIT_KINDS[at % EDIT_KINDS.length] ?? 'spelling', explanation: 'A reason.' },
    })),
  );
  const sum = (count: (part: (typeof PARTS)[number]) => number) => PARTS.reduce((n, part) => n + count(part), 0);
  return {
    ...written,
    state: 'done',
    num_words: sum((part) => countWords(inputOf(written, part), 'en')),
    num_word_diffs: sum((part) => countWordDiffs(inputOf(written, part), feedback[`corrected${part}`], 'en')),
    word_count_version: WORD_COUNT_VERSION,
    feedback: {
      ...{ finishReason: 'STOP', ...feedback, topMistakes: [{ mistake: 'x → y', explanation: 'A reason.' }] },
      ...{ edits, hints: [], lang: 'en', checked_by: 'scripted', note: 'A note.', created_ms: date_ms + 1 },
    },
    ...more,
  };
}

const GOED = entryOf(['I goed home.'], ['I went home.'], { mood: 4, num_tries: 1, num_tries_right: 0 });

describe.each(engines)('importing on $name', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => server.close());
  const learner = async () => {
    const browser = new TestBrowser(server);
    await browser.register(server);
    return browser;
  };
  const exported = async (browser: TestBrowser) => {
    const response = await server.app.inject({
      url: '/export/entries.json',
      cookies: Object.fromEntries(browser.cookies),
    });
    return response.json() as { entries: DiaryEntry[]; dismissals: object[] };
  };
  const importing = (browser: TestBrowser, entries: readonly object[], dismissals?: readonly object[]) =>
    browser.call('importEntries', { entries, ...(dismissals && { dismissals }) });

  test('what was exported comes back as it was, in another account too', async () => {
    const [ann, bob] = [await learner(), await learner()];
    const entries = [GOED, entryOf(['Wait for me.'])];
    const dismissals = [
      { original: 'alot', replacement: 'a lot' },
      { original: 'gonna', replacement: 'going to' },
    ];
    expect((await importing(ann, entries, dismissals)).result).toEqual({ num_imported: 2, num_known: 0 });
    const file = await exported(ann);
    expect(new Set(file.entries)).toEqual(new Set(entries));
    expect(file.dismissals).toEqual(dismissals);
    // The same ids in another account are entries of their own.
    expect((await importing(bob, file.entries, file.dismissals)).result).toEqual({ num_imported: 2, num_known: 0 });
    await ann.call('deleteUser');
    expect((await exported(bob)).entries).toEqual(file.entries);
    expect((await exported(bob)).dismissals).toEqual(dismissals);
  });

  const text = fc.string({
    unit: fc.constantFrom('I ', 'goed ', 'went ', '犬', 'ال ', '👩‍👧', '.\n', ' ', 'é'),
    maxLength: 12,
  });
  const random = fc
    .record({
      texts: fc.tuple(text, text, text).filter((texts) => texts.join('').trim() !== ''),
      corrected: fc.option(fc.tuple(text, text, text), { nil: undefined }),
      mood: fc.constantFrom(undefined, 1, 2, 3, 4, 5),
    })
    .map(({ texts, corrected, mood }) => entryOf(texts, corrected, mood ? { mood: mood as 1 } : {}));
  test('any diary makes the round trip', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(random, { minLength: 1, maxLength: 8 }), async (entries) => {
        const [ann, bob] = [await learner(), await learner()];
        await importing(ann, entries);
        const file = await exported(ann);
        expect(new Set(file.entries)).toEqual(new Set(JSON.parse(JSON.stringify(entries))));
        await importing(bob, file.entries);
        expect((await exported(bob)).entries).toEqual(file.entries);
        // Once more changes nothing.
        expect((await importing(bob, file.entries)).result).toEqual({ num_imported: 0, num_known: entries.length });
        expect((await exported(bob)).entries).toEqual(file.entries);
      }),
      { numRuns: 8 },
    );
  });

  test('what is here stays as it is, and an id that comes twice is one entry', async () => {
    const ann = await learner();
    await importing(ann, [GOED]);
    const other = { ...GOED, inputDay: 'I goed home!', mood: 1 };
    expect((await importing(ann, [other, entryOf(['New.']), other])).result).toEqual({ num_imported: 1, num_known: 2 });
    expect((await exported(ann)).entries).toContainEqual(GOED);
    const twice = entryOf(['Twice.'], ['Twice!']);
    expect((await importing(ann, [twice, twice])).result).toEqual({ num_imported: 1, num_known: 1 });
  });

  test('counts, edits and mistakes are worked out here, whatever the file says', async () => {
    const ann = await learner();
    const { user_id } = (await ann.call('reloadUser')).result;
    const lie = { ...GOED, num_words: 999, num_word_diffs: 0, word_count_version: 77 };
    const edits = [{ ...GOED.feedback?.edits?.[0], replacement: 'flew' }];
    await importing(ann, [{ ...lie, feedback: { ...GOED.feedback, edits } }]);
    const [entry] = (await exported(ann)).entries;
    expect(entry).toMatchObject({ num_words: 3, num_word_diffs: 1, word_count_version: WORD_COUNT_VERSION });
    expect(entry?.feedback?.edits).toMatchObject([{ original: 'goed', replacement: 'went' }]);
    const mistakes = await server.services.db.kysely
      .selectFrom('mistake')
      .select(['kind', 'lang'])
      .where('user_id', '=', user_id)
      .execute();
    expect(mistakes).toEqual([{ kind: 'word-choice', lang: 'en' }]);
    const { diaryEntries } = (await ann.call('fetchLastDiaryEntries', { hist_period_days: 30 })).result;
    expect(diaryEntries).toEqual([expect.objectContaining({ num_words: 3, num_word_diffs: 1, mood: 4 })]);
  });

  test('texts that nobody could have written hold up nobody: they are believed within their length', async () => {
    const ann = await learner();
    const edits = [
      { start: 0, end: 0, original: '', replacement: 'A', part: 'Day', kind: 'spelling', explanation: '' },
    ];
    const wall = '.'.repeat(10_000);
    const feedback = { ...GOED.feedback, correctedDay: `A${wall}`, edits };
    const heavy = { ...GOED, entry_id: randomUUID(), inputDay: wall, num_words: 7, num_word_diffs: 9, feedback };
    const inexact = { ...heavy, entry_id: randomUUID(), feedback: { ...feedback, correctedDay: wall } };
    await importing(ann, [heavy, inexact]);
    const { entries } = await exported(ann);
    expect(entries).toContainEqual({ ...heavy, num_word_diffs: 7 });
    const other = entries.find(({ entry_id }) => entry_id === inexact.entry_id);
    expect(other?.feedback).not.toHaveProperty('edits');
  });

  test('a pending entry stays pending and can be corrected under its id', async () => {
    const ann = await learner();
    const pending = entryOf(['I goed home.']);
    await importing(ann, [pending]);
    const { entry_id, inputDay, inputWell, inputGrateful } = pending;
    await ann.call('callCorrectorDiary', { entry_id, inputDay, inputWell, inputGrateful, mood: -1 });
    expect((await exported(ann)).entries).toMatchObject([{ entry_id, state: 'done', day: pending.day }]);
  });

  test('an entry that was deleted comes back, before it is cleared away and after', async () => {
    const ann = await learner();
    const { kysely } = server.services.db;
    const { user_id } = (await ann.call('reloadUser')).result;
    await importing(ann, [GOED]);
    await kysely.updateTable('entry').set({ deleted_ms: NOW }).where('user_id', '=', user_id).execute();
    expect((await exported(ann)).entries).toEqual([]);
    expect((await importing(ann, [GOED])).result).toEqual({ num_imported: 1, num_known: 0 });
    expect((await exported(ann)).entries).toEqual([GOED]);
    await kysely.deleteFrom('entry').where('user_id', '=', user_id).execute();
    await kysely.insertInto('deleted_entry').values({ user_id, id: GOED.entry_id, deleted_ms: NOW }).execute();
    expect((await importing(ann, [GOED])).result).toEqual({ num_imported: 1, num_known: 0 });
    expect((await exported(ann)).entries).toEqual([GOED]);
    expect(await kysely.selectFrom('deleted_entry').select('id').where('user_id', '=', user_id).execute()).toEqual([]);
  });

  test('an entry that is not what the export writes is refused by its place, and nothing of its batch is kept', async () => {
    const ann = await learner();
    const feedback = (wrong: object) => ({ feedback: { ...GOED.feedback, ...wrong } });
    const edit = (wrong: object) => feedback({ edits: [{ ...GOED.feedback?.edits?.[0], ...wrong }] });
    const wrongs: object[] = [
      ...[{ entry_id: 'x' }, { day: '2026-11-31' }, { date_ms: NOW + 3 * DAY_MS, day: '2026-11-24' }, { date_ms: 1.5 }],
      ...[{ time_zone: 'Mars/Olympus' }, { mood: -1 }, { state: 'lost' }, { inputDay: 'x'.repeat(10_001) }],
      ...[{ inputDay: 'nul \u0000' }, { inputDay: '', inputWell: ' ' }, { feedback: undefined }],
      ...[feedback({ lang: 'x\u0000' }), feedback({ note: 'half \ud800' }), feedback({ checked_by: '\u0000' })],
      ...[feedback({ finishReason: 'SAFETY' }), feedback({ created_ms: Number.MAX_VALUE })],
      ...[edit({ start: 3 }), edit({ kind: 'sin' }), edit({ end: 99 }), edit({ start: -1 }), edit({ part: 'Night' })],
      ...[
        { num_tries: 1, num_tries_right: 2 },
        { num_tries: 3_000_000_000 },
        { word_count_version: 3e9 },
        { user_id: randomUUID() },
        { deleted_ms: 1 },
        { revision: 9 },
      ],
    ];
    for (const wrong of wrongs) {
      const { error } = await importing(ann, [entryOf(['Good.']), { ...GOED, ...wrong }]);
      expect([wrong, error]).toEqual([
        wrong,
        expect.objectContaining({
          status: 'INVALID_ARGUMENT',
          details: expect.objectContaining({ field: expect.stringMatching(/^entries\.1/) }),
        }),
      ]);
      // What the shape lets pass is told so that any language can say it.
      const { message = '', details } = error ?? {};
      const { problem } = details ?? {};
      if (message.startsWith('Entry ')) expect(problem && fill(problem.message, problem.values)).toBe(message);
    }
    expect((await exported(ann)).entries).toEqual([]);
  });

  test('a batch has an end', async () => {
    const ann = await learner();
    const many = Array.from({ length: MAX_IMPORT_BATCH + 1 }, () => entryOf(['One of many.']));
    expect((await importing(ann, many)).status).toBe(400);
    expect((await importing(ann, many.slice(1))).result).toEqual({ num_imported: MAX_IMPORT_BATCH, num_known: 0 });
    expect((await importing(ann, [], [])).result).toEqual({ num_imported: 0, num_known: 0 });
  });
});
