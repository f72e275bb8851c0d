import { CallError } from '#domain/errors.ts';
import type { SignedInContext } from '#server/context.ts';
import { countCorrected } from '#server/store/correction-limits.ts';

/** Throws when the learner has had all corrections of their day. The entry is saved by now; what is refused is its correction. */
export async function checkDailyLimit(c: SignedInContext, today: string): Promise<void> {
  const most = c.config.CORRECTIONS_PER_DAY;
  if ((await countCorrected(c.db.kysely, c.user.user_id, today)) < most) return;
  const what = most === 1 ? 'the one correction' : `all ${most} corrections`;
  throw new CallError('RESOURCE_EXHAUSTED', `You have had ${what} of today. Your words are kept; ask again tomorrow.`, {
    reason: 'daily-limit',
  });
}
