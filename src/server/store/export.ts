import { inputOf } from '#domain/entry.ts';
import type { DiaryEntry } from '#domain/export.ts';
import { isMood } from '#domain/mood.ts';
import type { Sql } from '#server/store/db.ts';
import { openTexts } from '#server/store/entries.ts';
import { openFeedback, type SealedFeedback } from '#server/store/feedback.ts';
import type { Tables } from '#server/store/schema.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** So many rows are in memory at once, whatever the diary's length. */
const PAGE = 100;

/** Where a page ends and the next begins. */
type Place = { readonly day: string; readonly date_ms: number; readonly id: string };

/**
 * Every entry of a learner with its feedback, oldest first, read page by page as they are asked for; those of `fromDay`
 * (YYYY-MM-DD) on where it is given. What is written
 * meanwhile may be among them or not.
 */
export async function* diaryEntries(
  sql: Sql,
  vault: UserVault,
  user_id: string,
  fromDay = '',
): AsyncGenerator<DiaryEntry> {
  let after: Place | undefined;
  for (;;) {
    const rows = await readPage(sql, user_id, fromDay, after);
    for (const row of rows) yield entryOf(vault, row);
    after = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}

type Row = Awaited<ReturnType<typeof readPage>>[number];

function readPage(sql: Sql, user_id: string, fromDay: string, after: Place | undefined) {
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
    .where('day', '>=', fromDay)
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

function entryOf(vault: UserVault, row: Row): DiaryEntry {
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
function feedbackOf(vault: UserVault, row: Row): DiaryEntry['feedback'] {
  const there = row as Row & SealedFeedback & Pick<Tables['feedback'], 'created_ms'>;
  return { ...openFeedback(vault, row.id, there), created_ms: there.created_ms };
}
