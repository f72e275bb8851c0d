import type { Contract } from '#contract';
import { CallError } from '#domain/errors.ts';
import type { SignedInContext } from '#server/context.ts';
import { storeTries } from '#server/store/tries.ts';

/** First tries at the corrected places of an entry. Somebody else's entry is answered as one that is not there. */
export async function recordTries(input: Contract['recordTries']['input'], c: SignedInContext) {
  const { entry_id, ...count } = input;
  if (!(await storeTries(c.db.kysely, { user_id: c.user.user_id, id: entry_id }, count)))
    throw new CallError('NOT_FOUND', 'There is no such entry.');
  return {};
}
