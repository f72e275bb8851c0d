import type { Contract } from '#contract';
import type { EntryTexts } from '#domain/entry.ts';
import { CallError } from '#domain/errors.ts';
import type { Feedback } from '#domain/feedback.ts';
import type { SignedInContext } from '#server/context.ts';
import { findDone } from '#server/store/entries.ts';
import type { UserVault } from '#server/vault/vault.ts';

type Answer = Contract['callCorrectorDiary']['output'];

/** An answer that could not be read is an empty text, which the page reports as feedback that cannot be parsed (spec §8). */
export const answer = (texts: EntryTexts, feedback: Feedback | undefined, day?: string): Answer => ({
  text: feedback ? JSON.stringify(feedback) : '',
  ...texts,
  ...(day !== undefined && { day }),
});

/** What is stored of a done entry. Throws when it is done no more: somebody changed or deleted it meanwhile. */
export async function storedAnswer(c: SignedInContext, vault: UserVault, id: string): Promise<Answer> {
  const done = await findDone(c.db.kysely, vault, c.user.user_id, id);
  if (!done) throw new CallError('ABORTED', 'The entry was changed meanwhile. Ask for feedback again.');
  return answer(done.texts, done.feedback, done.day);
}
