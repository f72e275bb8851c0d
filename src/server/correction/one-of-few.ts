import { authError } from '#domain/auth-codes.ts';
import type { SignedInContext } from '#server/context.ts';
import { freeSlot, keepSlot, type Slot, takeSlot } from '#server/store/correction-slots.ts';
import { inTransaction, type Sql } from '#server/store/db.ts';

/** How many corrections of one learner may be under way: some tabs and a device or two, not a script. */
const MOST_AT_ONCE = 3;
const RETRY_AFTER_S = 5;
/** How long a place is kept for a server that says nothing more, and how often one says that it still corrects. */
const LEASE_MS = 6000;
const RENEW_MS = 2000;
/** How long one waits for a place, longer than a dead server keeps one, and how often it is looked for. */
const WAIT_MS = 8000;
const LOOK_MS = 500;

type Write = (sql: Sql) => Promise<void>;

/** What a correction holds while it is under way: its place among the few, and what else it took and did not use. */
export type Held = { readonly add: (giveBack: Write) => void };

/**
 * Does the work while fewer than a few corrections of this learner are under way on all servers; waits for its turn
 * otherwise, and throws when none comes for 8 s. What is held is given back at once after it, in one write. A server that dies
 * meanwhile keeps the place for seconds, so that whoever asks again only waits.
 */
export async function oneOfFew<T>(c: SignedInContext, work: (held: Held) => Promise<T>): Promise<T> {
  const now = clockFrom(c.now_ms);
  const letGo = renewing(c, await inTurn(c, now), now);
  const owed: Write[] = [];
  try {
    return await work({ add: (giveBack) => void owed.push(giveBack) });
  } finally {
    const kept = await letGo();
    await inTransaction(c.db, async (trx) => {
      for (const give of owed) await give(trx);
      await freeSlot(trx, kept);
    });
  }
}

/** The time as it goes on since a call came, in ms; a call itself knows only when that was. */
function clockFrom(now_ms: number): () => number {
  const began = performance.now();
  return () => Math.round(now_ms + performance.now() - began);
}

/** A place as soon as one is free. */
async function inTurn(c: SignedInContext, now: () => number): Promise<Slot> {
  for (;;) {
    // Whoever has gone takes no place from those who ask.
    c.gone.throwIfAborted();
    c.stopping.throwIfAborted();
    const now_ms = now();
    const terms = { most: MOST_AT_ONCE, now_ms, until_ms: now_ms + LEASE_MS };
    const slot = await takeSlot(c.db.kysely, c.user.user_id, terms);
    if (slot) return slot;
    if (now_ms >= c.now_ms + WAIT_MS) throw authError('auth/too-many-requests', { retry_after_s: RETRY_AFTER_S });
    await new Promise((look) => setTimeout(look, LOOK_MS));
  }
}

/** Keeps a place for as long as the correction takes; what it answers ends that, and tells what is kept. */
function renewing(c: SignedInContext, taken: Slot, now: () => number): () => Promise<Slot> {
  let slot = Promise.resolve(taken);
  const timer = setInterval(() => {
    const until_ms = now() + LEASE_MS;
    // A database that is away for a moment may still have the place after it.
    slot = slot.then((kept) => keepSlot(c.db.kysely, kept, until_ms).catch(() => kept));
  }, RENEW_MS);
  return () => {
    clearInterval(timer);
    return slot;
  };
}
