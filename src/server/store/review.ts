import type { Memory } from '#domain/review.ts';
import { CARD_KINDS } from '#domain/review-card.ts';
import type { Sql } from '#server/store/db.ts';
import { deletedOf } from '#server/store/deleted-entries.ts';

/** A learner's card: the mark of a change that they were corrected in. */
export type CardKey = { readonly user_id: string; readonly mark: string };

/** More than anybody answers in weeks. */
const MOST_DUE = 200;
const MOST_NEW = 60;

/** Marks of the learner's that cards can be made of: of entries that are not deleted, and of kinds that can be asked. */
const mistakesOf = (sql: Sql, user_id: string) =>
  sql
    .selectFrom('mistake')
    .where('mistake.user_id', '=', user_id)
    .where('mistake.kind', 'in', CARD_KINDS)
    .where('mistake.entry_id', 'not in', deletedOf(sql, user_id));

/** Cards that come up to a day and are neither set aside nor deleted, those that wait longest first. */
export async function dueCards(sql: Sql, user_id: string, day: string) {
  const rows = await sql
    .selectFrom('review_card')
    .select(['mark', 'due_day', 'last_day', 'reps'])
    .where('user_id', '=', user_id)
    .where('due_day', '<=', day)
    .where('suspended_ms', 'is', null)
    .where('deleted_ms', 'is', null)
    .where(({ exists }) =>
      exists(
        mistakesOf(sql, user_id)
          .select('change_mark')
          .whereRef('mistake.change_mark', '=', sql.dynamic.ref('review_card.mark'))
          .limit(1),
      ),
    )
    .orderBy('due_day')
    .orderBy('mark')
    .limit(MOST_DUE)
    .execute();
  return rows.map(({ due_day, last_day, ...row }) => ({ ...row, due_day: due_day ?? '', last_day: last_day ?? '' }));
}

/** Changes of the days from `fromDay` to `today` that are no cards yet, the newest first, and when each came first in them. */
export async function newMarks(sql: Sql, user_id: string, fromDay: string, today: string) {
  const rows = await sql
    // In this order, which a cross join keeps: few of a long diary's entries are of these days.
    .selectFrom('entry')
    .crossJoin('mistake')
    .whereRef('mistake.user_id', '=', 'entry.user_id')
    .whereRef('mistake.entry_id', '=', 'entry.id')
    .where('mistake.kind', 'in', CARD_KINDS)
    .where('entry.user_id', '=', user_id)
    .where('entry.deleted_ms', 'is', null)
    .select((eb) => ['change_mark as mark', eb.fn.min('day').as('first_day')])
    .where('day', '>=', fromDay)
    .where('day', '<=', today)
    .where('change_mark', 'not in', (eb) =>
      eb
        .selectFrom('review_card')
        .select('mark')
        .where('review_card.user_id', '=', user_id)
        // A row whose only answer was taken back is as new as one that is not there.
        .where((or) =>
          or.or([or('reps', '>', 0), or('suspended_ms', 'is not', null), or('deleted_ms', 'is not', null)]),
        ),
    )
    .groupBy('change_mark')
    .orderBy((eb) => eb.fn.max('date_ms'), 'desc')
    .orderBy('change_mark')
    .limit(MOST_NEW)
    .execute();
  return rows.map(({ mark, first_day }) => ({ mark, first_day: String(first_day) }));
}

