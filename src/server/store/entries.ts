import { type EntryTexts, inputOf, PARTS, type StoredEntry } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';
import { isMood, type Mood } from '#domain/mood.ts';
import { type Db, inTransaction, type Sql } from '#server/store/db.ts';
import { openFeedback, sealFeedback } from '#server/store/feedback.ts';
import { insertMistakes, type NewMistake } from '#server/store/mistakes.ts';
import type { UserVault } from '#server/vault/vault.ts';

export type NewEntry = EntryTexts & {
  readonly user_id: string;
  /** The draft's UUID: asking again under it never makes a second entry. */
  readonly id: string;
  readonly date_ms: number;
  readonly day: string;
  readonly time_zone: string;
  readonly mood: Mood | undefined;
};

/** All that a correction leaves behind. */
export type Correction = {
  readonly feedback: Feedback;
  readonly counts: WordCounts;
  readonly mistakes: readonly NewMistake[];
};

export type EntryKey = { readonly user_id: string; readonly id: string };

/** Counts of one corrected entry and the version of the way they were counted. */
export type WordCounts = {
  readonly num_words: number;
  readonly num_word_diffs: number;
  readonly word_count_version: number;
};

const place = (id: string, column: string) => `entry/${id}/${column}`;

function sealTexts(vault: UserVault, id: string, texts: EntryTexts): EntryTexts {
  const sealed = PARTS.map((part) => [`input${part}`, vault.seal(inputOf(texts, part), place(id, `input${part}`))]);
  return Object.fromEntries(sealed) as EntryTexts;
}

function openTexts(vault: UserVault, id: string, row: EntryTexts): EntryTexts {
  const opened = PARTS.map((part) => [`input${part}`, vault.open(inputOf(row, part), place(id, `input${part}`))]);
  return Object.fromEntries(opened) as EntryTexts;
}

const markOf = (vault: UserVault, texts: EntryTexts): string =>
  vault.fingerprint(JSON.stringify(PARTS.map((part) => inputOf(texts, part))));

/**
 * Saves an entry as pending, or replaces the texts and mood of the pending one with the same id; its day stays. Answers the
 * revision, which another text raises and the same text leaves, so that whoever asks twice at once gets one feedback.
 * Undefined when the entry is done already and was left as it is.
 */
export async function savePending(sql: Sql, vault: UserVault, entry: NewEntry): Promise<number | undefined> {
  const { user_id, id, date_ms, day, time_zone } = entry;
  const texts_mark = markOf(vault, entry);
  const content = { ...sealTexts(vault, id, entry), mood: entry.mood ?? null, texts_mark };
  const saved = await sql
    .insertInto('entry')
    .values({ user_id, id, date_ms, day, time_zone, state: 'pending', revision: 1, ...content })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'id'])
        .doUpdateSet((eb) => ({
          ...content,
          revision: eb
            .case()
            .when('entry.texts_mark', '=', texts_mark)
            .then(eb.ref('entry.revision'))
            .else(eb('entry.revision', '+', 1))
            .end(),
        }))
        .where('entry.state', '=', 'pending'),
    )
    .returning('revision')
    .executeTakeFirst();
  return saved?.revision;
}

/** Changes the mood of a done entry whose texts are these: the learner chose another one after an answer they never saw. */
export async function setMoodOfDone(sql: Sql, vault: UserVault, entry: NewEntry): Promise<void> {
  await sql
    .updateTable('entry')
    .set({ mood: entry.mood ?? null })
    .where('user_id', '=', entry.user_id)
    .where('id', '=', entry.id)
    .where('state', '=', 'done')
    .where('texts_mark', '=', markOf(vault, entry))
    .execute();
}

/**
 * Writes the feedback, the counts and the mistakes of one revision together. False when that revision is no longer the pending one:
 * another answer came first, or the text was replaced meanwhile.
 */
