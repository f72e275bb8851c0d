import type { Contract } from '#contract';
import { type EntryTexts, inputOf, isBlank, PARTS } from '#domain/entry.ts';
import { CallError } from '#domain/errors.ts';
import { noFeedback } from '#domain/feedback.ts';
import { MOOD_UNSET } from '#domain/mood.ts';
import { fillInDayOf, type LearnersZone, learnersZone, todayOf } from '#server/calls/today.ts';
import type { SignedInContext } from '#server/context.ts';
import { answer, storedAnswer } from '#server/correction/answers.ts';
import { correctEntry } from '#server/correction/correct-entry.ts';
import { learnersVault } from '#server/correction/learners-vault.ts';
import { wasDeleted } from '#server/store/deleted-entries.ts';
import { deleteDismissal, insertDismissal } from '#server/store/dismissals.ts';
import { type NewEntry, savePending, setMoodOfDone, storeFeedback } from '#server/store/entries.ts';

type Input = Contract['callCorrectorDiary']['input'];
type Answer = Contract['callCorrectorDiary']['output'];

/**
 * The walk of one entry: saved as pending under the draft's id, corrected, then stored with its feedback and counts. Asked
 * again under the same id, it goes on where it stopped, or answers what is stored. An entry that was deleted stays deleted.
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

  const vault = await learnersVault(c);
  const zone = await learnersZone(c, input.time_zone);
  const entry = entryOf(c, input, zone);
  const { id } = entry;
  if (input.entry_id && (await wasDeleted(c.db.kysely, c.user.user_id, id))) return answer(NO_TEXTS, undefined);
  const saved = await savePending(c.db.kysely, vault, entry);
  if (!saved) {
    await setMoodOfDone(c.db.kysely, vault, entry);
    return storedAnswer(c, vault, id);
  }
  const { revision, day } = saved;
  // Whichever day it is about, it is a correction of today.
  const today = todayOf(c, zone);
  const corrected = await correctEntry(c, vault, { id, texts, today, withBasic: input.check_with === 'basic' });
  if (!corrected.isGood) return answer(texts, corrected.feedback, day);
  const correction = { ...corrected.correction, on_day: today };
  const key = { user_id: c.user.user_id, id, revision };
  const stored = await storeFeedback(c.db, vault, key, correction, c.now_ms);
  return stored ? answer(texts, correction.feedback, day) : storedAnswer(c, vault, id);
}

/** What a deleted entry says: whoever still has its words sees that they are not these, and asks anew under another id. */
const NO_TEXTS: EntryTexts = { inputDay: '', inputWell: '', inputGrateful: '' };

function entryOf(c: SignedInContext, { for_yesterday, ...input }: Input, zone: LearnersZone): NewEntry {
  return {
    ...input,
    user_id: c.user.user_id,
    id: input.entry_id ?? c.newId(),
    date_ms: c.now_ms,
    day: for_yesterday ? fillInDayOf(c, zone) : todayOf(c, zone),
    time_zone: zone.time_zone,
    mood: input.mood === MOOD_UNSET ? undefined : input.mood,
  };
}

export async function dismissEdit(input: Contract['dismissEdit']['input'], c: SignedInContext) {
  await insertDismissal(c.db.kysely, await learnersVault(c), c.user.user_id, input, c.now_ms);
  return {};
}

export async function restoreEdit(input: Contract['restoreEdit']['input'], c: SignedInContext) {
  await deleteDismissal(c.db.kysely, await learnersVault(c), c.user.user_id, input);
  return {};
}
