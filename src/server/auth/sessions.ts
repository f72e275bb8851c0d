import type { User } from '#contract';
import { authError } from '#domain/auth-codes.ts';
import type { Cookies } from '#server/auth/cookies.ts';
import { deviceName } from '#server/auth/device-name.ts';
import { rememberDevice } from '#server/auth/known-devices.ts';
import { newToken, rowOf } from '#server/auth/tokens.ts';
import type { Client, Context } from '#server/context.ts';
import { findPasswordHash, findUser, holdPassword } from '#server/store/accounts.ts';
import { type Db, inTransaction, type Sql } from '#server/store/db.ts';
import { moveSubscription } from '#server/store/push-subscriptions.ts';
import {
  deleteSession,
  extendSession,
  findSession,
  holdSession,
  insertSession,
  insertTicket,
  type TokenRow,
  takeTicket,
} from '#server/store/sessions.ts';

const HOUR_MS = 60 * 60 * 1000;
const SESSION_S = 30 * 24 * 60 * 60;
/** However much it is used, a session ends so long after the password was shown. */
const LONGEST_MS = 180 * 24 * HOUR_MS;
const TICKET_S = 60;
/** How long after showing the password what is dangerous may be done without showing it again. */
const RECENT_MS = 10 * 60 * 1000;

type Where = { readonly db: Db; readonly cookies: Cookies; readonly now_ms: number };

type SignedIn = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** The session of a request: which it is, and when its learner last showed the password (ms since 1970). */
export type Session = TokenRow & { readonly authenticated_ms: number };

/**
 * Who makes this request, read anew from the database. A session in use is extended, and its being used noted, once an
 * hour.
 */
export async function currentSession({
  db,
  cookies,
  now_ms,
}: Where): Promise<{ user: User; session: Session } | undefined> {
  const token = cookies.read('session');
  const row = rowOf(token);
  const found = row && (await findSession(db.kysely, row, now_ms));
  if (!token || !row || !found) return undefined;
  if (found.last_seen_ms < now_ms - HOUR_MS) {
    const expires_ms = Math.min(now_ms + SESSION_S * 1000, found.created_ms + LONGEST_MS);
    await extendSession(db.kysely, row, { last_seen_ms: now_ms, expires_ms });
    cookies.write('session', token, Math.floor((expires_ms - now_ms) / 1000));
  }
  const { user_id, email, display_name, lang_page, authenticated_ms } = found;
  const user = { user_id, email, display_name, lang_page, is_verified: found.is_verified === 1 };
  return { user, session: { ...row, authenticated_ms } };
}

type Start = { readonly cookies: Cookies; readonly now_ms: number; readonly client: Client };

/** Starts the session of a browser that has just shown the password. */
async function startSession(sql: Sql, { cookies, now_ms, client }: Start, user_id: string): Promise<TokenRow> {
  const { token, row } = newToken(user_id);
  await insertSession(sql, {
    ...row,
    created_ms: now_ms,
    expires_ms: now_ms + SESSION_S * 1000,
    authenticated_ms: now_ms,
    last_seen_ms: now_ms,
    device: deviceName(client.userAgent),
  });
  cookies.write('session', token, SESSION_S);
  return row;
}

/** Starts a session in place of the browser's old one: a session that was planted before the sign-in gains nothing. */
export async function replaceSession(sql: Sql, start: Start, user_id: string): Promise<void> {
  const old = rowOf(start.cookies.read('session'));
  if (old) await deleteSession(sql, old);
  await startSession(sql, start, user_id);
}

/** Gives the browser a new session for its old one when the password was shown again: a copy of the old cookie is worthless. */
export async function renewSession(sql: Sql, c: Start & { readonly session: Session }): Promise<void> {
  // Held first, as whoever ends it holds it, before what hangs on it is touched.
  await holdSession(sql, c.session);
  const { token_hash } = await startSession(sql, c, c.session.user_id);
  await moveSubscription(sql, c.session, token_hash);
  await deleteSession(sql, c.session);
}

export async function endSession({ db, cookies }: Where): Promise<void> {
  const row = rowOf(cookies.read('session'));
  if (row) await inTransaction(db, (trx) => deleteSession(trx, row));
  cookies.clear('session');
}

/** Throws auth/requires-recent-login unless the password was shown in the last 10 minutes. */
export function requireRecentSignIn({ session, now_ms }: { readonly session: Session; readonly now_ms: number }): void {
  if (now_ms - session.authenticated_ms > RECENT_MS) throw authError('auth/requires-recent-login');
}

type Ticketing = { readonly cookies: Cookies; readonly now_ms: number };

/** Leaves the one-use proof that this browser has just shown the password; signIn asks for it within a minute. */
export async function leaveTicket(sql: Sql, { cookies, now_ms }: Ticketing, user_id: string): Promise<void> {
  const { token, row } = newToken(user_id);
  await insertTicket(sql, { ...row, expires_ms: now_ms + TICKET_S * 1000 });
  cookies.write('ticket', token, TICKET_S);
}

/**
 * Turns the browser's ticket into a session, in one step with the credential held: a password that is changed meanwhile ends
 * either the ticket or the session. Answers the user, undefined without a good ticket, which is used up either way.
 */
export async function redeemTicket(c: Context, email: string): Promise<SignedIn | undefined> {
  const row = rowOf(c.cookies.read('ticket'));
  if (!row) return undefined;
  c.cookies.clear('ticket');
  return inTransaction(c.db, async (trx) => {
    const hash = await findPasswordHash(trx, row.user_id);
    if (hash === undefined || !(await holdPassword(trx, row.user_id, hash))) return undefined;
    const isGood = await takeTicket(trx, row, c.now_ms);
    const user = isGood ? await findUser(trx, row.user_id) : undefined;
    if (user?.email !== email) return undefined;
    await replaceSession(trx, c, user.user_id);
    // An account that is not verified may be a stranger's, opened under an address that is not theirs.
    if (user.is_verified === 1) await rememberDevice(trx, c, user.email);
    return user;
  });
}
