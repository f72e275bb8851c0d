import { EDITS_INSTRUCTIONS, FULL_INSTRUCTIONS } from '#server/adapters/corrector/ai-prompt.ts';

/** So many words in a row are no accident. */
const RUN = 6;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return Array.from({ length: Math.max(0, words.length - RUN + 1) }, (_, at) => words.slice(at, at + RUN).join(' '));
}

const OURS = new Set([...runsOf(FULL_INSTRUCTIONS), ...runsOf(EDITS_INSTRUCTIONS)]);

/** Whether a text repeats our instructions, as that of a model does which obeys the diary. */
export const leaksInstructions = (text: string): boolean => runsOf(text).some((run) => OURS.has(run));
