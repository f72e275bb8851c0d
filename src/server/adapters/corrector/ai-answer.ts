import { parsePartialJson } from 'ai';
import { z } from 'zod';
import { cleanAnswer, plainText } from '#domain/answer.ts';
import { type EntryTexts, inputOf, PARTS } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';

/** The shape that a language model is asked to answer in. How many mistakes come is looked at later, not here. */
export const aiAnswer = z.object({
  lang: z.string(),
  correctedDay: z.string(),
  correctedWell: z.string(),
  correctedGrateful: z.string(),
  topMistakes: z.array(z.object({ mistake: z.string(), explanation: z.string() })),
});

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The feedback in a model's finished answer; undefined when it cannot be read. */
export function readAnswer(texts: EntryTexts, json: string, checked_by: string): Feedback | undefined {
  const { success, data } = aiAnswer.safeParse(parsed(json));
  return success ? cleanAnswer(texts, { ...data, finishReason: 'STOP', checked_by }) : undefined;
}

export type Corrected = Partial<Pick<Feedback, 'correctedDay' | 'correctedWell' | 'correctedGrateful'>>;

/** The corrected texts in a model's answer so far. A blank part stays blank whatever the model says of it. */
export async function correctedSoFar(texts: EntryTexts, json: string): Promise<Corrected> {
  const { value } = await parsePartialJson(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const found = PARTS.filter((part) => inputOf(texts, part).trim() !== '').flatMap((part) => {
    const text = value[`corrected${part}`];
    return typeof text === 'string' ? [[`corrected${part}`, plainText(text)] as const] : [];
  });
  return Object.fromEntries(found);
}

/** What is new in `now`, field by field; undefined when nothing is. */
export function newsSince(before: Corrected, now: Corrected): Corrected | undefined {
  const keys = Object.keys(now) as (keyof Corrected)[];
  const news = keys.filter((key) => now[key] !== before[key]);
  return news.length === 0 ? undefined : Object.fromEntries(news.map((key) => [key, now[key]]));
}
