import { authError } from '#domain/auth-codes.ts';
import type { SignedInContext } from '#server/context.ts';
import { freeSlot, takeSlot } from '#server/store/correction-slots.ts';

/** How many corrections of one learner may be under way: some tabs and a device or two, not a script. */
const MOST_AT_ONCE = 3;
const RETRY_AFTER_S = 5;
/** Longer than the slowest correction, for a server that dies during one. */
const lease_ms = (c: SignedInContext): number => 2 * c.config.AI_TOTAL_MS + 60_000;

/** Does the work while fewer than a few corrections of this learner are under way on all servers; throws otherwise. */
export async function oneOfFew<T>(c: SignedInContext, work: () => Promise<T>): Promise<T> {
  const { kysely } = c.db;
  const terms = { most: MOST_AT_ONCE, now_ms: c.now_ms, until_ms: c.now_ms + lease_ms(c) };
  const slot = await takeSlot(kysely, c.user.user_id, terms);
  if (!slot) throw authError('auth/too-many-requests', { retry_after_s: RETRY_AFTER_S });
  try {
    return await work();
  } finally {
    await freeSlot(kysely, slot);
  }
}
