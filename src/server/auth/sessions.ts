import type { User } from '#contract';
import { authError } from '#domain/auth-codes.ts';
import type { Cookies } from '#server/auth/cookies.ts';
import { deviceName } from '#server/auth/device-name.ts';
import { newToken, rowOf } from '#server/auth/tokens.ts';
import type { Client } from '#server/context.ts';
import type { Db } from '#server/store/db.ts';
import {
  deleteSession,
  extendSession,
  findSession,
  insertSession,
  insertTicket,
  type TokenRow,
  takeTicket,
} from '#server/store/sessions.ts';

const HOUR_MS = 60 * 60 * 1000;
const SESSION_S = 30 * 24 * 60 * 60;
const TICKET_S = 60;
/** How long after showing the password what is dangerous may be done without showing it again. */
const RECENT_MS = 10 * 60 * 1000;

type Where = { readonly db: Db; readonly cookies: Cookies; readonly now_ms: number };

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
    await extendSession(db.kysely, row, { last_seen_ms: now_ms, expires_ms: now_ms + SESSION_S * 1000 });
    cookies.write('session', token, SESSION_S);
  }
  const { user_id, email, display_name, authenticated_ms } = found;
  const user = { user_id, email, display_name, is_verified: found.is_verified === 1 };
  return { user, session: { ...row, authenticated_ms } };
}

/** Starts the session of a browser that has just shown the password. */
export async function startSession(
  { db, cookies, now_ms, client }: Where & { readonly client: Client },
  user_id: string,
) {
  const { token, row } = newToken(user_id);
  await insertSession(db.kysely, {
    ...row,
    created_ms: now_ms,
    expires_ms: now_ms + SESSION_S * 1000,
    authenticated_ms: now_ms,
    last_seen_ms: now_ms,
    device: deviceName(client.userAgent),
  });
  cookies.write('session', token, SESSION_S);
}

export async function endSession({ db, cookies }: Where): Promise<void> {
  const row = rowOf(cookies.read('session'));
  if (row) await deleteSession(db.kysely, row);
  cookies.clear('session');
}

/** Throws auth/requires-recent-login unless the password was shown in the last 10 minutes. */
export function requireRecentSignIn({ session, now_ms }: { readonly session: Session; readonly now_ms: number }): void {
  if (now_ms - session.authenticated_ms > RECENT_MS) throw authError('auth/requires-recent-login');
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
