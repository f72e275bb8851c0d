import { type EntryTexts, inputOf, PARTS, type Part } from '#domain/entry.ts';
import { mistakesOf } from '#domain/entry-mistakes.ts';
import type { Feedback } from '#domain/feedback.ts';
import { countWordDiffs, countWords, WORD_COUNT_VERSION } from '#domain/words.ts';
import type { WordCounts } from '#server/store/entries.ts';
import { type NewMistake, sealMistake } from '#server/store/mistakes.ts';
import { openVault, type VaultKey } from '#server/vault/vault.ts';

/** What is stored with a correction. */
export type Prepared = { readonly counts: WordCounts; readonly mistakes: readonly NewMistake[] };

type Input = {
  readonly vault: VaultKey;
  readonly entry_id: string;
  readonly texts: EntryTexts;
  readonly feedback: Feedback;
};

/** Counts the words of an entry and seals its mistakes, each with what the ledger and the review show of it. */
export function prepareCorrection({ vault, entry_id, texts, feedback }: Input): Prepared {
  const opened = openVault(vault);
  return {
    counts: countsOf(texts, feedback),
    mistakes: mistakesOf({ ...texts, feedback }).map((mistake, position) =>
      sealMistake(opened, { entry_id, position }, mistake, feedback.lang),
    ),
  };
}

/** Words written, and those of them that needed a correction, over the three parts. */
function countsOf(texts: EntryTexts, feedback: Feedback): WordCounts {
  const sum = (count: (part: Part) => number) => PARTS.reduce((total, part) => total + count(part), 0);
  return {
    num_words: sum((part) => countWords(inputOf(texts, part), feedback.lang)),
    num_word_diffs: sum((part) => countWordDiffs(inputOf(texts, part), feedback[`corrected${part}`], feedback.lang)),
    word_count_version: WORD_COUNT_VERSION,
  };
}
