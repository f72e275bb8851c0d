import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { inputOf, PARTS } from '#domain/entry.ts';
import { hasAll } from '#domain/search.ts';
import type { SignedInContext } from '#server/context.ts';
import { type HistoryFilter, type ListedEntry, listHistory, type Place } from '#server/store/history.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** How many entries are opened at a time; between the batches others have their turn. */
const BATCH = 50;
/** How many hits make a page, and how many entries are looked through for them in one call. */
const PAGE = 25;
const MOST_LOOKED_AT = 1000;

type Search = {
  readonly filter: HistoryFilter;
  readonly after: Place | undefined;
  /** Folded (domain/search.ts); all of them must stand in an entry's own or corrected texts. */
  readonly words: readonly string[];
};

/**
 * The next entries in which the words stand, newest first. The texts lie sealed, so they are opened and looked through a
 * batch at a time: neither the memory nor the event loop feels how many there are. `next`: where to go on, if anywhere.
 */
export async function searchHistory(
  c: SignedInContext,
  vault: UserVault,
  { filter, after, words }: Search,
): Promise<{ readonly entries: readonly ListedEntry[]; readonly next: Place | undefined }> {
  const entries: ListedEntry[] = [];
  let place = after;
  for (let seen = 0; seen < MOST_LOOKED_AT; seen += BATCH) {
    c.gone.throwIfAborted();
    const page = { filter, after: place, limit: BATCH, withCorrected: true };
    const batch = await listHistory(c.db.kysely, vault, c.user.user_id, page);
    for (const entry of batch) {
      place = entry;
      if (hasAll(textsOf(entry), words)) entries.push(entry);
      if (entries.length === PAGE) return { entries, next: place };
    }
    if (batch.length < BATCH) return { entries, next: undefined };
    await yieldToOthers();
  }
  return { entries, next: place };
}

const textsOf = ({ texts, corrected }: ListedEntry): string[] => [
  ...PARTS.map((part) => inputOf(texts, part)),
  ...corrected,
];
