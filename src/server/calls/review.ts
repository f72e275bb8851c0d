import type { Contract } from '#contract';
import { CallError } from '#domain/errors.ts';
import { learnersZone, todayOf } from '#server/calls/today.ts';
import type { SignedInContext } from '#server/context.ts';
import { learnersVault } from '#server/correction/learners-vault.ts';
import { praiseOf } from '#server/review/praise.ts';
import { cardsOf, type SittingCard, sittingOf } from '#server/review/sitting.ts';
import * as review from '#server/store/review.ts';

type Input<K extends keyof Contract> = Contract[K]['input'];
type Output<K extends keyof Contract> = Promise<Contract[K]['output']>;

export async function countReview({ time_zone }: Input<'countReview'>, c: SignedInContext): Output<'countReview'> {
  const today = todayOf(c, await learnersZone(c, time_zone));
  return { num_due: (await sittingOf(c, today)).marks.length };
}

export async function fetchReview(input: Input<'fetchReview'>, c: SignedInContext): Output<'fetchReview'> {
  const today = todayOf(c, await learnersZone(c, input.time_zone));
  const vault = await learnersVault(c);
  const { marks, ...counts } = await sittingOf(c, today, input.more);
  const cards = await cardsOf(c, vault, marks);
  const praises = await praiseOf(c, vault, today, cards);
  const shown = ({ last_day: _, ...card }: SittingCard) => {
    const praise = praises.get(card.card);
    return { ...card, ...(praise && { praise }) };
  };
  return { ...counts, cards: cards.map(shown) };
}

export async function answerCard(input: Input<'answerCard'>, c: SignedInContext): Output<'answerCard'> {
  const { answer_id, grade, reps } = input;
  const key = await cardKey(c, input.card);
  const today = todayOf(c, await learnersZone(c, input.time_zone));
  const card = await review.findCard(c.db.kysely, key);
  const before = card?.memory;
  const isKnown = card?.answer_id === answer_id || card?.undone_id === answer_id;
  // Another window was quicker: its answer stays.
  if (isKnown || (before?.reps ?? 0) !== reps) return dueDay(before);
  const after = c.scheduler(before, grade, today);
  if (await review.storeAnswer(c.db.kysely, key, { answer_id, before, after })) return dueDay(after);
  return dueDay((await review.findCard(c.db.kysely, key))?.memory);
}

const dueDay = (memory: { readonly due_day: string } | undefined) => (memory ? { due_day: memory.due_day } : {});

export async function undoAnswer({ card, answer_id }: Input<'undoAnswer'>, c: SignedInContext): Output<'undoAnswer'> {
  const key = { user_id: c.user.user_id, mark: card };
  const found = await review.findCard(c.db.kysely, key);
  // Taken back already: this is the same wish again.
  if (found?.undone_id === answer_id) return {};
  if (!found || !(await review.takeBack(c.db.kysely, key, answer_id, found.before))) throw notThere();
  return {};
}

export async function suspendCard({ card }: Input<'suspendCard'>, c: SignedInContext): Output<'suspendCard'> {
  await review.putAway(c.db.kysely, await cardKey(c, card), { suspended_ms: c.now_ms });
  return {};
}

export async function deleteCard({ card }: Input<'deleteCard'>, c: SignedInContext): Output<'deleteCard'> {
  await review.putAway(c.db.kysely, await cardKey(c, card), { deleted_ms: c.now_ms });
  return {};
}

export async function restoreCard({ card }: Input<'restoreCard'>, c: SignedInContext): Output<'restoreCard'> {
  await review.putAway(c.db.kysely, await cardKey(c, card), { suspended_ms: null, deleted_ms: null });
  return {};
}

export async function resumeCards(_: Input<'resumeCards'>, c: SignedInContext): Output<'resumeCards'> {
  return { num_resumed: await review.resumeAll(c.db.kysely, c.user.user_id) };
}

/** The card of this name; another learner's is answered as one that is not there. */
async function cardKey(c: SignedInContext, mark: string): Promise<review.CardKey> {
  const key = { user_id: c.user.user_id, mark };
  if (!(await review.isCard(c.db.kysely, key))) throw notThere();
  return key;
}

const notThere = () => new CallError('NOT_FOUND', 'There is no such card.');
