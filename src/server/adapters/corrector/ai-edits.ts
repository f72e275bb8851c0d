import { z } from 'zod';
import { plainText } from '#domain/answer.ts';
import { EDIT_KINDS } from '#domain/edits.ts';
import { type EntryTexts, inputOf, PARTS, type Part } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';
import { type Corrected, fieldsSoFar, lenientKind, parsed } from '#server/adapters/corrector/ai-answer.ts';
import { feedbackFrom } from '#server/adapters/corrector/told-feedback.ts';

/** The shape of an answer that tells the changes only. */
export const editsAnswer = z.object({
  lang: z.string(),
  edits: z.array(
    z.object({
      part: z.enum(PARTS),
      old: z.string(),
      new: z.string(),
      kind: z.enum(EDIT_KINDS),
      reason: z.string(),
    }),
  ),
});

const readableEdit = z.object({
  part: z.enum(PARTS),
  old: z.string(),
  new: z.string(),
  kind: lenientKind,
  reason: z.string(),
});
const readable = z.object({ lang: z.string(), edits: z.array(readableEdit) });

/** One replacement that a model asks for. */
export type AskedEdit = Pick<z.output<typeof readableEdit>, 'part' | 'old' | 'new'>;

type Place = { readonly start: number; readonly end: number; readonly replacement: string };

/** Letters of scripts that put no spaces between words: in them any place may be the edge of a word. */
const CONTINUOUS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const isWordChar = (char: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(char) && !CONTINUOUS.test(char);

/** Whether a cut between these two characters goes through a word. */
const cutsWord = (before: string | undefined, after: string | undefined): boolean =>
  before !== undefined && after !== undefined && isWordChar(before) && isWordChar(after);

const firstOf = (text: string): string | undefined => [...text.slice(0, 2)][0];
const lastOf = (text: string): string | undefined => [...text.slice(-2)].at(-1);

/** Where these words stand in the text as words of their own. */
function placesOf(text: string, words: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const isCut =
      cutsWord(lastOf(text.slice(0, at)), firstOf(words)) || cutsWord(lastOf(words), firstOf(text.slice(end)));
    if (!isCut) places.push(at);
  }
  return places;
}

/**
 * The text with the edits made; undefined when one does not apply exactly: its old words must stand there once, or as
 * often as there are edits of them, and no two edits may touch the same letters.
 */
export function applyAsked(text: string, edits: readonly Omit<AskedEdit, 'part'>[]): string | undefined {
  const starts = new Map(edits.map(({ old }) => [old, old === '' ? [] : placesOf(text, old)]));
  for (const [old, at] of starts) if (at.length !== edits.filter((edit) => edit.old === old).length) return undefined;
  const places = edits.flatMap((edit) => {
    const start = starts.get(edit.old)?.shift();
    return start === undefined ? [] : [{ start, end: start + edit.old.length, replacement: edit.new }];
  });
  return inPlace(text, places);
}

function inPlace(text: string, places: readonly Place[]): string | undefined {
  let done = '';
  let at = 0;
  for (const { start, end, replacement } of places.toSorted((a, b) => a.start - b.start)) {
    if (start < at) return undefined;
    done += text.slice(at, start) + plainText(replacement);
    at = end;
  }
  return done + text.slice(at);
}

function correctedBy(texts: EntryTexts, part: Part, edits: readonly AskedEdit[]): string | undefined {
  const text = inputOf(texts, part);
  // Whatever a model finds in a part that holds nothing.
  if (text.trim() === '') return text;
  return applyAsked(
    text,
    edits.filter((edit) => edit.part === part),
  );
}

/** The feedback in a finished answer of edits; undefined when it cannot be read or an edit does not apply exactly. */
export function readEdits(texts: EntryTexts, text: string, checked_by: string): Feedback | undefined {
  const { success, data } = readable.safeParse(parsed(text));
  if (!success) return undefined;
  const [correctedDay, correctedWell, correctedGrateful] = PARTS.map((part) => correctedBy(texts, part, data.edits));
  if (correctedDay === undefined || correctedWell === undefined || correctedGrateful === undefined) return undefined;
  const explanations = data.edits
    .filter((edit) => inputOf(texts, edit.part).trim() !== '')
    .map((edit) => ({ wrong: edit.old, right: edit.new, kind: edit.kind, explanation: edit.reason }));
  return feedbackFrom(
    texts,
    { correctedDay, correctedWell, correctedGrateful, lang: data.lang, explanations },
    checked_by,
  );
}

/** The texts as the edits so far leave them. The last edit may have come in half and waits. */
export async function editedSoFar(texts: EntryTexts, text: string): Promise<Corrected> {
  const { edits } = await fieldsSoFar(text);
  const whole = (Array.isArray(edits) ? edits.slice(0, -1) : []).flatMap((edit) => {
    const { success, data } = readableEdit.safeParse(edit);
    return success ? [data] : [];
  });
  const found = PARTS.filter((part) => whole.some((edit) => edit.part === part)).flatMap((part) => {
    const corrected = inputOf(texts, part).trim() === '' ? undefined : correctedBy(texts, part, whole);
    return corrected === undefined ? [] : [[`corrected${part}`, corrected] as const];
  });
  return Object.fromEntries(found);
}
