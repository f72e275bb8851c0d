import { type EntryTexts, inputOf, PARTS } from '#domain/entry.ts';
import type { Praise, ReviewCard } from '#domain/review.ts';
import { type LaterEntry, praiseFor, praiseWords } from '#domain/review-praise.ts';
import { openTexts } from '#server/store/entries.ts';
import { openCorrected } from '#server/store/feedback.ts';
import type { ListedEntry } from '#server/store/history.ts';
import { openVault, type UserVault, type VaultKey } from '#server/vault/vault.ts';

/** A card, and the learner's day since which its answer may be praised. */
export type Praisable = { readonly mark: string; readonly since: string; readonly card: ReviewCard };

/** A corrected entry, its words still sealed, and the marks of the changes that it needed. */
export type MarkedEntry = { readonly entry: ListedEntry; readonly marks: readonly string[] };

type Input = {
  readonly vault: VaultKey;
  /** Oldest first. */
  readonly entries: readonly MarkedEntry[];
  readonly cards: readonly Praisable[];
};

/** For each card the newest of these entries in which its learner wrote it right unaided, if there is one; by its mark. */
export function findPraise({ vault, entries, cards }: Input): ReadonlyMap<string, Praise> {
  const opened = openVault(vault);
  const read = entries.map(({ entry, marks }) => ({ ...openLater(opened, entry), marks: new Set(marks) }));
  const found = cards.flatMap(({ mark, since, card }) => {
    const later = read.filter(({ day, marks }) => day > since && !marks.has(mark));
    const praise = praiseFor(card, later);
    return praise ? [[mark, praise] as const] : [];
  });
  return new Map(found);
}

function openLater(vault: UserVault, { id, day, lang, sealed }: ListedEntry): LaterEntry {
  const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => praiseWords(text, lang));
  return {
    ...{ entry_id: id, day },
    written: wordsOf(written(openTexts(vault, id, sealed))),
    corrected: wordsOf(openCorrected(vault, id, sealed)),
  };
}

const written = (texts: EntryTexts): string[] => PARTS.map((part) => inputOf(texts, part));
