import { inputOf, PARTS } from '#domain/entry.ts';
import { countPhrases } from '#domain/recoveries.ts';
import { openTexts } from '#server/store/entries.ts';
import type { ListedEntry } from '#server/store/history.ts';
import { openVault, type VaultKey } from '#server/vault/vault.ts';

type Input = {
  readonly vault: VaultKey;
  readonly entries: readonly ListedEntry[];
  readonly phrases: readonly string[];
};

/** For each entry, how often each of the phrases occurs in what its learner wrote. */
export function countRightUses({ vault, entries, phrases }: Input): number[][] {
  const opened = openVault(vault);
  return entries.map(({ id, sealed }) => {
    const texts = openTexts(opened, id, sealed);
    return countPhrases(PARTS.map((part) => inputOf(texts, part)).join('\n'), phrases);
  });
}