export async function storeFeedback(
  db: Db,
  vault: UserVault,
  key: EntryKey & { readonly revision: number },
  { feedback, counts, mistakes }: Correction,
  created_ms: number,
): Promise<boolean> {
  const { user_id, id, revision } = key;
  const sealed = sealFeedback(vault, id, feedback);
  return inTransaction(db, async (trx) => {
    const done = await trx
      .updateTable('entry')
      .set({ state: 'done', ...counts })
      .where('user_id', '=', user_id)
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (done.numUpdatedRows !== 1n) return false;
    await trx
      .insertInto('feedback')
      .values({ user_id, entry_id: id, created_ms, ...sealed })
      .execute();
    await insertMistakes(trx, { user_id, entry_id: id }, mistakes);
    return true;
  });
}

export type DoneEntry = { readonly texts: EntryTexts; readonly feedback: Feedback };

/** How many entries of a day were corrected. */
export async function countCorrected(sql: Sql, user_id: string, day: string): Promise<number> {
  const row = await sql
    .selectFrom('entry')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('user_id', '=', user_id)
    .where('day', '=', day)
    .where('state', '=', 'done')
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}

/** Counts `calls` paid calls of a provider for a pending entry; false when that would be more than `most` under its id. */
export async function takePaidCalls(sql: Sql, key: EntryKey, calls: number, most: number): Promise<boolean> {
  const taken = await sql
    .updateTable('entry')
    .set((eb) => ({ num_paid: eb('num_paid', '+', calls) }))
    .where('user_id', '=', key.user_id)
    .where('id', '=', key.id)
    .where('num_paid', '<=', most - calls)
    .returning('num_paid')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Takes one of the counted calls back: it did not come to pass. */
export async function givePaidCallBack(sql: Sql, { user_id, id }: EntryKey): Promise<void> {
  await sql
    .updateTable('entry')
    .set((eb) => ({ num_paid: eb('num_paid', '-', 1) }))
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('num_paid', '>', 0)
    .execute();
}

/** The texts and the feedback of an entry that is done; undefined while it is pending or unknown. */
export async function findDone(
  sql: Sql,
  vault: UserVault,
  user_id: string,
  id: string,
): Promise<DoneEntry | undefined> {
  const row = await sql
    .selectFrom('entry')
    .innerJoin('feedback', (join) =>
      join.onRef('feedback.user_id', '=', 'entry.user_id').onRef('feedback.entry_id', '=', 'entry.id'),
    )
    .selectAll('feedback')
    .select(['inputDay', 'inputWell', 'inputGrateful'])
    .where('entry.user_id', '=', user_id)
    .where('entry.id', '=', id)
    .executeTakeFirst();
  return row && { texts: openTexts(vault, id, row), feedback: openFeedback(vault, id, row) };
}

/** Corrected entries from `fromDay` (YYYY-MM-DD) on, oldest first. */
export async function lastEntries(sql: Sql, user_id: string, fromDay: string): Promise<StoredEntry[]> {
  const rows = await sql
    .selectFrom('entry')
    .select(['date_ms', 'day', 'num_words', 'num_word_diffs', 'mood'])
    .where('user_id', '=', user_id)
    .where('state', '=', 'done')
    .where('day', '>=', fromDay)
    .orderBy('date_ms')
    .orderBy('id')
    .execute();
  return rows.map(({ date_ms, day, num_words, num_word_diffs, mood }) => ({
    date_ms,
    day,
    num_words: num_words ?? 0,
    num_word_diffs: num_word_diffs ?? 0,
    ...(isMood(mood) && { mood }),
  }));
}

export async function countEntries(sql: Sql, user_id: string): Promise<number> {
  const row = await sql
    .selectFrom('entry')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}

/** The days on which something was written, newest first; a pending entry counts. */
export async function daysWritten(sql: Sql, user_id: string): Promise<string[]> {
  const rows = await sql
    .selectFrom('entry')
    .select('day')
    .distinct()
    .where('user_id', '=', user_id)
    .orderBy('day', 'desc')
    .execute();
  return rows.map(({ day }) => day);
}
