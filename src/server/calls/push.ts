import type { Contract } from '#contract';
import { CallError } from '#domain/errors.ts';
import { isPushEndpoint } from '#domain/push.ts';
import { nextReminderOf } from '#domain/reminder.ts';
import type { SignedInContext } from '#server/context.ts';
import { findProfile } from '#server/store/accounts.ts';
import { inTransaction, type Sql } from '#server/store/db.ts';
import { deleteSubscription, listSubscriptions, putSubscription } from '#server/store/push-subscriptions.ts';
import { holdProfile, settlePush, turnPushOn } from '#server/store/reminders.ts';
import { holdSession } from '#server/store/sessions.ts';

type Nothing = Record<string, never>;
type Input = Contract['subscribePush']['input'];

/** Binds the browser's address for pushes to this session: it takes the place of what the session had, and ends with it. */
export async function subscribePush(input: Input, c: SignedInContext): Promise<Nothing> {
  const { endpoint, p256dh, auth, push_key } = checked(input, c);
  const { user_id, token_hash } = c.session;
  const id = c.blind(`push|${endpoint}`);
  await inTransaction(c.db, async (trx) => {
    if (!(await holdSession(trx, c.session))) throw new CallError('UNAUTHENTICATED', 'Please log in first.');
    const profile = await findProfile(trx, user_id);
    if (!profile) throw new CallError('NOT_FOUND', 'This account does not exist any more.');
    // A browser renews its address by itself; it must not turn on what this learner never turned on here.
    if (input.renews && !(await findPushes(c, trx)).isHere) return;
    await turnPushOn(trx, user_id, nextReminderOf(c.now_ms, profile));
    await putSubscription(trx, { user_id, id, token_hash, endpoint, p256dh, auth, push_key, created_ms: c.now_ms });
  });
  return {};
}

/** No more pushes to this device; those of other devices stay. */
export async function unsubscribePush(_: Nothing, c: SignedInContext): Promise<Contract['unsubscribePush']['output']> {
  const { user_id } = c.user;
  await inTransaction(c.db, async (trx) => {
    await holdProfile(trx, user_id);
    await deleteSubscription(trx, c.session);
    await settlePush(trx, user_id);
  });
  return { is_noti_push: (await findPushes(c)).isAnywhere };
}

type Pushes = { readonly isAnywhere: boolean; readonly isHere: boolean };
export const NO_PUSHES: Pushes = { isAnywhere: false, isHere: false };

/** Whether pushes go to any device of the learner's, and whether to this one. */
export async function findPushes(c: SignedInContext, sql: Sql = c.db.kysely): Promise<Pushes> {
  if (!c.push) return NO_PUSHES;
  const devices = await listSubscriptions(sql, c.user.user_id, c.push.publicKey, c.now_ms);
  const isHere = devices.some(({ token_hash }) => token_hash === c.session.token_hash);
  return { isAnywhere: devices.length > 0, isHere };
}

function checked(input: Input, { push }: SignedInContext): Input {
  if (!push) throw new CallError('FAILED_PRECONDITION', 'This installation sends no push notifications.');
  if (input.push_key !== push.publicKey)
    throw new CallError('FAILED_PRECONDITION', 'The key for push notifications has changed. Please reload the page.');
  if (!isPushEndpoint(input.endpoint))
    throw new CallError('INVALID_ARGUMENT', 'This browser’s push service is not one that we know.', {
      field: 'endpoint',
    });
  return input;
}
