import { isTimeZone } from '#domain/day.ts';
import type { Edit } from '#domain/edits.ts';
import { type EntryTexts, inputOf, isBlank, PARTS } from '#domain/entry.ts';
import type { DiaryEntry } from '#domain/export.ts';
import type { EntryProblem, ImportProblem } from '#domain/export-problem.ts';
import type { Values } from '#domain/message.ts';
import { isMood } from '#domain/mood.ts';

/** What an imported entry is held against. */
export type ImportLimits = { readonly now_ms: number; readonly max_part_chars: number };

type Fields = Readonly<Record<string, unknown>>;
/** A problem but for the number of its entry. */
type Check = (entry: Fields, limits: ImportLimits) => ImportProblem | undefined;
const told = (message: EntryProblem, values?: Values): ImportProblem => ({ message, ...(values && { values }) });

const DAY_MS = 86_400_000;
/** A corrected text is about as long as its original: at most this many times, and some words more. */
const CORRECTED_FACTOR = 2;
const CORRECTED_MORE = 1000;
/** More changes than an entry has words, and than one statement stores. */
const MAX_EDITS = 4000;
const MAX_MISTAKES = 20;
const MAX_SHORT = 1000;
/** Far beyond any entry, and within what a column holds. */
const MAX_COUNT = 1_000_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= MAX_SHORT;
const isOptional = (value: unknown, is: (value: unknown) => boolean): boolean => value === undefined || is(value);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** A date of the calendar, YYYY-MM-DD. */
function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const ms = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value);
}

const checkId: Check = ({ entry_id }) => {
  if (entry_id === undefined) return told('Entry {number} has no {field}.', { field: 'entry_id' });
  if (typeof entry_id === 'string' && UUID.test(entry_id)) return undefined;
  return told('Entry {number} has an entry_id that is no UUID.');
};

const checkWhen: Check = ({ day, date_ms, time_zone }, { now_ms }) => {
  if (day === undefined) return told('Entry {number} has no {field}.', { field: 'day' });
  if (!isDay(day)) return told('Entry {number} has a day that is no date such as 2026-11-21.');
  if (date_ms === undefined) return told('Entry {number} has no {field}.', { field: 'date_ms' });
  if (!isCount(date_ms)) return told('Entry {number} has a date_ms that is no time in ms since 1970.');
  if (Number(date_ms) > now_ms + DAY_MS) return told('Entry {number} is from the future.');
  // Zones reach from -12 to +14 hours, and a day begins some hours after midnight.
  const noon = Date.parse(`${day}T12:00:00Z`);
  if (Math.abs(Number(date_ms) - noon) > 2 * DAY_MS)
    return told('Entry {number} has a day that does not fit its date_ms.');
  if (time_zone === undefined) return told('Entry {number} has no {field}.', { field: 'time_zone' });
  if (isTimeZone(time_zone) && time_zone.length <= 64) return undefined;
  return told('Entry {number} has a time_zone that is not known.');
};

const checkTexts: Check = (entry, { max_part_chars }) => {
  for (const part of PARTS) {
    const field = `input${part}`;
    const text = entry[field];
    if (text === undefined) return told('Entry {number} has no {field}.', { field });
    if (typeof text !== 'string') return told('Entry {number} has an {field} that is no text.', { field });
    if (text.length > max_part_chars)
      return told('Entry {number} has an {field} of more than {count} characters.', { field, count: max_part_chars });
  }
  return isBlank(entry as EntryTexts) ? told('Entry {number} has no words in it.') : undefined;
};

/** Where they are there; the server counts words anew. */
const COUNTS = ['num_words', 'num_word_diffs', 'word_count_version', 'num_tries', 'num_tries_right'] as const;

const checkFacts: Check = (entry) => {
  const { mood, state, num_tries, num_tries_right } = entry;
  if (!isOptional(mood, isMood)) return told('Entry {number} has a mood that is none of 1 to 5.');
  if (state !== 'pending' && state !== 'done')
    return told('Entry {number} has a state that is neither pending nor done.');
  const wrong = COUNTS.find(
    (name) => !isOptional(entry[name], (count) => isCount(count) && Number(count) <= MAX_COUNT),
  );
  if (wrong) return told('Entry {number} has a {field} that is no number of words or tries.', { field: wrong });
  if (Number(num_tries_right ?? 0) <= Number(num_tries ?? 0)) return undefined;
  return told('Entry {number} has more right tries than tries.');
};

