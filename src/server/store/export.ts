import { inputOf } from '#domain/entry.ts';
import type { DiaryEntry } from '#domain/export.ts';
import { isMood } from '#domain/mood.ts';
import type { Sql } from '#server/store/db.ts';
import { openTexts } from '#server/store/entries.ts';
import { openFeedback, type SealedFeedback } from '#server/store/feedback.ts';
import type { Tables } from '#server/store/schema.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** Rows that are read at once: at the limit of an entry's length they are some MB. */
const PAGE = 10;

/** Where a page ends and the next begins. */
type Place = { readonly day: string; readonly date_ms: number; readonly id: string };

/** An entry with its feedback, its words still sealed. */
export type SealedEntry = Awaited<ReturnType<typeof readPage>>[number];

/** Every entry of a learner with its feedback, oldest first, in pages that are read as they are asked for. */
export async function* sealedEntries(sql: Sql, user_id: string): AsyncGenerator<readonly SealedEntry[]> {
  let after: Place | undefined;
  for (;;) {
    const rows = await readPage(sql, user_id, after);
    if (rows.length > 0) yield rows;
    after = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}

function readPage(sql: Sql, user_id: string, after: Place | undefined) {
  let query = sql
    .selectFrom('entry')
    .leftJoin('feedback', (join) =>
      join.onRef('feedback.user_id', '=', 'entry.user_id').onRef('feedback.entry_id', '=', 'entry.id'),
    )
    .select(['id', 'state', 'day', 'date_ms', 'time_zone', 'mood', 'inputDay', 'inputWell', 'inputGrateful'])
    .select(['num_words', 'num_word_diffs', 'word_count_version', 'num_tries', 'num_tries_right'])
    .select(['finishReason', 'correctedDay', 'correctedWell', 'correctedGrateful', 'topMistakes', 'edits', 'hints'])
    .select(['lang', 'checked_by', 'note', 'created_ms'])
    .where('entry.user_id', '=', user_id)
    .where('deleted_ms', 'is', null);
  if (after) {
    const { day, date_ms, id } = after;
    query = query
      // The first alone is what an index narrows.
      .where('day', '>=', day)
      .where((eb) =>
        eb.or([
          eb('day', '>', day),
          eb('date_ms', '>', date_ms),
          eb.and([eb('date_ms', '=', date_ms), eb('id', '>', id)]),
        ]),
      );
  }
  return query.orderBy('day').orderBy('date_ms').orderBy('id').limit(PAGE).execute();
}

type Fact = 'num_words' | 'num_word_diffs' | 'word_count_version' | 'num_tries' | 'num_tries_right';
const FACTS: readonly Fact[] = ['num_words', 'num_word_diffs', 'word_count_version', 'num_tries', 'num_tries_right'];

/** The entry of a row, with its words. */
export function openEntry(vault: UserVault, row: SealedEntry): DiaryEntry {
  const { id, day, date_ms, time_zone, mood, state } = row;
  const facts = FACTS.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]]));
  const texts = openTexts(vault, id, row);
  return {
    ...{ entry_id: id, day, date_ms, time_zone },
    ...(isMood(mood) && { mood }),
    state,
    ...{ inputDay: inputOf(texts, 'Day'), inputWell: inputOf(texts, 'Well') },
    inputGrateful: inputOf(texts, 'Grateful'),
    ...Object.fromEntries(facts),
    ...(row.finishReason !== null && { feedback: feedbackOf(vault, row) }),
  };
}

/** A row whose feedback is there. */
function feedbackOf(vault: UserVault, row: SealedEntry): DiaryEntry['feedback'] {
  const there = row as SealedEntry & SealedFeedback & Pick<Tables['feedback'], 'created_ms'>;
  return { ...openFeedback(vault, row.id, there), created_ms: there.created_ms };
}
