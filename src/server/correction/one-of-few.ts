import { authError } from '#domain/auth-codes.ts';
import type { SignedInContext } from '#server/context.ts';
import { freeSlot, type Slot, takeSlot } from '#server/store/correction-slots.ts';
import { inTransaction, type Sql } from '#server/store/db.ts';

/** How many corrections of one learner may be under way: some tabs and a device or two, not a script. */
const MOST_AT_ONCE = 3;
const RETRY_AFTER_S = 5;
/** Longer than the slowest correction, for a server that dies during one. */
const lease_ms = (c: SignedInContext): number => 2 * c.config.AI_TOTAL_MS + 60_000;

/** Takes a learner's place among the few, on all servers; undefined when there is none. It goes to `oneOfFew` at once. */
export const takePlace = (sql: Sql, c: SignedInContext): Promise<Slot | undefined> =>
  takeSlot(sql, c.user.user_id, { most: MOST_AT_ONCE, now_ms: c.now_ms, until_ms: c.now_ms + lease_ms(c) });

type Write = (sql: Sql) => Promise<void>;

/** What a correction holds while it is under way: its place among the few, and what else it took and did not use. */
export type Held = {
  readonly add: (giveBack: Write) => void;
  /** Gives all of it back; within the transaction that stores what came of the correction it costs no write of its own. */
  readonly giveBack: Write;
};

/**
 * Does the work in a place that was taken for it; throws where there was none. What the work did not give back by itself is
 * given back after it, however it ends; where storing it failed nobody knows what was written, and then it is the place alone,
 * which may be given back twice.
 */
export async function oneOfFew<T>(
  c: SignedInContext,
  slot: Slot | undefined,
  work: (held: Held) => Promise<T>,
): Promise<T> {
  if (!slot) throw authError('auth/too-many-requests', { retry_after_s: RETRY_AFTER_S });
  const owed: Write[] = [];
  let isGiven = false;
  const held: Held = {
    add: (giveBack) => void owed.push(giveBack),
    giveBack: async (sql) => {
      // The place last, as it was taken after the entry was written: two transactions never wait for each other.
      for (const give of owed) await give(sql);
      await freeSlot(sql, slot);
      isGiven = true;
    },
  };
  try {
    const result = await work(held);
    if (!isGiven) await inTransaction(c.db, held.giveBack);
    return result;
  } catch (error) {
    await (isGiven ? freeSlot(c.db.kysely, slot) : inTransaction(c.db, held.giveBack));
    throw error;
  }
}
