import { z } from 'zod';
import { type EntryTexts, inputOf, PARTS } from '#domain/entry.ts';
import { fullAnswer } from '#server/adapters/corrector/ai-answer.ts';
import type { AiMode } from '#server/adapters/corrector/ai-corrector.ts';
import type { Price } from '#server/adapters/corrector/ai-cost/prices.ts';
import type { Recorded } from '#server/adapters/corrector/ai-cost/recorded.ts';
import { countTokens } from '#server/adapters/corrector/ai-cost/tokens.ts';
import { applyAsked, editsAnswer } from '#server/adapters/corrector/ai-edits.ts';
import { EDITS_INSTRUCTIONS, entryPrompt, FULL_INSTRUCTIONS } from '#server/adapters/corrector/ai-prompt.ts';

/** Tokens of a question and of its answer. */
export type Tokens = { readonly input: number; readonly output: number };

function correctedIn({ entry, edits }: Recorded, part: (typeof PARTS)[number]): string {
  const own = edits.filter(([of]) => of === part).map(([, old, replacement]) => ({ old, new: replacement }));
  const text = applyAsked(inputOf(entry, part), own);
  if (text === undefined) throw new Error(`A recorded edit of ${part} does not apply.`);
  return text;
}

/** The recorded answer as a model writes it in one mode. */
export function answerIn(mode: AiMode, recorded: Recorded): string {
  const { lang, edits } = recorded;
  if (mode === 'edits')
    return JSON.stringify({
      lang,
      edits: edits.map(([part, old, replacement, kind, reason]) => ({ part, old, new: replacement, kind, reason })),
    });
  const [correctedDay, correctedWell, correctedGrateful] = PARTS.map((part) => correctedIn(recorded, part));
  const mistakes = edits.map(([, wrong, right, kind, explanation]) => ({ wrong, right, kind, explanation }));
  return JSON.stringify({ lang, correctedDay, correctedWell, correctedGrateful, mistakes });
}

const ASKED = {
  full: { instructions: FULL_INSTRUCTIONS, schema: fullAnswer },
  edits: { instructions: EDITS_INSTRUCTIONS, schema: editsAnswer },
} as const;

/** The tokens of one entry. The schema is part of the question. */
export function tokensOf(mode: AiMode, recorded: Recorded): Tokens {
  const { instructions, schema } = ASKED[mode];
  const question = instructions + JSON.stringify(z.toJSONSchema(schema)) + entryPrompt(recorded.entry);
  return { input: countTokens(question), output: countTokens(answerIn(mode, recorded)) };
}

/** The mean over entries. */
export function meanTokens(mode: AiMode, all: readonly Recorded[]): Tokens {
  const each = all.map((recorded) => tokensOf(mode, recorded));
  const mean = (count: (tokens: Tokens) => number) =>
    each.reduce((sum, tokens) => sum + count(tokens), 0) / each.length;
  return { input: mean(({ input }) => input), output: mean(({ output }) => output) };
}

/** USD for a thousand entries. */
export const costOf = ({ input, output }: Tokens, price: Price): number =>
  (1000 * price.tokens * (input * price.input + output * price.output)) / 1_000_000;

/** How long an entry is, in UTF-16 units. */
export const lettersOf = (texts: EntryTexts): number =>
  PARTS.reduce((sum, part) => sum + inputOf(texts, part).length, 0);
