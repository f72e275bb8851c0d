import { parsePartialJson } from 'ai';
import { z } from 'zod';
import { plainText } from '#domain/answer.ts';
import { EDIT_KINDS } from '#domain/edits.ts';
import { type EntryTexts, inputOf, PARTS } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';
import { feedbackFrom } from '#server/adapters/corrector/told-feedback.ts';

/** The shape that a language model is asked to answer in. How many mistakes come is looked at later, not here. */
export const fullAnswer = z.object({
  lang: z.string(),
  correctedDay: z.string(),
  correctedWell: z.string(),
  correctedGrateful: z.string(),
  mistakes: z.array(
    z.object({ wrong: z.string(), right: z.string(), kind: z.enum(EDIT_KINDS), explanation: z.string() }),
  ),
});

/** A kind that is none of ours is no reason to throw the answer away. */
export const lenientKind = z.enum(EDIT_KINDS).optional().catch(undefined);
const readable = fullAnswer.extend({
  mistakes: z.array(z.object({ wrong: z.string(), right: z.string(), kind: lenientKind, explanation: z.string() })),
});

/** What local models put around their JSON: the thoughts before it, a fence, a sentence. From the brace on, so far as it came. */
export function jsonIn(text: string): string {
  const said = text.replace(/^\s*<think>[\s\S]*?(?:<\/think>|$)/, '');
  const start = said.indexOf('{');
  return start < 0 ? '' : said.slice(start);
}

export function parsed(text: string): unknown {
  const json = jsonIn(text);
  for (const candidate of [json, json.slice(0, json.lastIndexOf('}') + 1)])
    try {
      return JSON.parse(candidate);
    } catch {}
  return undefined;
}

/** The feedback in a model's finished answer; undefined when it cannot be read. */
export function readAnswer(texts: EntryTexts, text: string, checked_by: string): Feedback | undefined {
  const { success, data } = readable.safeParse(parsed(text));
  if (!success) return undefined;
  const { mistakes: explanations, ...said } = data;
  return feedbackFrom(texts, { ...said, explanations }, checked_by);
}

export type Corrected = Partial<Pick<Feedback, 'correctedDay' | 'correctedWell' | 'correctedGrateful'>>;

/** The fields of a JSON object that has come in part. */
export async function fieldsSoFar(text: string): Promise<Readonly<Record<string, unknown>>> {
  const { value } = await parsePartialJson(jsonIn(text));
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** The corrected texts in a model's answer so far. A blank part stays blank whatever the model says of it. */
export async function correctedSoFar(texts: EntryTexts, text: string): Promise<Corrected> {
  const fields = await fieldsSoFar(text);
  const found = PARTS.filter((part) => inputOf(texts, part).trim() !== '').flatMap((part) => {
    const corrected = fields[`corrected${part}`];
    return typeof corrected === 'string' ? [[`corrected${part}`, plainText(corrected)] as const] : [];
  });
  return Object.fromEntries(found);
}

/** What is new in `now`, field by field; undefined when nothing is. */
export function newsSince(before: Corrected, now: Corrected): Corrected | undefined {
  const keys = Object.keys(now) as (keyof Corrected)[];
  const news = keys.filter((key) => now[key] !== before[key]);
  return news.length === 0 ? undefined : Object.fromEntries(news.map((key) => [key, now[key]]));
}
