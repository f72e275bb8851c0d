import type { EntryTexts } from '#domain/entry.ts';
import { strayCheck } from '#domain/rewrite.ts';
import { type Corrected, newsSince } from '#server/adapters/corrector/ai-answer.ts';
import { leaksInstructions } from '#server/adapters/corrector/ai-leak.ts';
import type { AiForm } from '#server/adapters/corrector/ai-stream.ts';

/** So often an eye sees words come as they are written; a model that writes faster is read in larger pieces. */
const TELL_EVERY_MS = 50;
/** And so little is not worth reading a long answer anew. */
const TELL_SHARE = 1 / 40;

export type Teller = {
  /** What of the answer so far is to be told now; undefined: nothing, or not yet. */
  readonly soFar: (said: string) => Promise<Corrected | undefined>;
  /** What is left to be told of an answer that has ended. */
  readonly rest: (said: string) => Promise<Corrected | undefined>;
};

/**
 * Finds what is new in an answer as it grows: the first words at once, then as time passes and the answer grows. A part that
 * strays, or tells what we told the model, is told no more. `now`: a clock in ms that never goes back.
 */
export function createTeller(texts: EntryTexts, form: AiForm, now: () => number): Teller {
  const strayed = {
    correctedDay: strayCheck(texts.inputDay),
    correctedWell: strayCheck(texts.inputWell),
    correctedGrateful: strayCheck(texts.inputGrateful),
  };
  const isSound = ([key, text]: [string, string]) => !strayed[key as keyof Corrected](text) && !leaksInstructions(text);
  let told: Corrected = {};
  let told_ms: number | undefined;
  let read = 0;

  async function rest(said: string): Promise<Corrected | undefined> {
    if (said.length === read) return undefined;
    read = said.length;
    const sound = Object.fromEntries(Object.entries(await form.soFar(texts, said)).filter(isSound));
    const news = newsSince(told, sound);
    told = { ...told, ...sound };
    if (news || told_ms !== undefined) told_ms = now();
    return news;
  }
  const isTooSoon = (said: string): boolean =>
    said.length - read < said.length * TELL_SHARE || (told_ms !== undefined && now() - told_ms < TELL_EVERY_MS);
  return { soFar: async (said) => (isTooSoon(said) ? undefined : rest(said)), rest };
}
