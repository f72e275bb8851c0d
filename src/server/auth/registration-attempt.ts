import type { Context } from '#server/context.ts';
import { findUserByEmail } from '#server/store/accounts.ts';
import { enqueueMail } from '#server/store/outbox.ts';
import { takeTurn } from '#server/store/rate-limits.ts';

/** However often somebody tries, the owner is told twice at most, and later once a day. */
const WARNINGS = { burst: 2, every_ms: 24 * 60 * 60 * 1000 } as const;

/** Tells the owner of an address that somebody tried to register with it. */
export async function warnOwner(c: Context, email: string): Promise<void> {
  const owner = await findUserByEmail(c.db.kysely, email);
  if (!owner) return;
  const bucket = c.blind(`registration-attempt|${owner.user_id}`);
  if ((await takeTurn(c.db.kysely, bucket, WARNINGS, c.now_ms)) > 0) return;
  const { user_id } = owner;
  await enqueueMail(c.db.kysely, {
    user_id,
    id: c.newId(),
    kind: 'registration-attempt',
    to_address: email,
    created_ms: c.now_ms,
  });
  c.sendMailSoon();
}
