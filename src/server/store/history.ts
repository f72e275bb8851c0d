import { EDIT_KINDS, type EditKind } from '#domain/edits.ts';
import type { EntryTexts } from '#domain/entry.ts';
import { isMood, type Mood } from '#domain/mood.ts';
import type { Sql } from '#server/store/db.ts';
import { deletedOf } from '#server/store/entry-key.ts';
import type { SealedCorrected } from '#server/store/feedback.ts';

/** Where an entry stands among the learner's: by its day, then by when it was written. */
export type Place = { readonly day: string; readonly date_ms: number; readonly id: string };

export type HistoryFilter = {
  readonly mood?: Mood | undefined;
  /** The language that was found in it, ISO 639-1. */
  readonly lang?: string | undefined;
  /** A kind of mistake that was corrected in it. */
  readonly kind?: EditKind | undefined;
};

/** An entry as the history lists it, its texts still sealed. */
export type ListedEntry = Place & {
  readonly state: 'pending' | 'done';
  readonly mood?: Mood | undefined;
  readonly num_words?: number | undefined;
  readonly num_word_diffs?: number | undefined;
  readonly lang?: string | undefined;
  readonly checked_by?: string | undefined;
  readonly sealed: EntryTexts & SealedCorrected;
};

type Page = {
  readonly filter: HistoryFilter;
  /** The last entry of the page before. */
  readonly after?: Place | undefined;
  readonly limit: number;
  /** With the corrected texts. */
  readonly withCorrected?: boolean | undefined;
};

export const INPUTS = ['inputDay', 'inputWell', 'inputGrateful'] as const;
const CORRECTED = ['correctedDay', 'correctedWell', 'correctedGrateful'] as const;

/** A learner's entries that are not deleted, each with its feedback where there is one. */
export const entriesOf = (sql: Sql, user_id: string) =>
  sql
    .selectFrom('entry')
    .leftJoin('feedback', (join) =>
      join.onRef('feedback.user_id', '=', 'entry.user_id').onRef('feedback.entry_id', '=', 'entry.id'),
    )
    .where('entry.user_id', '=', user_id)
    .where('entry.deleted_ms', 'is', null);

/** The learner's entries, newest first. */
export async function listHistory(
  sql: Sql,
  user_id: string,
  { filter, after, limit, withCorrected = false }: Page,
): Promise<ListedEntry[]> {
  const { mood, lang, kind } = filter;
  const rows = await entriesOf(sql, user_id)
    .select(['entry.id', 'day', 'date_ms', 'state', 'mood', 'num_words', 'num_word_diffs', ...INPUTS])
    .select(['lang', 'checked_by'])
    .$if(withCorrected, (query) => query.select(CORRECTED))
    .$if(mood !== undefined, (query) => query.where('mood', '=', mood ?? null))
    .$if(lang !== undefined, (query) => query.where('lang', '=', lang ?? null))
    .$if(kind !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('mistake')
            .select('mistake.kind')
            .whereRef('mistake.user_id', '=', 'entry.user_id')
            .whereRef('mistake.entry_id', '=', 'entry.id')
            .where('mistake.kind', '=', kind ?? 'spelling'),
        ),
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('day', 'date_ms', 'entry.id'), '<', tuple(after?.day ?? '', after?.date_ms ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('day', 'desc')
    .orderBy('date_ms', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, day, date_ms, state, inputDay, inputWell, inputGrateful, ...row }) => {
    const { correctedDay, correctedWell, correctedGrateful } = row;
    const own = { inputDay, inputWell, inputGrateful };
    const sealed = { ...own, correctedDay, correctedWell, correctedGrateful };
    return { id, day, date_ms, state, ...listed(row), sealed };
  });
}

type Nullable = {
  readonly mood: number | null;
  readonly num_words: number | null;
  readonly num_word_diffs: number | null;
  readonly lang: string | null;
  readonly checked_by: string | null;
};

/** What a row knows, without what it does not. */
const listed = ({ mood, num_words, num_word_diffs, lang, checked_by }: Nullable) => ({
  ...(isMood(mood) && { mood }),
  ...(num_words !== null && { num_words }),
  ...(num_word_diffs !== null && { num_word_diffs }),
  ...(lang !== null && { lang }),
  ...(checked_by !== null && { checked_by }),
});

/** What there is to filter by: the languages, kinds and moods of the learner's entries, and how many entries there are. */
export async function filtersOf(sql: Sql, user_id: string) {
  const rows = await entriesOf(sql, user_id)
    .select((eb) => ['lang', 'mood', eb.fn.countAll().as('n')])
    .groupBy(['lang', 'mood'])
    .execute();
  const kinds = await sql
    .selectFrom('mistake')
    .select('kind')
    .distinct()
    .where('user_id', '=', user_id)
    .where('entry_id', 'not in', deletedOf(sql, user_id))
    .execute();
  const known = new Set(kinds.map(({ kind }) => kind));
  return {
    num_entries: rows.reduce((sum, { n }) => sum + Number(n), 0),
    langs: [...new Set(rows.flatMap(({ lang }) => lang ?? []))].sort(),
    moods: [...new Set(rows.map(({ mood }) => mood).filter(isMood))].sort(),
    kinds: EDIT_KINDS.filter((kind) => known.has(kind)),
  };
}
