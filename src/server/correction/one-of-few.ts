import { authError } from '#domain/auth-codes.ts';
import type { SignedInContext } from '#server/context.ts';
import { freeSlot, takeSlot } from '#server/store/correction-slots.ts';
import { inTransaction, type Sql } from '#server/store/db.ts';

/** How many corrections of one learner may be under way: some tabs and a device or two, not a script. */
const MOST_AT_ONCE = 3;
const RETRY_AFTER_S = 5;
/** Longer than the slowest correction, for a server that dies during one. */
const lease_ms = (c: SignedInContext): number => 2 * c.config.AI_TOTAL_MS + 60_000;

type Write = (sql: Sql) => Promise<void>;

/** What a correction holds while it is under way: its place among the few, and what else it took and did not use. */
export type Held = { readonly add: (giveBack: Write) => void };

/**
 * Does the work while fewer than a few corrections of this learner are under way on all servers; throws otherwise. What is
 * held is given back at once after it, in one write: whatever a place outlasts, a server that dies meanwhile keeps it for
 * minutes.
 */
export async function oneOfFew<T>(c: SignedInContext, work: (held: Held) => Promise<T>): Promise<T> {
  const terms = { most: MOST_AT_ONCE, now_ms: c.now_ms, until_ms: c.now_ms + lease_ms(c) };
  const slot = await takeSlot(c.db.kysely, c.user.user_id, terms);
  if (!slot) throw authError('auth/too-many-requests', { retry_after_s: RETRY_AFTER_S });
  const owed: Write[] = [];
  try {
    return await work({ add: (giveBack) => void owed.push(giveBack) });
  } finally {
    await inTransaction(c.db, async (trx) => {
      for (const give of owed) await give(trx);
      await freeSlot(trx, slot);
    });
  }
}
