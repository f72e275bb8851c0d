import { changeKey } from '#domain/change.ts';
import type { Edit, EditKind } from '#domain/edits.ts';
import { type EntryTexts, inputOf, PARTS, type Part } from '#domain/entry.ts';
import { changedSentences, type SentencePair } from '#domain/export-sentences.ts';
import { isUnbroken } from '#domain/export-unbroken.ts';
import type { Feedback } from '#domain/feedback.ts';
import { type CardFace, contextAfter, contextBefore, faceOf, tellsAnswer } from '#domain/review-card.ts';

/** An entry that was corrected. */
export type CorrectedEntry = EntryTexts & {
  readonly feedback: Pick<Feedback, `corrected${Part}` | 'edits' | 'lang'>;
};

/** One change that an entry needed, however often it occurs there. */
export type EntryMistake = {
  readonly kind: EditKind;
  readonly original: string;
  readonly replacement: string;
  readonly explanation: string;
  /** How often it occurs in the entry. */
  readonly num: number;
  /** The learner's own sentence around its last occurrence; empty where no sentence can be told. */
  readonly sentence: string;
  /** What a review card shows of it; undefined where it makes no card. */
  readonly face: CardFace | undefined;
};

/** Mistakes of one entry that are remembered beyond it: more than fit into a text that anyone could learn from. */
export const MAX_ENTRY_MISTAKES = 200;
/** Occurrences of a change that are tried until one makes a card that does not give its answer away. */
const MAX_TRIED = 5;

/** A change where it occurs: in its sentence, at this index of the sentence's changes. */
type Place = { readonly sentence: SentencePair<Edit>; readonly at: number };
type Occurrence = { readonly edit: Edit; readonly place: Place | undefined };

/** The changes that an entry needed, each once, in the order of their first occurrence; at most MAX_ENTRY_MISTAKES. */
export function mistakesOf(entry: CorrectedEntry): EntryMistake[] {
  const groups = new Map<string, Occurrence[]>();
  for (const part of PARTS)
    for (const occurrence of occurrencesIn(entry, part)) {
      const key = `${occurrence.edit.kind}|${changeKey(occurrence.edit)}`;
      const known = groups.get(key);
      if (known) known.push(occurrence);
      else if (groups.size < MAX_ENTRY_MISTAKES) groups.set(key, [occurrence]);
    }
  return [...groups.values()].map(mistakeOf);
}

function occurrencesIn(entry: CorrectedEntry, part: Part): Occurrence[] {
  const { feedback } = entry;
  const edits = (feedback.edits ?? []).filter((edit) => edit.part === part);
  const [original, corrected] = [inputOf(entry, part), feedback[`corrected${part}`]];
  const places = new Map<Edit, Place>();
  if (!isUnbroken(original) && !isUnbroken(corrected))
    for (const sentence of changedSentences(original, edits, corrected, feedback.lang))
      for (const [at, edit] of sentence.changes.entries()) places.set(edit, { sentence, at });
  return edits.map((edit) => ({ edit, place: places.get(edit) }));
}

function mistakeOf(occurrences: readonly Occurrence[]): EntryMistake {
  const { kind, original, replacement, explanation } = (occurrences[0] as Occurrence).edit;
  const last = occurrences.at(-1) as Occurrence;
  return {
    ...{ kind, original, replacement, explanation },
    num: occurrences.length,
    sentence: last.place ? sentenceAround(last.place) : '',
    face: bestFace(occurrences),
  };
}

/** Of the last occurrences one that does not give the answer away, else the last that makes a card. */
function bestFace(occurrences: readonly Occurrence[]): CardFace | undefined {
  const faces = occurrences
    .slice(-MAX_TRIED)
    .reverse()
    .flatMap(({ place }) => (place && faceOf(place.sentence, place.at)) ?? []);
  return faces.find((face) => !tellsAnswer(face)) ?? faces[0];
}

const MAX_SENTENCE = 300;

/** The sentence as it was written; of a very long one what is around the change. */
function sentenceAround({ sentence: { original, start, changes }, at }: Place): string {
  const edit = changes[at];
  if (original.length <= MAX_SENTENCE || !edit) return original;
  const [from, to] = [edit.start - start, edit.end - start];
  const shown = original.slice(from, Math.min(to, from + MAX_SENTENCE)).toWellFormed();
  return (
    contextBefore(original.slice(Math.max(0, from - MAX_SENTENCE), from)) +
    shown +
    contextAfter(original.slice(to, to + MAX_SENTENCE))
  );
}
