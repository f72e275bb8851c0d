import type { Contract } from '#contract';
import { EDIT_KINDS, type EditKind } from '#domain/edits.ts';
import { isMood, type Mood } from '#domain/mood.ts';

/** What of the history is shown. */
export type HistoryFilter = {
  /** The words to look for; '' for none. */
  readonly search: string;
  readonly mood?: Mood | undefined;
  readonly lang?: string | undefined;
  readonly kind?: EditKind | undefined;
};

const FIND = '#find=';

/**
 * The filter that an address holds. The words to look for stand behind the #, which browsers keep to themselves: what is
 * looked for in a diary goes into no log of addresses. `before`: the words that stay when the # is about something else.
 */
export function filterOf(address: { readonly search: string; readonly hash: string }, before = ''): HistoryFilter {
  const query = new URLSearchParams(address.search);
  const mood = Number(query.get('mood'));
  const kind = query.get('kind');
  return {
    search: searchIn(address.hash) ?? before,
    mood: isMood(mood) ? mood : undefined,
    lang: query.get('lang') ?? undefined,
    kind: EDIT_KINDS.find((known) => known === kind),
  };
}

/** The words behind the #; undefined when it is a place on the page. */
function searchIn(hash: string): string | undefined {
  if (hash === '') return '';
  return hash.startsWith(FIND) ? (new URLSearchParams(hash.slice(1)).get('find') ?? '') : undefined;
}

/** The address that holds a filter. */
export function addressOf({ search, mood, lang, kind }: HistoryFilter): { search: string; hash: string } {
  const query = new URLSearchParams();
  if (mood) query.set('mood', String(mood));
  if (lang) query.set('lang', lang);
  if (kind) query.set('kind', kind);
  return { search: query.toString(), hash: search === '' ? '' : `${FIND}${encodeURIComponent(search)}` };
}

/** Whether anything is left out. */
export const isFiltered = ({ search, mood, lang, kind }: HistoryFilter): boolean =>
  search.trim() !== '' || mood !== undefined || lang !== undefined || kind !== undefined;

/** The filter as fetchHistory takes it. */
export const inputOf = ({ search, mood, lang, kind }: HistoryFilter): Contract['fetchHistory']['input'] => ({
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(mood && { mood }),
  ...(lang && { lang }),
  ...(kind && { kind }),
});
