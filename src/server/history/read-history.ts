import type { HistoryRow } from '#contract';
import type { SignedInContext } from '#server/context.ts';
import { type HistoryFilter, type ListedEntry, listHistory, type Place } from '#server/store/history.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** How many entries a page of the list has, and how many hits a page of a search. */
const PAGE = 50;
const PAGE_OF_HITS = 25;
/** How many entries are read at a time, and how much one call looks through: entries, and characters of sealed text. */
const BATCH = 50;
const MAX_LOOKED_AT = 1000;
const MAX_SEALED_CHARS = 3_000_000;

type Wanted = {
  readonly filter: HistoryFilter;
  /** The last entry of the page before. */
  readonly after: Place | undefined;
  /** Folded (domain/search.ts); all of them must occur in an entry's own or corrected texts. None: no search. */
  readonly words: readonly string[];
};

/** A page of the history, and the place where to go on, if anywhere. */
type HistoryPage = { readonly rows: readonly HistoryRow[]; readonly next: Place | undefined };

export const readHistory = (c: SignedInContext, vault: UserVault, wanted: Wanted): Promise<HistoryPage> =>
  wanted.words.length > 0 ? search(c, vault, wanted) : onePage(c, vault, wanted);

async function onePage(c: SignedInContext, vault: UserVault, { filter, after }: Wanted): Promise<HistoryPage> {
  const found = await listHistory(c.db.kysely, c.user.user_id, { filter, after, limit: PAGE + 1 });
  const entries = found.slice(0, PAGE);
  const rows = await listed(c, vault, entries, []);
  return { rows: rows.flatMap((row) => row ?? []), next: found.length > PAGE ? entries.at(-1) : undefined };
}

/**
 * The next entries in which the words occur, newest first. The texts are sealed, so they are opened and looked through in a
 * worker thread, a batch at a time. A call ends after a page of hits, or once it has looked at enough.
 */
async function search(c: SignedInContext, vault: UserVault, { filter, after, words }: Wanted): Promise<HistoryPage> {
  const rows: HistoryRow[] = [];
  let place = after;
  let chars = 0;
  for (let seen = 0; seen < MAX_LOOKED_AT && chars < MAX_SEALED_CHARS; seen += BATCH) {
    c.gone.throwIfAborted();
    const page = { filter, after: place, limit: BATCH, withCorrected: true };
    const batch = await listHistory(c.db.kysely, c.user.user_id, page);
    for (const [n, row] of (await listed(c, vault, batch, words)).entries()) {
      place = batch[n];
      chars += charsOf(batch[n]);
      if (row) rows.push(row);
      if (rows.length === PAGE_OF_HITS) return { rows, next: place };
    }
    if (batch.length < BATCH) return { rows, next: undefined };
  }
  return { rows, next: place };
}

const listed = (c: SignedInContext, vault: UserVault, entries: readonly ListedEntry[], words: readonly string[]) =>
  c.tasks.run(c.user.user_id, 'listEntries', { vault: vault.portable, entries, words });

const charsOf = (entry: ListedEntry | undefined): number =>
  Object.values(entry?.sealed ?? {}).reduce((sum, text) => sum + (text?.length ?? 0), 0);
