import { changeKey, type WordChange } from '#domain/change.ts';
import type { EditKind } from '#domain/edits.ts';
import type { EntryMistake } from '#domain/entry-mistakes.ts';
import type { CardFace } from '#domain/review-card.ts';
import { inChunks, type Sql } from '#server/store/db.ts';
import { deletedOf } from '#server/store/entry-key.ts';
import type { Tables } from '#server/store/schema.ts';
import { createTimeSlice } from '#server/time-slice.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** The version of how mistakes are found and stored: a later one may have a job store them anew. */
export const MISTAKES_VERSION = 1;

/** A row of the mistake table without its key. */
export type NewMistake = Omit<Tables['mistake'], 'user_id' | 'entry_id' | 'position' | 'num' | 'has_card' | 'words'> & {
  readonly num: number;
  readonly has_card: 0 | 1;
  readonly words: string;
};

/** What the ledger and the review show of a mistake. */
export type MistakeWords = {
  readonly wrong: string;
  readonly right: string;
  readonly sentence: string;
  readonly explanation: string;
  readonly face?: CardFace | undefined;
};

/** Where a mistake is stored, within its learner's. */
export type MistakePlace = { readonly entry_id: string; readonly position: number };
const place = ({ entry_id, position }: MistakePlace) => `mistake/${entry_id}/${position}/words`;

/** What recognises the same change again. */
export const changeMarkOf = (vault: UserVault, change: WordChange): string =>
  vault.fingerprint(`change|${changeKey(change)}`);

/** A mistake as it is stored: marks that recognise it, and its words sealed for their place. */
export function sealMistake(
  vault: UserVault,
  at: MistakePlace,
  mistake: EntryMistake,
  lang: string | undefined,
): NewMistake {
  const { kind, num, original, replacement, explanation, sentence, face } = mistake;
  const words: MistakeWords = { wrong: original, right: replacement, sentence, explanation, face };
  return {
    ...{ kind, num, lang: lang ?? null, has_card: face ? 1 : 0 },
    change_mark: changeMarkOf(vault, mistake),
    lesson_mark: vault.fingerprint(`lesson|${kind}|${explanation || changeKey(mistake)}`),
    words: vault.seal(JSON.stringify(words), place(at)),
  };
}

export const openWords = (vault: UserVault, at: MistakePlace & { readonly words: string }): MistakeWords =>
  JSON.parse(vault.open(at.words, place(at))) as MistakeWords;

type EntryRef = { readonly user_id: string; readonly entry_id: string };

export async function insertMistakes(sql: Sql, key: EntryRef, mistakes: readonly NewMistake[]): Promise<void> {
  const rows = mistakes.map((mistake, position) => ({ ...key, ...mistake, position }));
  await inChunks(rows, (some) => sql.insertInto('mistake').values(some).execute());
}

/** A mistake as far as counting needs it. */
export type CountedMistake = MistakePlace & {
  readonly kind: EditKind;
  readonly change_mark: string;
  readonly num: number;
};

/** The mistakes of some entries, in the order of each entry. */
export const mistakesIn = (sql: Sql, user_id: string, entry_ids: readonly string[]): Promise<CountedMistake[]> =>
  sql
    .selectFrom('mistake')
    .select(['entry_id', 'position', 'kind', 'change_mark', 'num'])
    .where('user_id', '=', user_id)
    // An empty list is no SQL that both engines take.
    .where('entry_id', 'in', entry_ids.length > 0 ? [...entry_ids] : [''])
    .orderBy('entry_id')
    .orderBy('position')
    .execute();

/** The words of a mistake; undefined where the job has not added them yet. */
export async function findWords(
  sql: Sql,
  vault: UserVault,
  user_id: string,
  at: MistakePlace,
): Promise<MistakeWords | undefined> {
  const row = await sql
    .selectFrom('mistake')
    .select('words')
    .where('user_id', '=', user_id)
    .where('entry_id', '=', at.entry_id)
    .where('position', '=', at.position)
    .executeTakeFirst();
  return row?.words ? openWords(vault, { ...at, words: row.words }) : undefined;
}

/** The marks of an entry's changes, each once. */
export async function changeMarksIn(sql: Sql, { user_id, entry_id }: EntryRef): Promise<string[]> {
  const rows = await sql
    .selectFrom('mistake')
    .select('change_mark')
    .distinct()
    .where('user_id', '=', user_id)
    .where('entry_id', '=', entry_id)
    .execute();
  return rows.map(({ change_mark }) => change_mark);
}

export async function deleteMistakes(sql: Sql, { user_id, entry_id }: EntryRef): Promise<void> {
  await sql.deleteFrom('mistake').where('user_id', '=', user_id).where('entry_id', '=', entry_id).execute();
}

/** Of a long entry's mistakes those are looked up that it makes most often; more than so many other entries are not counted. */
const MAX_LOOKED_UP = 60;
const MAX_RECURRENCE = 20;

/**
 * In how many other entries of the learner each of these mistakes, or another of the same lesson, was made, by its change
 * mark. `besides`: the entry that they are in, which may have been checked before.
 */
export async function recurrenceOf(
  sql: Sql,
  user_id: string,
  mistakes: readonly NewMistake[],
  besides: string,
): Promise<ReadonlyMap<string, number>> {
  const others = async (column: 'change_mark' | 'lesson_mark', mark: string): Promise<number> => {
    const rows = await sql
      .selectFrom('mistake')
      .select('entry_id')
      .distinct()
      .where('user_id', '=', user_id)
      .where(column, '=', mark)
      .where('entry_id', '<>', besides)
      .where('entry_id', 'not in', deletedOf(sql, user_id))
      .limit(MAX_RECURRENCE)
      .execute();
    return rows.length;
  };
  const giveWay = createTimeSlice();
  const found = new Map<string, number>();
  for (const { change_mark, lesson_mark } of mistakes.toSorted((a, b) => b.num - a.num).slice(0, MAX_LOOKED_UP)) {
    const counts = [await others('change_mark', change_mark), await others('lesson_mark', lesson_mark)];
    found.set(change_mark, Math.max(...counts));
    await giveWay();
  }
  return found;
}
