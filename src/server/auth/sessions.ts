import type { User } from '#contract';
import type { Cookies } from '#server/auth/cookies.ts';
import { newToken, rowOf } from '#server/auth/tokens.ts';
import type { Db } from '#server/store/db.ts';
import {
  deleteSession,
  extendSession,
  findSessionUser,
  insertSession,
  insertTicket,
  takeTicket,
} from '#server/store/sessions.ts';

const DAY_S = 24 * 60 * 60;
const SESSION_S = 30 * DAY_S;
const TICKET_S = 60;

type Where = { readonly db: Db; readonly cookies: Cookies; readonly now_ms: number };

/** The user of this request's session, read anew from the database; a session in use is extended once a day. */
export async function currentUser({ db, cookies, now_ms }: Where): Promise<User | undefined> {
  const token = cookies.read('session');
  const row = rowOf(token);
  if (!token || !row) return undefined;
  const found = await findSessionUser(db.kysely, row, now_ms);
  if (!found) return undefined;
  if (found.expires_ms < now_ms + (SESSION_S - DAY_S) * 1000) {
    await extendSession(db.kysely, row, now_ms + SESSION_S * 1000);
    cookies.write('session', token, SESSION_S);
  }
  const { user_id, email, display_name } = found;
  return { user_id, email, display_name, is_verified: found.is_verified === 1 };
}

export async function startSession({ db, cookies, now_ms }: Where, user_id: string): Promise<void> {
  const { token, row } = newToken(user_id);
  await insertSession(db.kysely, { ...row, created_ms: now_ms, expires_ms: now_ms + SESSION_S * 1000 });
  cookies.write('session', token, SESSION_S);
}

export async function endSession({ db, cookies }: Where): Promise<void> {
  const row = rowOf(cookies.read('session'));
  if (row) await deleteSession(db.kysely, row);
  cookies.clear('session');
}

/** Leaves the one-use proof that this browser has just shown the password; signIn asks for it within a minute. */
export async function leaveTicket({ db, cookies, now_ms }: Where, user_id: string): Promise<void> {
  const { token, row } = newToken(user_id);
  await insertTicket(db.kysely, { ...row, expires_ms: now_ms + TICKET_S * 1000 });
  cookies.write('ticket', token, TICKET_S);
}

/** The user that the browser's ticket is for, undefined without a good one. The ticket is used up either way. */
export async function redeemTicket({ db, cookies, now_ms }: Where): Promise<string | undefined> {
  const row = rowOf(cookies.read('ticket'));
  if (!row) return undefined;
  cookies.clear('ticket');
  return (await takeTicket(db.kysely, row, now_ms)) ? row.user_id : undefined;
}
