import type { HistoryRow } from '#contract';
import { inputOf, PARTS } from '#domain/entry.ts';
import { bestOf, hasAll, snippetOf } from '#domain/search.ts';
import { openTexts } from '#server/store/entries.ts';
import { openCorrected } from '#server/store/feedback.ts';
import type { ListedEntry } from '#server/store/history.ts';
import { openVault, type UserVault, type VaultKey } from '#server/vault/vault.ts';

type Input = {
  readonly vault: VaultKey;
  readonly entries: readonly ListedEntry[];
  /** Folded (domain/search.ts); none: every entry is listed. */
  readonly words: readonly string[];
};

/** The rows of the history for those of the entries in which all words occur; undefined for the others. */
export function listEntries({ vault, entries, words }: Input): (HistoryRow | undefined)[] {
  const opened = openVault(vault);
  return entries.map((entry) => rowOf(opened, entry, words));
}

function rowOf(vault: UserVault, { id, sealed, ...entry }: ListedEntry, words: readonly string[]) {
  const texts = openTexts(vault, id, sealed);
  const own = PARTS.map((part) => inputOf(texts, part)).filter((text) => text.trim() !== '');
  const all = [...own, ...openCorrected(vault, id, sealed)];
  if (words.length > 0 && !hasAll(all, words)) return undefined;
  return { ...entry, entry_id: id, snippet: snippetOf(bestOf(all, words), words) };
}