/** The entries in which a change was needed, the newest first. */
export async function entriesWith(sql: Sql, { user_id, mark }: CardKey, most: number): Promise<string[]> {
  const rows = await mistakesOf(sql, user_id)
    .innerJoin('entry', (join) =>
      join.onRef('entry.user_id', '=', 'mistake.user_id').onRef('entry.id', '=', 'mistake.entry_id'),
    )
    .select(['entry.id', 'day', 'date_ms'])
    .distinct()
    .where('change_mark', '=', mark)
    .orderBy('day', 'desc')
    .orderBy('date_ms', 'desc')
    .orderBy('entry.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether there is anything that a card of this mark could ask. */
export async function isCard(sql: Sql, { user_id, mark }: CardKey): Promise<boolean> {
  const found = await mistakesOf(sql, user_id)
    .select('change_mark')
    .where('change_mark', '=', mark)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many cards were answered on a day, how many of them for the first time ever, and how many are set aside. */
export async function reviewCounts(sql: Sql, user_id: string, day: string) {
  const row = await sql
    .selectFrom('review_card')
    .select(({ fn }) => [
      fn.countAll().filterWhere('last_day', '=', day).as('answered'),
      fn.countAll().filterWhere('first_day', '=', day).as('new_today'),
      fn
        .countAll()
        .filterWhere((eb) => eb.and([eb('suspended_ms', 'is not', null), eb('deleted_ms', 'is', null)]))
        .as('suspended'),
    ])
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return {
    num_answered: Number(row?.answered ?? 0),
    num_new_today: Number(row?.new_today ?? 0),
    num_suspended: Number(row?.suspended ?? 0),
  };
}

/** What is stored of a card, undefined while there is nothing. */
export async function findCard(sql: Sql, { user_id, mark }: CardKey) {
  const row = await sql
    .selectFrom('review_card')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('mark', '=', mark)
    .executeTakeFirst();
  if (!row) return undefined;
  const { answer_id, undone_id, memory_before } = row;
  return { answer_id, undone_id, memory: memoryOf(row), before: JSON.parse(memory_before ?? 'null') as Memory | null };
}

type MemoryRow = { readonly [K in keyof Memory]: Memory[K] | null };

/** What is remembered; undefined of a card that was never answered. */
function memoryOf(row: MemoryRow): Memory | undefined {
  const { due_day, last_day, stability, difficulty, reps, lapses } = row;
  if (due_day === null || last_day === null || stability === null || difficulty === null) return undefined;
  return { due_day, last_day, stability, difficulty, reps: reps ?? 0, lapses: lapses ?? 0 };
}

type Answer = { readonly answer_id: string; readonly before: Memory | undefined; readonly after: Memory };

/** Keeps an answer. False when the card is no longer what it was before: it was answered elsewhere. */
export async function storeAnswer(sql: Sql, key: CardKey, { answer_id, before, after }: Answer): Promise<boolean> {
  const answered = { ...after, answer_id, undone_id: null, memory_before: before ? JSON.stringify(before) : null };
  const stored = await sql
    .insertInto('review_card')
    .values({ ...key, ...answered, first_day: after.last_day })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'mark'])
        .doUpdateSet((eb) => ({
          ...answered,
          first_day: eb.fn.coalesce('review_card.first_day', eb.val(after.last_day)),
        }))
        .where('review_card.reps', '=', before?.reps ?? 0),
    )
    .returning('mark')
    .executeTakeFirst();
  return stored !== undefined;
}

const NEW = { due_day: null, last_day: null, stability: null, difficulty: null, reps: 0, lapses: 0, first_day: null };

/** Takes an answer back while it is the last one; false when it is not. */
export async function takeBack(
  sql: Sql,
  { user_id, mark }: CardKey,
  answer_id: string,
  before: Memory | null,
): Promise<boolean> {
  const taken = await sql
    .updateTable('review_card')
    .set({ ...(before ?? NEW), answer_id: null, undone_id: answer_id, memory_before: null })
    .where('user_id', '=', user_id)
    .where('mark', '=', mark)
    .where('answer_id', '=', answer_id)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Since when a card is set aside or deleted; null: it is not. */
type Away = { readonly suspended_ms: number | null; readonly deleted_ms: number | null };

export async function putAway(sql: Sql, key: CardKey, away: Partial<Away>): Promise<void> {
  await sql
    .insertInto('review_card')
    .values({ ...key, reps: 0, lapses: 0, ...away })
    .onConflict((conflict) => conflict.columns(['user_id', 'mark']).doUpdateSet(away))
    .execute();
}

/** Brings back all that is set aside; answers how many. */
export async function resumeAll(sql: Sql, user_id: string): Promise<number> {
  const resumed = await sql
    .updateTable('review_card')
    .set({ suspended_ms: null })
    .where('user_id', '=', user_id)
    .where('suspended_ms', 'is not', null)
    .where('deleted_ms', 'is', null)
    .executeTakeFirst();
  return Number(resumed.numUpdatedRows);
}
