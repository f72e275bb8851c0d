import type { EntryTexts } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';
import { isMood, type Mood } from '#domain/mood.ts';
import type { Sql } from '#server/store/db.ts';
import { openTexts } from '#server/store/entries.ts';
import type { EntryKey } from '#server/store/entry-key.ts';
import { openFeedback } from '#server/store/feedback.ts';
import { entriesOf, INPUTS, type Place } from '#server/store/history.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** A whole entry. */
export type StoredWhole = Place & {
  readonly state: 'pending' | 'done';
  readonly revision: number;
  readonly mood?: Mood | undefined;
  readonly texts: EntryTexts;
  readonly feedback: Feedback | undefined;
};

/** One entry of the learner's with its feedback; undefined when it is deleted or somebody else's or nobody's. */
export async function findEntry(sql: Sql, vault: UserVault, key: EntryKey): Promise<StoredWhole | undefined> {
  const row = await entriesOf(sql, key.user_id)
    .selectAll('feedback')
    .select(['id', 'day', 'date_ms', 'state', 'revision', 'mood', ...INPUTS])
    .where('entry.id', '=', key.id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, day, date_ms, state, revision, mood } = row;
  return {
    ...{ id, day, date_ms, state, revision },
    ...(isMood(mood) && { mood }),
    texts: openTexts(vault, id, row),
    feedback: hasFeedback(row) ? openFeedback(vault, id, row) : undefined,
  };
}

const hasFeedback = <T extends { readonly finishReason: string | null }>(
  row: T,
): row is T & { readonly [K in Exclude<keyof T, 'edits' | 'hints' | 'lang' | 'note' | 'mood'>]: NonNullable<T[K]> } =>
  row.finishReason !== null;

/** The ids of the entries next to a place: the older and the newer one. */
export async function neighboursOf(sql: Sql, user_id: string, { day, date_ms, id }: Place) {
  const next = async (than: '<' | '>') => {
    const order = than === '<' ? 'desc' : 'asc';
    const row = await entriesOf(sql, user_id)
      .select('entry.id')
      .where(({ eb, refTuple, tuple }) => eb(refTuple('day', 'date_ms', 'entry.id'), than, tuple(day, date_ms, id)))
      .orderBy('day', order)
      .orderBy('date_ms', order)
      .orderBy('entry.id', order)
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  };
  return { older_id: await next('<'), newer_id: await next('>') };
}

/** How many entries of one day «on this day» shows. */
const MOST_A_DAY = 3;

/** The entries of some days, newest first, a few of each. */
export async function entriesOn(sql: Sql, vault: UserVault, user_id: string, days: readonly string[]) {
  if (days.length === 0) return [];
  const rows = await entriesOf(sql, user_id)
    .select(['entry.id', 'day', ...INPUTS])
    .where('day', 'in', [...days])
    .orderBy('day', 'desc')
    .orderBy('date_ms', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(days.length * MOST_A_DAY)
    .execute();
  return rows.map(({ id, day, ...texts }) => ({ id, day, texts: openTexts(vault, id, texts) }));
}
