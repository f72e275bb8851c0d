import { addDays } from '#domain/day.ts';
import type { Praise } from '#domain/review.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Praisable } from '#server/review/find-praise.ts';
import type { SittingCard } from '#server/review/sitting.ts';
import { listHistory, type Place } from '#server/store/history.ts';
import { mistakesIn } from '#server/store/mistakes.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** How far back entries are looked through for what was got right since, and how many of them. */
const DAYS = 30;
const BATCH = 20;
const MAX_ENTRIES = 100;

/** For each card the newest entry, since it was last answered, in which the learner wrote it right unaided; by its mark. */
export async function praiseOf(
  c: SignedInContext,
  vault: UserVault,
  today: string,
  cards: readonly SittingCard[],
): Promise<ReadonlyMap<string, Praise>> {
  const found = new Map<string, Praise>();
  let wanted = praisable(cards, addDays(today, -DAYS));
  let after: Place | undefined;
  for (let seen = 0; seen < MAX_ENTRIES && wanted.length > 0; seen += BATCH) {
    const { entries, last } = await laterEntries(c, after, oldest(wanted));
    const praises = await c.tasks.run(c.user.user_id, 'findPraise', { vault: vault.portable, entries, cards: wanted });
    for (const [mark, praise] of praises) found.set(mark, praise);
    wanted = wanted.filter(({ mark }) => !found.has(mark));
    if (!last) break;
    after = last;
  }
  return found;
}

const praisable = (cards: readonly SittingCard[], first: string): Praisable[] =>
  cards.flatMap(({ last_day, ...card }) =>
    last_day === undefined ? [] : [{ mark: card.card, since: last_day > first ? last_day : first, card }],
  );

const oldest = (wanted: readonly Praisable[]): string =>
  wanted.reduce((first, { since }) => (since < first ? since : first), '9999-12-31');

/**
 * The next corrected entries before a place, oldest first, with the marks of their changes; none of `day` or before. `last`:
 * where to go on, undefined at that day.
 */
async function laterEntries(c: SignedInContext, after: Place | undefined, day: string) {
  const { user_id } = c.user;
  const page = { filter: {}, after, limit: BATCH, withCorrected: true };
  const later = (await listHistory(c.db.kysely, user_id, page)).filter((entry) => entry.day > day);
  const done = later.filter(({ state }) => state === 'done');
  const mistakes = await mistakesIn(
    c.db.kysely,
    user_id,
    done.map(({ id }) => id),
  );
  const marksIn = (id: string) => mistakes.filter(({ entry_id }) => entry_id === id).map((m) => m.change_mark);
  const entries = done.map((entry) => ({ entry, marks: marksIn(entry.id) })).reverse();
  return { entries, last: later.length === BATCH ? later.at(-1) : undefined };
}
