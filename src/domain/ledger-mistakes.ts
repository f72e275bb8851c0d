import type { Edit } from '#domain/edits.ts';
import { type EntryTexts, inputOf, PARTS, type Part } from '#domain/entry.ts';
import { changedSentences } from '#domain/export-sentences.ts';
import type { Feedback } from '#domain/feedback.ts';
import { type LedgerMistake, plainWords } from '#domain/ledger.ts';

/** An entry that was corrected. */
export type CorrectedEntry = EntryTexts & {
  readonly entry_id: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly feedback: Pick<Feedback, `corrected${Part}` | 'edits' | 'lang'>;
};

const plain = (text: string): string => text.normalize('NFC').toLowerCase().trim();

/** The needed corrections of an entry, in its order, each with the learner's own sentence; those they meant are none. */
export function mistakesIn(entry: CorrectedEntry, isMeant: (edit: Edit) => boolean): LedgerMistake[] {
  const { entry_id, day, feedback } = entry;
  return PARTS.flatMap((part) => {
    const edits = (feedback.edits ?? []).filter((edit) => edit.part === part);
    const pairs = changedSentences(inputOf(entry, part), edits, feedback[`corrected${part}`], feedback.lang);
    return edits
      .filter((edit) => !isMeant(edit))
      .map((edit) => ({
        entry_id,
        day,
        kind: edit.kind,
        wrong: edit.original,
        right: edit.replacement,
        sentence: pairs.find(({ changes }) => changes.includes(edit))?.original ?? '',
        change_mark: `${edit.kind}|${plain(edit.original)}|${plain(edit.replacement)}`,
      }));
  });
}

/** The learner's own words of an entry, for `recoveries`. */
export const wordsIn = (entry: EntryTexts): string[] => PARTS.flatMap((part) => plainWords(inputOf(entry, part)));
