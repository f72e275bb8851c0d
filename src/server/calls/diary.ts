import type { Contract } from '#contract';
import type { Edit } from '#domain/edits.ts';
import { type EntryTexts, inputOf, isBlank, PARTS } from '#domain/entry.ts';
import { CallError } from '#domain/errors.ts';
import { type Feedback, noFeedback } from '#domain/feedback.ts';
import { MOOD_UNSET } from '#domain/mood.ts';
import { countWordDiffs, countWords, WORD_COUNT_VERSION } from '#domain/words.ts';
import { learnersZone, todayOf } from '#server/calls/today.ts';
import type { SignedInContext } from '#server/context.ts';
import { runCorrector } from '#server/correction/run-corrector.ts';
import { teach } from '#server/correction/teach.ts';
import { findKey, findProfile } from '#server/store/accounts.ts';
import { deleteDismissal, insertDismissal, listDismissals } from '#server/store/dismissals.ts';
import {
  countCorrected,
  findDone,
  type NewEntry,
  savePending,
  setMoodOfDone,
  storeFeedback,
  type WordCounts,
} from '#server/store/entries.ts';
import { marksOf } from '#server/store/mistakes.ts';
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

  const profile = await findProfile(c.db.kysely, c.user.user_id);
  const vault = await vaultOf(c);
  const entry = await entryOf(c, input);
  const key = { user_id: c.user.user_id, id: entry.id };
  const revision = await savePending(c.db.kysely, vault, entry);
  if (revision === undefined) {
    await setMoodOfDone(c.db.kysely, vault, entry);
    return storedAnswer(c, vault, entry.id);
  }
  await checkDailyLimit(c, entry.day);

  const lang_native = profile?.lang_native;
  const dismissed = await listDismissals(c.db.kysely, vault, key.user_id);
  const request = { ...texts, lang_native, lang: profile?.lang_written ?? undefined, dismissed };
  const raw = await runCorrector(c, key, request, input.check_with === 'basic');
  if (raw?.finishReason !== 'STOP') return answer(texts, raw);
  const feedback = await teach(c, vault, texts, raw, { lang_native, dismissed });
  const mistakes = (feedback.edits ?? []).map((edit) => mistakeOf(vault, edit, feedback.lang));
  const correction = { feedback, counts: countsOf(texts, feedback), mistakes };
  const stored = await storeFeedback(c.db, vault, { ...key, revision }, correction, c.now_ms);
  return stored ? answer(texts, feedback) : storedAnswer(c, vault, entry.id);
}

const mistakeOf = (vault: UserVault, edit: Edit, lang: string | undefined) => ({
  kind: edit.kind,
  lang: lang ?? null,
  ...marksOf(vault, edit),
});

/** The entry is saved by now; what is refused is its correction. */
async function checkDailyLimit(c: SignedInContext, day: string): Promise<void> {
  const most = c.config.CORRECTIONS_PER_DAY;
  if ((await countCorrected(c.db.kysely, c.user.user_id, day)) < most) return;
  const what = most === 1 ? 'the one correction' : `all ${most} corrections`;
  throw new CallError('RESOURCE_EXHAUSTED', `You have had ${what} of today. Your words are kept; ask again tomorrow.`, {
    reason: 'daily-limit',
  });
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

export async function dismissEdit(input: Contract['dismissEdit']['input'], c: SignedInContext) {
  await insertDismissal(c.db.kysely, await vaultOf(c), c.user.user_id, input, c.now_ms);
  return {};
}

export async function restoreEdit(input: Contract['restoreEdit']['input'], c: SignedInContext) {
  await deleteDismissal(c.db.kysely, await vaultOf(c), c.user.user_id, input);
  return {};
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
