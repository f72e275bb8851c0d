import { addDays } from '#domain/day.ts';
import { MAX_NEW_A_DAY, MAX_SITTING, type ReviewCard, roomForNew } from '#domain/review.ts';
import type { SignedInContext } from '#server/context.ts';
import { openWords } from '#server/store/mistakes.ts';
import { dueCards, findFace, isOlderThan, newCards, reviewCounts } from '#server/store/review.ts';
import { createTimeSlice } from '#server/time-slice.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** What was got wrong longer ago than this is no news: no new cards come of it. */
const NEWS_MS = 365 * 24 * 60 * 60 * 1000;

type Marked = { readonly mark: string; readonly reps: number; readonly last_day: string | undefined };

/** What is left of a learner's sitting, card by card without their words. */
export type Sitting = {
  readonly marks: readonly Marked[];
  readonly num_answered: number;
  readonly num_more: number;
  readonly num_tomorrow: number;
  readonly num_suspended: number;
};

/**
 * What is left of the learner's sitting of today: first what is due, then a few changes of earlier days that were never asked.
 * With `more` a whole sitting is left, however many were answered.
 */
export async function sittingOf(c: SignedInContext, today: string, more = false): Promise<Sitting> {
  const [sql, { user_id }] = [c.db.kysely, c.user];
  const { num_new_today, ...counts } = await reviewCounts(sql, user_id, today);
  const num_left = more ? MAX_SITTING : Math.max(0, MAX_SITTING - counts.num_answered);

  const waiting = await dueCards(sql, user_id, addDays(today, 1));
  const dueToday = waiting.filter(({ due_day }) => due_day <= today);
  const due = dueToday.slice(0, num_left);

  const room = roomForNew({ num_due: due.length, num_left, num_new_today });
  const fresh: string[] = [];
  let num_fresh_tomorrow = 0;
  for (const mark of await newCards(sql, user_id, c.now_ms - NEWS_MS)) {
    if (num_fresh_tomorrow === MAX_NEW_A_DAY) break;
    // A correction of today is not asked before tomorrow.
    if (fresh.length < room && (await isOlderThan(sql, { user_id, mark }, today))) fresh.push(mark);
    else num_fresh_tomorrow += 1;
  }
  return {
    marks: [...due, ...fresh.map((mark) => ({ mark, reps: 0, last_day: undefined }))],
    ...counts,
    num_more: Math.max(0, dueToday.length - num_left),
    num_tomorrow: Math.min(MAX_SITTING, waiting.length - Math.min(dueToday.length, num_left) + num_fresh_tomorrow),
  };
}

export type SittingCard = ReviewCard & {
  readonly card: string;
  readonly reps: number;
  /** The learner's day on which it was answered last; undefined: never. */
  readonly last_day: string | undefined;
};

/** The cards of a sitting with their words, each of the newest sentence that makes one. */
export async function cardsOf(c: SignedInContext, vault: UserVault, marks: readonly Marked[]): Promise<SittingCard[]> {
  const giveWay = createTimeSlice();
  const cards: SittingCard[] = [];
  for (const { mark, reps, last_day } of marks) {
    await giveWay();
    const stored = await findFace(c.db.kysely, { user_id: c.user.user_id, mark });
    const { face, explanation = '' } = stored ? openWords(vault, stored) : {};
    if (!stored || !face) continue;
    const { entry_id, day, kind, lang } = stored;
    cards.push({
      entry_id,
      day,
      ...face,
      kind,
      explanation,
      ...(lang !== null && { lang }),
      card: mark,
      reps,
      last_day,
    });
  }
  return cards;
}
