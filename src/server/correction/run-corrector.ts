import { cleanAnswer } from '#domain/answer.ts';
import type { EntryTexts } from '#domain/entry.ts';
import { CallError } from '#domain/errors.ts';
import type { Feedback } from '#domain/feedback.ts';
import { isRewrite } from '#domain/rewrite.ts';
import type { SignedInContext } from '#server/context.ts';
import { isBudgetSpent } from '#server/correction/budget.ts';
import { type Note, noteFor } from '#server/correction/notes.ts';
import type { Held } from '#server/correction/one-of-few.ts';
import type { CorrectionRequest, Corrector } from '#server/ports/corrector.ts';
import { givePaidCallBack, takePaidCalls } from '#server/store/correction-limits.ts';
import type { EntryKey } from '#server/store/entry-key.ts';

/** How many calls that cost money one entry may cause, whatever happens to the answers. */
const MOST_PAID = 2;
/** Correctors whose every call costs the operator money. */
const PAID: readonly string[] = ['gemini', 'openai-compatible', 'anthropic'];

type Run = { readonly feedback: Feedback | undefined; readonly isSpent: boolean };

/** The fold of a corrector's stream: partial texts are told on, the last event counts. No feedback: it was unreadable. */
async function run(
  c: SignedInContext,
  corrector: Corrector,
  request: CorrectionRequest,
  signal: AbortSignal,
): Promise<Run> {
  for await (const event of corrector.correct(request, signal)) {
    if (event.type === 'partial') c.tell(event.corrected);
    else if (event.type === 'unreadable') return { feedback: undefined, isSpent: event.spent === true };
    else return { feedback: cleanAnswer(request, event.feedback), isSpent: event.spent === true };
  }
  throw new Error(`The corrector ${corrector.name} ended without an answer.`);
}

/** Has an entry corrected on this machine, one of a learner at a time: others' entries do not wait for all of them. */
const runHere = (c: SignedInContext, corrector: Corrector, request: CorrectionRequest): Promise<Run> =>
  c.tasks.inTurn(c.user.user_id, () => run(c, corrector, request, stopOf(c)));

/** The basic corrector's answer, and why it was asked. */
export async function runBasic(c: SignedInContext, request: CorrectionRequest, why?: Note) {
  const { feedback } = await runHere(c, c.basic, request);
  if (!feedback || !why) return feedback;
  return { ...feedback, note: [noteFor(why, request.lang_native), feedback.note].filter(Boolean).join(' ') };
}

const stopOf = (c: SignedInContext): AbortSignal => AbortSignal.any([c.stopping, c.gone]);

/**
 * Has an entry corrected by who is configured; undefined when the answer could not be read. A provider that rewrites
 * instead of correcting is asked once more for the fewest changes, within the same deadline; after that, for an entry
 * that has used up its paid calls, and when the day's money is spent, the basic corrector serves and says so.
 */
export async function runCorrector(
  c: SignedInContext,
  key: EntryKey,
  request: CorrectionRequest,
  held: Held,
): Promise<Feedback | undefined> {
  const isPaid = c.config.CORRECTOR.some((name) => PAID.includes(name));
  if (!isPaid) return (await runHere(c, c.corrector, request)).feedback;
  if (await isBudgetSpent(c)) return runBasic(c, request, 'budget');
  // Nothing is paid for whoever has gone while it waited.
  stopOf(c).throwIfAborted();
  const taken = await takeCalls(c, key);
  if (taken === 0) return runBasic(c, request, 'asked-twice');
  const deadline = AbortSignal.timeout(c.config.AI_TOTAL_MS);
  const { feedback, isSpent } = await runPaid(c, key, request, taken);
  if (!isRewritten(request, feedback)) {
    if (!isSpent) held.add((sql) => givePaidCallBack(sql, key));
    return feedback;
  }
  const again = isSpent ? undefined : await askForLess(c, request, deadline);
  return again ?? runBasic(c, request, 'rewrite');
}

/** How many paid calls there are for this answer. The second is taken before it is made, and given back when it was not needed. */
async function takeCalls(c: SignedInContext, key: EntryKey): Promise<number> {
  for (const calls of [MOST_PAID, 1]) if (await takePaidCalls(c.db.kysely, key, calls, MOST_PAID)) return calls;
  return 0;
}

/**
 * A provider's answer, and whether it used all the calls that were taken. One that could not be reached at its first call took
 * no money: the entry keeps them.
 */
async function runPaid(c: SignedInContext, key: EntryKey, request: CorrectionRequest, taken: number): Promise<Run> {
  const hasTwo = taken === MOST_PAID;
  try {
    const answer = await run(c, c.corrector, hasTwo ? request : { ...request, once: true }, stopOf(c));
    return { ...answer, isSpent: answer.isSpent || !hasTwo };
  } catch (error) {
    if (error instanceof CallError && error.status === 'UNAVAILABLE')
      for (let call = 0; call < taken; call += 1) await givePaidCallBack(c.db.kysely, key);
    throw error;
  }
}

/** The second answer, asked for with fewer changes; undefined when it is no better, too late, or fails. */
async function askForLess(
  c: SignedInContext,
  request: CorrectionRequest,
  deadline: AbortSignal,
): Promise<Feedback | undefined> {
  const signal = AbortSignal.any([stopOf(c), deadline]);
  const second = await run(c, c.corrector, { ...request, minimal: true, once: true }, signal).catch(
    (error: unknown) => {
      if (stopOf(c).aborted) throw error;
      return undefined;
    },
  );
  return second?.feedback?.finishReason === 'STOP' && !isRewritten(request, second.feedback)
    ? second.feedback
    : undefined;
}

/** Rules change what they know; only what a model writes can turn into another text. */
const isRewritten = (texts: EntryTexts, feedback: Feedback | undefined): boolean =>
  feedback?.finishReason === 'STOP' && PAID.includes(feedback.checked_by) && isRewrite(texts, feedback, feedback.lang);
