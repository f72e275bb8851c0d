import type { Contract } from '#contract';
import type { SignedInContext } from '#server/context.ts';
import { answer, storedAnswer } from '#server/correction/answers.ts';
import { correctEntry } from '#server/correction/correct-entry.ts';
import { checkDailyLimit } from '#server/correction/daily-limit.ts';
import { allowPaidCalls } from '#server/store/correction-limits.ts';
import { replaceFeedback, storeFeedback } from '#server/store/entries.ts';
import type { StoredWhole } from '#server/store/entry-page.ts';
import type { UserVault } from '#server/vault/vault.ts';

const BASIC = 'basic';

/** Whether an entry is worth another look: it was never checked, or by the rules alone where somebody else could. */
export function mayCheckAgain({ config }: SignedInContext, { state, feedback }: StoredWhole): boolean {
  if (state === 'pending') return true;
  return feedback?.checked_by === BASIC && config.CORRECTOR.some((name) => name !== BASIC);
}

type How = {
  /** The learner's day, on which it counts. */
  readonly today: string;
  readonly withBasic: boolean;
};

/**
 * Has a stored entry checked again and puts what comes of it in the place of what was there; without anything better, that
 * stays. The wish allows new paid calls, once a day (docs/decisions/0019).
 */
export async function checkAgain(
  c: SignedInContext,
  vault: UserVault,
  entry: StoredWhole,
  { today, withBasic }: How,
): Promise<Contract['checkEntryAgain']['output']> {
  const { id, texts, revision, day } = entry;
  const isFirst = entry.state === 'pending';
  if (!mayCheckAgain(c, entry) || (withBasic && !isFirst)) return storedAnswer(c, vault, id);
  await checkDailyLimit(c, today);
  const key = { user_id: c.user.user_id, id, revision };
  if (!withBasic) await allowPaidCalls(c.db.kysely, key, today);
  const corrected = await correctEntry(c, vault, { id, texts, today, withBasic });
  if (!corrected.isGood) return answer(texts, corrected.feedback, day);
  const correction = { ...corrected.correction, on_day: today };
  // The rules' second opinion is their first.
  if (!isFirst && correction.feedback.checked_by === BASIC) return storedAnswer(c, vault, id);
  const store = isFirst ? storeFeedback : replaceFeedback;
  const stored = await store(c.db, vault, key, correction, c.now_ms);
  return stored ? answer(texts, correction.feedback, day) : storedAnswer(c, vault, id);
}
