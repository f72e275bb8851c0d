import { type EntryTexts, inputOf, PARTS, type StoredEntry } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';
import { isMood, type Mood } from '#domain/mood.ts';
import type { WrittenDay } from '#domain/streak.ts';
import { countCorrection } from '#server/store/correction-limits.ts';
import { type Db, inTransaction, type Sql } from '#server/store/db.ts';
import type { EntryKey } from '#server/store/entry-key.ts';
import { openFeedback, sealFeedback } from '#server/store/feedback.ts';
import { keptQuery } from '#server/store/kept-query.ts';
import { deleteMistakes, insertMistakes, MISTAKES_VERSION, type NewMistake } from '#server/store/mistakes.ts';
import { makeCards } from '#server/store/review.ts';
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

export type Saved = Pick<NewEntry, 'day'> & { readonly revision: number };

/** All that a correction leaves behind. */
export type Correction = {
  readonly feedback: Feedback;
  readonly counts: WordCounts;
  readonly mistakes: readonly NewMistake[];
  /** The learner's day whose limit it counts on; undefined: on none, as what was corrected elsewhere. */
  readonly on_day?: string | undefined;
};

/** Counts of one corrected entry and the version of the way they were counted. */
export type WordCounts = {
  readonly num_words: number;
  readonly num_word_diffs: number;
  readonly word_count_version: number;
};

const place = (id: string, column: string) => `entry/${id}/${column}`;

export function sealTexts(vault: UserVault, id: string, texts: EntryTexts): EntryTexts {
  const sealed = PARTS.map((part) => [`input${part}`, vault.seal(inputOf(texts, part), place(id, `input${part}`))]);
  return Object.fromEntries(sealed) as EntryTexts;
}

export function openTexts(vault: UserVault, id: string, row: EntryTexts): EntryTexts {
  const opened = PARTS.map((part) => [`input${part}`, vault.open(inputOf(row, part), place(id, `input${part}`))]);
  return Object.fromEntries(opened) as EntryTexts;
}

export const markOf = (vault: UserVault, texts: EntryTexts): string =>
  vault.fingerprint(JSON.stringify(PARTS.map((part) => inputOf(texts, part))));

/**
 * Saves an entry as pending, or replaces the texts and mood of the pending one with the same id; its day stays. Answers that
 * day and the revision, which another text raises and the same text leaves, so that whoever asks twice at once gets one
 * feedback. Undefined when the entry is done already, or deleted, and was left as it is.
 */
export async function savePending(sql: Sql, vault: UserVault, entry: NewEntry): Promise<Saved | undefined> {
  const { user_id, id, date_ms, day, time_zone } = entry;
  const texts_mark = markOf(vault, entry);
  const content = { ...sealTexts(vault, id, entry), mood: entry.mood ?? null, texts_mark };
  return sql
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
        .where('entry.state', '=', 'pending')
        .where('entry.deleted_ms', 'is', null),
    )
    .returning(['revision', 'day'])
    .executeTakeFirst();
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
    .where('deleted_ms', 'is', null)
    .execute();
}

/**
 * Writes the feedback, the counts and the mistakes of one revision together. False when that revision is no longer the pending one:
 * another answer came first, the text was replaced meanwhile, or the entry was deleted.
 */
export async function storeFeedback(
  db: Db,
  vault: UserVault,
  key: EntryKey & { readonly revision: number },
  correction: Correction,
  created_ms: number,
): Promise<boolean> {
  const { user_id, id, revision } = key;
  const write = writerOf(vault, key, correction, created_ms);
  return inTransaction(db, async (trx) => {
    const done = await trx
      .updateTable('entry')
      .set({ state: 'done', ...correction.counts })
      .where('user_id', '=', user_id)
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .where('revision', '=', revision)
      .where('deleted_ms', 'is', null)
      .returning(['day', 'date_ms'])
      .executeTakeFirst();
    if (!done) return false;
    await write(trx, done);
    return true;
  });
}

/**
 * Puts a better correction in the place of a done entry's, whole: feedback, counts and mistakes. False when the entry is no
 * longer that revision, which this raises: another answer came first, or it was deleted.
 */
export async function replaceFeedback(
  db: Db,
  vault: UserVault,
  key: EntryKey & { readonly revision: number },
  correction: Correction,
  created_ms: number,
): Promise<boolean> {
  const { user_id, id, revision } = key;
  const write = writerOf(vault, key, correction, created_ms);
  return inTransaction(db, async (trx) => {
    const taken = await trx
      .updateTable('entry')
      .set({ revision: revision + 1, ...correction.counts })
      .where('user_id', '=', user_id)
      .where('id', '=', id)
      .where('state', '=', 'done')
      .where('revision', '=', revision)
      .where('deleted_ms', 'is', null)
      .returning(['day', 'date_ms'])
      .executeTakeFirst();
    if (!taken) return false;
    await trx.deleteFrom('feedback').where('user_id', '=', user_id).where('entry_id', '=', id).execute();
    await deleteMistakes(trx, { user_id, entry_id: id });
    await write(trx, taken);
    return true;
  });
}

