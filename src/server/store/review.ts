import type { EditKind } from '#domain/edits.ts';
import type { Memory } from '#domain/review.ts';
import { inChunks, type Sql } from '#server/store/db.ts';
import { dismissedMarks } from '#server/store/dismissals.ts';
import { deletedOf } from '#server/store/entry-key.ts';

/** A learner's card: the mark of a change that they were corrected in. */
export type CardKey = { readonly user_id: string; readonly mark: string };

/** More than anybody answers in weeks. */
const MOST_DUE = 200;
const MOST_NEW = 60;

/** Whose change was needed, and when. */
type Made = { readonly user_id: string; readonly date_ms: number };

/** Makes a card of each change that is none yet; what is remembered of the others stays. */
export async function makeCards(sql: Sql, { user_id, date_ms }: Made, marks: readonly string[]): Promise<void> {
  const rows = [...new Set(marks)].map((mark) => ({
    ...{ user_id, mark, reps: 0, lapses: 0, newest_ms: date_ms },
  }));
  await inChunks(rows, (some) =>
    sql
      .insertInto('review_card')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'mark']).doUpdateSet((eb) => ({
          newest_ms: eb
            .case()
            .when('review_card.newest_ms', '>', eb.ref('excluded.newest_ms'))
            .then(eb.ref('review_card.newest_ms'))
            .else(eb.ref('excluded.newest_ms'))
            .end(),
        })),
      )
      .execute(),
  );
}

/** Mistakes with the face of a card, of entries that are not deleted. */
const faces = (sql: Sql, user_id: string) =>
  sql
    .selectFrom('mistake')
    .where('mistake.user_id', '=', user_id)
    .where('mistake.has_card', '=', 1)
    .where('mistake.entry_id', 'not in', deletedOf(sql, user_id));

/** Cards that can be asked: neither set aside nor deleted nor meant, with an entry that is still there. */
const askable = (sql: Sql, user_id: string) =>
  sql
    .selectFrom('review_card')
    .where('review_card.user_id', '=', user_id)
    .where('suspended_ms', 'is', null)
    .where('deleted_ms', 'is', null)
    .where('mark', 'not in', dismissedMarks(sql, user_id))
    .where(({ exists }) =>
      exists(
        faces(sql, user_id)
          .select('mistake.kind')
          .whereRef('mistake.change_mark', '=', sql.dynamic.ref('review_card.mark')),
      ),
    );

/** Cards that come up to a day, those that wait longest first. */
export async function dueCards(sql: Sql, user_id: string, day: string) {
  const rows = await askable(sql, user_id)
    .select(['mark', 'due_day', 'last_day', 'reps'])
    .where('due_day', '<=', day)
    .orderBy('due_day')
    .orderBy('mark')
    .limit(MOST_DUE)
    .execute();
  return rows.map(({ due_day, last_day, ...row }) => ({ ...row, due_day: due_day ?? '', last_day: last_day ?? '' }));
}

/** Marks of the cards that were never answered and whose change was needed since `since_ms`, the newest first. */
export async function newCards(sql: Sql, user_id: string, since_ms: number): Promise<string[]> {
  const rows = await askable(sql, user_id)
    .select('mark')
    // As a literal, which tells PostgreSQL's planner that the index of new cards holds them.
    .where(({ eb, lit }) => eb('reps', '=', lit(0)))
    .where('newest_ms', '>=', since_ms)
    // Both in the index's direction: sorted otherwise, every card would be looked at.
    .orderBy('newest_ms', 'desc')
    .orderBy('mark', 'desc')
    .limit(MOST_NEW)
    .execute();
  return rows.map(({ mark }) => mark);
}

/** Whether a card has a face of an entry before a day. */
export async function isOlderThan(sql: Sql, { user_id, mark }: CardKey, day: string): Promise<boolean> {
  const found = await faces(sql, user_id)
    .select('mistake.kind')
    .where('mistake.change_mark', '=', mark)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('entry')
          .select('entry.id')
          .where('entry.user_id', '=', user_id)
          .whereRef('entry.id', '=', 'mistake.entry_id')
          .where('entry.day', '<', day),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Where the words of a card's face are: with the newest mistake that has one. */
export type StoredFace = {
  readonly entry_id: string;
  readonly position: number;
  readonly day: string;
  readonly kind: EditKind;
  readonly lang: string | null;
  readonly words: string;
};

/** The face of a card; undefined where its last entry has just been deleted. */
export async function findFace(sql: Sql, { user_id, mark }: CardKey): Promise<StoredFace | undefined> {
  const row = await faces(sql, user_id)
    .innerJoin('entry', (join) =>
      join.onRef('entry.user_id', '=', 'mistake.user_id').onRef('entry.id', '=', 'mistake.entry_id'),
    )
    .select(['entry_id', 'position', 'day', 'kind', 'lang', 'words'])
    .where('change_mark', '=', mark)
    .orderBy('day', 'desc')
    .orderBy('date_ms', 'desc')
    .orderBy('entry_id')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, words: row.words ?? '' };
}

/** Whether the learner has a card of this mark that could be asked or was put away. */
export async function isCard(sql: Sql, { user_id, mark }: CardKey): Promise<boolean> {
  const found = await faces(sql, user_id)
    .select('change_mark')
    .where('change_mark', '=', mark)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many cards were answered on a day, how many of them for the first time ever, and how many are set aside. */
export async function reviewCounts(sql: Sql, user_id: string, day: string) {
  const answered = await sql
    .selectFrom('review_card')
    .select(({ fn }) => [fn.countAll().as('num'), fn.countAll().filterWhere('first_day', '=', day).as('num_new')])
    .where('user_id', '=', user_id)
    .where('last_day', '=', day)
    .executeTakeFirst();
  const suspended = await sql
    .selectFrom('review_card')
    .select(({ fn }) => fn.countAll().as('num'))
    .where('user_id', '=', user_id)
    .where('suspended_ms', 'is not', null)
    .where('deleted_ms', 'is', null)
    .executeTakeFirst();
  return {
    num_answered: Number(answered?.num ?? 0),
    num_new_today: Number(answered?.num_new ?? 0),
    num_suspended: Number(suspended?.num ?? 0),
  };
}

/** What is remembered of a card; undefined where there is none. */
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

/** Removes the cards of these marks whose mistakes are all gone. */
export async function removeLostCards(sql: Sql, user_id: string, marks: readonly string[]): Promise<void> {
  await inChunks(marks, async (some) => {
    const cards = sql.updateTable('review_card').where('user_id', '=', user_id).where('mark', 'in', some);
    // Held first: a correction that makes the same mistake at this moment is seen, or makes its card after this.
    await cards.set((eb) => ({ reps: eb.ref('reps') })).execute();
    const rows = await sql
      .selectFrom('mistake')
      .select('change_mark')
      .distinct()
      .where('user_id', '=', user_id)
      .where('change_mark', 'in', some)
      .execute();
    const kept = new Set(rows.map(({ change_mark }) => change_mark));
    const lost = some.filter((mark) => !kept.has(mark));
    if (lost.length === 0) return;
    await sql.deleteFrom('review_card').where('user_id', '=', user_id).where('mark', 'in', lost).execute();
  });
}
