import { CallError } from '#domain/errors.ts';
import type { Place } from '#server/store/history.ts';

/** Where a page of the history ends, as the page hands it back; what is in it is nobody's business. */
export const cursorOf = ({ day, date_ms, id }: Place): string =>
  Buffer.from(JSON.stringify([day, date_ms, id])).toString('base64url');

/** The place that a cursor names. Throws INVALID_ARGUMENT for anything that `cursorOf` does not make. */
export function placeOf(cursor: string): Place {
  try {
    const [day, date_ms, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (isText(day) && Number.isSafeInteger(date_ms) && isText(id)) return { day, date_ms: Number(date_ms), id };
  } catch {
    // Falls through: it is refused in our own words.
  }
  throw new CallError('INVALID_ARGUMENT', 'cursor: Use a cursor that was answered.', { field: 'cursor' });
}

/** No database takes NUL or half a character. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.isWellFormed() && !value.includes('\u0000');
