import type { Contract } from '#contract';
import { cleanAnswer } from '#domain/answer.ts';
import { type EntryTexts, inputOf, isBlank, PARTS } from '#domain/entry.ts';
import { CallError } from '#domain/errors.ts';
import { type Feedback, noFeedback } from '#domain/feedback.ts';
import { MOOD_UNSET } from '#domain/mood.ts';
import { countWordDiffs, countWords, WORD_COUNT_VERSION } from '#domain/words.ts';
import { learnersZone, todayOf } from '#server/calls/today.ts';
import type { SignedInContext } from '#server/context.ts';
import { findKey, findProfile } from '#server/store/accounts.ts';
import {
  findDone,
  type NewEntry,
  savePending,
  setMoodOfDone,
  storeFeedback,
  type WordCounts,
} from '#server/store/entries.ts';
import type { UserVault } from '#server/vault/vault.ts';

type Input = Contract['callCorrectorDiary']['input'];
type Answer = Contract['callCorrectorDiary']['output'];

/**
 * The walk of one entry: saved as pending under the draft's id, corrected, then stored with its feedback and counts. Asked
 * again under the same id, it goes on where it stopped, or answers what is stored.
 */
export async function callCorrectorDiary(input: Input, c: SignedInContext): Promise<Answer> {
  const texts: EntryTexts = {
    inputDay: input.inputDay,
    inputWell: input.inputWell,
    inputGrateful: input.inputGrateful,
  };
  if (isBlank(texts)) throw new CallError('INVALID_ARGUMENT', 'Write a few words first.');
  if (PARTS.some((part) => inputOf(texts, part).length > c.config.MAX_PART_CHARS))
    return answer(texts, noFeedback('MAX_TOKENS', c.corrector.name));

  const vault = await vaultOf(c);
  const entry = await entryOf(c, input);
  const { id } = entry;
  const revision = await savePending(c.db.kysely, vault, entry);
  if (revision === undefined) {
    await setMoodOfDone(c.db.kysely, vault, entry);
    return storedAnswer(c, vault, id);
  }

  const feedback = await correct(c, texts);
  if (feedback?.finishReason !== 'STOP') return answer(texts, feedback);
  const key = { user_id: c.user.user_id, id, revision };
  const stored = await storeFeedback(c.db, vault, key, feedback, countsOf(texts, feedback), c.now_ms);
  return stored ? answer(texts, feedback) : storedAnswer(c, vault, id);
}

async function vaultOf(c: SignedInContext): Promise<UserVault> {
  const key = await findKey(c.db.kysely, c.user.user_id);
  if (!key) throw new CallError('NOT_FOUND', 'This account does not exist any more.');
  return c.vault.forUser(c.user.user_id, key);
}

async function entryOf(c: SignedInContext, input: Input): Promise<NewEntry> {
  const time_zone = await learnersZone(c, input.time_zone);
  return {
    ...input,
    user_id: c.user.user_id,
    id: input.entry_id ?? c.newId(),
    date_ms: c.now_ms,
    day: todayOf(c, time_zone),
    time_zone,
    mood: input.mood === MOOD_UNSET ? undefined : input.mood,
  };
}

/** The fold of the corrector's stream: partial texts are told on, the last event counts. Undefined: it was unreadable. */
async function correct(c: SignedInContext, texts: EntryTexts): Promise<Feedback | undefined> {
  const lang_native = (await findProfile(c.db.kysely, c.user.user_id))?.lang_native;
  for await (const event of c.corrector.correct({ ...texts, lang_native }, c.stopping)) {
    if (event.type === 'partial') c.tell(event.corrected);
    else if (event.type === 'unreadable') return undefined;
    else return cleanAnswer(texts, event.feedback);
  }
  throw new Error(`The corrector ${c.corrector.name} ended without an answer.`);
}

/** Words written, and those of them that needed a correction, over the three parts. */
function countsOf(texts: EntryTexts, feedback: Feedback): WordCounts {
  const sum = (count: (part: (typeof PARTS)[number]) => number) =>
    PARTS.reduce((total, part) => total + count(part), 0);
  return {
    num_words: sum((part) => countWords(inputOf(texts, part), feedback.lang)),
    num_word_diffs: sum((part) => countWordDiffs(inputOf(texts, part), feedback[`corrected${part}`], feedback.lang)),
    word_count_version: WORD_COUNT_VERSION,
  };
}

async function storedAnswer(c: SignedInContext, vault: UserVault, id: string): Promise<Answer> {
  const done = await findDone(c.db.kysely, vault, c.user.user_id, id);
  if (!done) throw new CallError('ABORTED', 'The entry was changed meanwhile. Ask for feedback again.');
  return answer(done.texts, done.feedback);
}

/** An answer that could not be read is an empty text, which the page reports as feedback that cannot be parsed (spec §8). */
const answer = (texts: EntryTexts, feedback: Feedback | undefined): Answer => ({
  text: feedback ? JSON.stringify(feedback) : '',
  ...texts,
});
