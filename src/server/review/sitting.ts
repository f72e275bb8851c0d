import { addDays } from '#domain/day.ts';
import { MAX_NEW_A_DAY, MAX_SITTING, type ReviewCard, roomForNew } from '#domain/review.ts';
import type { SignedInContext } from '#server/context.ts';
import { openDeck } from '#server/review/deck.ts';
import { listDismissals } from '#server/store/dismissals.ts';
import { changeMarkOf } from '#server/store/mistakes.ts';
import { dueCards, newMarks, reviewCounts } from '#server/store/review.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** What was got wrong longer ago than this is no news: no new cards come of it. */
const NEWS_DAYS = 365;

export type SittingCard = ReviewCard & {
  readonly card: string;
  readonly reps: number;
  /** The learner's day on which it was answered last; undefined: never. */
  readonly last_day: string | undefined;
};

export type Sitting = {
  readonly cards: readonly SittingCard[];
  readonly num_answered: number;
  readonly num_more: number;
  readonly num_tomorrow: number;
  readonly num_suspended: number;
};

/**
 * What is left of the learner's sitting of today: first what is due, then a few changes of earlier days that never were
 * cards. With `more` a whole sitting is left, whatever was answered.
 */
export async function sittingOf(c: SignedInContext, vault: UserVault, today: string, more = false): Promise<Sitting> {
  const { user_id } = c.user;
  const meant = await listDismissals(c.db.kysely, vault, user_id);
  const meantMarks = new Set(meant.map((words) => changeMarkOf(vault, words)));
  const isWanted = ({ mark }: { readonly mark: string }) => !meantMarks.has(mark);
  const cardFor = openDeck(c, vault, meant);
  const { num_new_today, ...counts } = await reviewCounts(c.db.kysely, user_id, today);
  const num_left = more ? MAX_SITTING : Math.max(0, MAX_SITTING - counts.num_answered);

  const waiting = (await dueCards(c.db.kysely, user_id, addDays(today, 1))).filter(isWanted);
  const dueToday = waiting.filter(({ due_day }) => due_day <= today);
  const due: SittingCard[] = [];
  for (const { mark, reps, last_day } of dueToday.slice(0, num_left)) {
    const card = await cardFor(mark);
    if (card) due.push({ ...card, card: mark, reps, last_day });
  }

  const room = roomForNew({ num_due: due.length, num_left, num_new_today });
  const fresh: SittingCard[] = [];
  let num_fresh_tomorrow = 0;
  for (const { mark, first_day } of (await newMarks(c.db.kysely, user_id, addDays(today, -NEWS_DAYS), today)).filter(
    isWanted,
  )) {
    if (num_fresh_tomorrow === MAX_NEW_A_DAY) break;
    const card = await cardFor(mark);
    if (!card) continue;
    // What was corrected today is still in the ear.
    if (first_day < today && fresh.length < room) fresh.push({ ...card, card: mark, reps: 0, last_day: undefined });
    else num_fresh_tomorrow += 1;
  }
  return {
    cards: [...due, ...fresh],
    ...counts,
    num_more: Math.max(0, dueToday.length - num_left),
    num_tomorrow: Math.min(MAX_SITTING, waiting.length - Math.min(dueToday.length, num_left) + num_fresh_tomorrow),
  };
}