/** When an entry was written: the learner's day, and the time in ms. */
type Written = { readonly day: string; readonly date_ms: number };

/** Writes what belongs to a correction beside the entry's own row; sealed once, however often the transaction is tried. */
function writerOf(
  vault: UserVault,
  { user_id, id }: EntryKey,
  { feedback, mistakes, on_day }: Correction,
  created_ms: number,
): (sql: Sql, written: Written) => Promise<void> {
  const row = { user_id, entry_id: id, created_ms, ...sealFeedback(vault, id, feedback) };
  return async (sql, written) => {
    await sql
      .insertInto('feedback')
      .values({ ...row, mistakes_version: MISTAKES_VERSION })
      .execute();
    await storeMistakes(sql, { user_id, entry_id: id, ...written }, mistakes);
    if (on_day !== undefined) await countCorrection(sql, user_id, on_day);
  };
}

type EntryPlace = Pick<Written, 'date_ms'> & { readonly user_id: string; readonly entry_id: string };

/** Stores the mistakes of an entry, and makes their cards. */
export async function storeMistakes(sql: Sql, entry: EntryPlace, mistakes: readonly NewMistake[]): Promise<void> {
  const { user_id, entry_id } = entry;
  await insertMistakes(sql, { user_id, entry_id }, mistakes);
  const cards = mistakes.filter(({ has_card }) => has_card === 1).map(({ change_mark }) => change_mark);
  await makeCards(sql, entry, cards);
}

export type DoneEntry = { readonly day: string; readonly texts: EntryTexts; readonly feedback: Feedback };

/** The texts and the feedback of an entry that is done; undefined while it is pending, deleted or unknown. */
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
    .select(['day', 'inputDay', 'inputWell', 'inputGrateful'])
    .where('entry.user_id', '=', user_id)
    .where('entry.id', '=', id)
    .where('entry.deleted_ms', 'is', null)
    .executeTakeFirst();
  return row && { day: row.day, texts: openTexts(vault, id, row), feedback: openFeedback(vault, id, row) };
}

const entriesSince = keptQuery((sql, { user_id, fromDay }: { readonly user_id: string; readonly fromDay: string }) =>
  sql
    .selectFrom('entry')
    .select(['date_ms', 'day', 'num_words', 'num_word_diffs', 'mood'])
    .where('user_id', '=', user_id)
    .where('state', '=', 'done')
    .where('deleted_ms', 'is', null)
    .where('day', '>=', fromDay)
    .orderBy('date_ms')
    .orderBy('id'),
);

/** Corrected entries from `fromDay` (YYYY-MM-DD) on, oldest first. */
export async function lastEntries(sql: Sql, user_id: string, fromDay: string): Promise<StoredEntry[]> {
  const rows = await entriesSince(sql, { user_id, fromDay });
  return rows.map(({ date_ms, day, num_words, num_word_diffs, mood }) => ({
    date_ms,
    day,
    num_words: num_words ?? 0,
    num_word_diffs: num_word_diffs ?? 0,
    ...(isMood(mood) && { mood }),
  }));
}

/** When a corrected entry was written, and how many words it has. */
export type CountedEntry = Written & { readonly id: string; readonly num_words: number };

/** Corrected entries from `fromDay` (YYYY-MM-DD) on, newest first. */
export async function countedEntries(
  sql: Sql,
  user_id: string,
  fromDay: string,
  most: number,
): Promise<CountedEntry[]> {
  const rows = await sql
    .selectFrom('entry')
    .select(['id', 'day', 'date_ms', 'num_words'])
    .where('user_id', '=', user_id)
    .where('state', '=', 'done')
    .where('deleted_ms', 'is', null)
    .where('day', '>=', fromDay)
    .orderBy('day', 'desc')
    .orderBy('date_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ num_words, ...row }) => ({ ...row, num_words: num_words ?? 0 }));
}

export async function countEntries(sql: Sql, user_id: string): Promise<number> {
  const row = await sql
    .selectFrom('entry')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('user_id', '=', user_id)
    .where('deleted_ms', 'is', null)
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}

const daysOf = keptQuery((sql, { user_id }: { readonly user_id: string }) =>
  sql
    .selectFrom('entry')
    .select((eb) => ['day', 'time_zone', eb.fn.min('date_ms').as('first_ms')])
    .where('user_id', '=', user_id)
    .where('deleted_ms', 'is', null)
    .groupBy(['day', 'time_zone']),
);

/** The days on which something was written, with the zone and the first moment of each; a pending entry counts. */
export async function daysWritten(sql: Sql, user_id: string): Promise<WrittenDay[]> {
  const rows = await daysOf(sql, { user_id });
  return rows.map(({ day, time_zone, first_ms }) => ({ day, time_zone, date_ms: Number(first_ms) }));
}