const checkFeedback: Check = (entry) => {
  const { state, feedback } = entry;
  if (state === 'pending')
    return feedback === undefined ? undefined : told('Entry {number} has feedback, and is still pending.');
  if (!isRecord(feedback)) return told('Entry {number} has no feedback, and is not pending.');
  for (const part of PARTS) {
    const field = `corrected${part}`;
    const text = feedback[field];
    if (typeof text !== 'string') return told('Entry {number} has feedback without a {field}.', { field });
    const most = CORRECTED_FACTOR * inputOf(entry as EntryTexts, part).length + CORRECTED_MORE;
    if (text.length > most)
      return told('Entry {number} has a {field} that is far longer than its original.', { field });
  }
  if (feedback.finishReason !== 'STOP') return told('Entry {number} has feedback that did not come to its end.');
  if (!isShort(feedback.checked_by))
    return told('Entry {number} has feedback without a {field}.', { field: 'checked_by' });
  if (!isOptional(feedback.lang, (lang) => typeof lang === 'string' && /^[a-z]{2,3}$/.test(lang)))
    return told('Entry {number} has feedback in a lang that is no ISO 639-1 code.');
  if (!isOptional(feedback.note, isShort)) return told('Entry {number} has a note that is no short text.');
  if (!isCount(feedback.created_ms))
    return told('Entry {number} has feedback without a {field}.', { field: 'created_ms' });
  return checkLists(entry, feedback);
};

function checkLists(entry: Fields, { topMistakes, edits, hints }: Fields): ImportProblem | undefined {
  const areMistakes =
    Array.isArray(topMistakes) &&
    topMistakes.length <= MAX_MISTAKES &&
    topMistakes.every((told) => isRecord(told) && isShort(told.mistake) && isShort(told.explanation));
  if (!areMistakes) return told('Entry {number} has feedback whose topMistakes are no list of mistakes.');
  for (const list of [edits, hints])
    if (list !== undefined && !(Array.isArray(list) && list.length <= MAX_EDITS && list.every((e) => fits(entry, e))))
      return told('Entry {number} has a correction that does not fit its text.');
  return undefined;
}

/** Whether an edit speaks of what stands in the entry. The contract's shape knows its kinds. */
function fits(entry: Fields, edit: unknown): boolean {
  if (!isRecord(edit) || !isCount(edit.start) || !isCount(edit.end) || !PARTS.some((part) => part === edit.part))
    return false;
  const { part, start, end, original, replacement, kind, explanation } = edit as Edit;
  const text = inputOf(entry as EntryTexts, part);
  const areTexts = typeof replacement === 'string' && typeof kind === 'string' && isShort(explanation);
  return areTexts && start <= end && end <= text.length && text.slice(start, end) === original;
}

/** NUL and halves of characters have no place in a database. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  return typeof value !== 'object' || value === null || Object.values(value).every(isPlain);
}
const checkPlain: Check = (entry) =>
  isPlain(entry) ? undefined : told('Entry {number} has characters that cannot be stored.');

const CHECKS = [checkId, checkWhen, checkFacts, checkTexts, checkFeedback, checkPlain];

/**
 * What is wrong with an entry that is to be imported, the `number`th of its file; undefined: nothing, and it is a DiaryEntry.
 * The page asks before it sends a file, and the server again, because it trusts no page.
 */
export function entryProblem(value: unknown, limits: ImportLimits, number: number): ImportProblem | undefined {
  const problem = isRecord(value) ? firstProblem(value, limits) : told('Entry {number} is no entry.');
  return problem && { ...problem, values: { ...problem.values, number } };
}

function firstProblem(entry: Fields, limits: ImportLimits): ImportProblem | undefined {
  for (const check of CHECKS) {
    const problem = check(entry, limits);
    if (problem) return problem;
  }
  return undefined;
}

/** Only the fields that this version knows: a later one may write more. */
export function knownFields(entry: DiaryEntry): DiaryEntry {
  const { entry_id, day, date_ms, time_zone, mood, state, inputDay, inputWell, inputGrateful, feedback } = entry;
  const counts = Object.fromEntries(COUNTS.map((name) => [name, entry[name]]));
  return { entry_id, day, date_ms, time_zone, mood, state, inputDay, inputWell, inputGrateful, ...counts, feedback };
}
