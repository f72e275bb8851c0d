import { EDIT_KINDS, type Edit } from '#domain/edits.ts';
import { PARTS, type Part } from '#domain/entry.ts';
import { type Feedback, noFeedback, type TopMistake } from '#domain/feedback.ts';

/** Corrected texts, those that are known. */
export type CorrectedTexts = Partial<Pick<Feedback, `corrected${Part}`>>;

type Shape = Record<string, unknown>;
const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areStrings = (value: Shape, ...names: readonly string[]): boolean =>
  names.every((name) => typeof value[name] === 'string');

const isMistake = (value: unknown): value is TopMistake =>
  isShape(value) && areStrings(value, 'mistake', 'explanation');

const isEdit = (value: unknown): value is Edit =>
  isShape(value) &&
  areStrings(value, 'original', 'replacement', 'explanation') &&
  Number.isInteger(value.start) &&
  Number.isInteger(value.end) &&
  (EDIT_KINDS as readonly unknown[]).includes(value.kind) &&
  (PARTS as readonly unknown[]).includes(value.part);

/**
 * The `text` of a correction as feedback; undefined when it cannot be read. The reason is looked at first: a refusal need
 * not carry texts. Single changes that this page does not know are left out, since a newer server may tell more.
 */
export function parseFeedback(text: string): Feedback | undefined {
  const value = parsed(text);
  if (!isShape(value) || typeof value.finishReason !== 'string') return undefined;
  const checked_by = typeof value.checked_by === 'string' ? value.checked_by : '';
  if (value.finishReason !== 'STOP') return noFeedback(value.finishReason, checked_by);
  if (!areStrings(value, 'correctedDay', 'correctedWell', 'correctedGrateful')) return undefined;
  if (!Array.isArray(value.topMistakes) || !value.topMistakes.every(isMistake)) return undefined;
  return {
    finishReason: 'STOP',
    correctedDay: String(value.correctedDay),
    correctedWell: String(value.correctedWell),
    correctedGrateful: String(value.correctedGrateful),
    topMistakes: value.topMistakes,
    checked_by,
    ...(Array.isArray(value.edits) && { edits: value.edits.filter(isEdit) }),
    ...(Array.isArray(value.hints) && { hints: value.hints.filter(isEdit) }),
    ...(typeof value.lang === 'string' && { lang: value.lang }),
    ...(typeof value.note === 'string' && { note: value.note }),
  };
}

/** The corrected texts in a message on the way to the feedback. */
export function parseTexts(message: unknown): CorrectedTexts {
  const names = ['correctedDay', 'correctedWell', 'correctedGrateful'] as const;
  const texts = names.flatMap((name) =>
    isShape(message) && typeof message[name] === 'string' ? [[name, message[name]]] : [],
  );
  return Object.fromEntries(texts) as CorrectedTexts;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
