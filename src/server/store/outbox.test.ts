import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAccount } from '#server/store/accounts.ts';
import { claimMail, claimPush, deleteMail, enqueueMail, postponeMail } from '#server/store/outbox.ts';
import { engines, type TestDb } from '#testing/engines.ts';

describe.each(engines)('the outbox on $name', ({ create }) => {
  let own: TestDb;
  const user_id = randomUUID();
  beforeAll(async () => {
    own = await create();
    const profile = { username: 'Ann', lang_native: 'de', lang_page: null, time_zone: 'UTC', password_hash: 'x' };
    const key = { key_id: 'k', wrapped_key: 'w' };
    await insertAccount(own.db.kysely, { id: user_id, email: 'ann@example.org', key, created_ms: 1, ...profile });
  });
  afterAll(() => own.remove());
  const enqueue = (id: string, created_ms: number) =>
    enqueueMail(own.db.kysely, { user_id, id, kind: 'verification', to_address: 'ann@example.org', created_ms });

  test('a mail is claimed once until its lease ends, the longest waiting first', async () => {
    await enqueue('second', 20);
    await enqueue('first', 10);
    expect(await claimMail(own.db.kysely, 5, 100)).toBeUndefined();
    expect((await claimMail(own.db.kysely, 30, 100))?.id).toBe('first');
    expect((await claimMail(own.db.kysely, 30, 100))?.id).toBe('second');
    expect(await claimMail(own.db.kysely, 30, 100)).toBeUndefined();
    expect(await claimMail(own.db.kysely, 100, 200)).toMatchObject({ attempts: 2 });
    for (const id of ['first', 'second']) await deleteMail(own.db.kysely, id);
  });

  test('many servers asking at once never get the same mail', async () => {
    for (let n = 0; n < 8; n += 1) await enqueue(`mail-${n}`, n);
    const claims = await Promise.all(Array.from({ length: 20 }, () => claimMail(own.db.kysely, 50, 1000)));
    const ids = claims.flatMap((mail) => (mail ? [mail.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    for (let n = 0; n < 8; n += 1) await deleteMail(own.db.kysely, `mail-${n}`);
  });

  test('whoever waits for a mail has it before the reminders of an hour', async () => {
    const one = { user_id, to_address: 'x' };
    await enqueueMail(own.db.kysely, { ...one, id: 'a reminder', kind: 'reminder', created_ms: 1 });
    await enqueueMail(own.db.kysely, { ...one, id: 'a summary', kind: 'weekly', created_ms: 2 });
    await enqueueMail(own.db.kysely, { ...one, id: 'a link', kind: 'password-reset', created_ms: 3 });
    const claimed = [];
    for (let n = 0; n < 3; n += 1) claimed.push((await claimMail(own.db.kysely, 5, 100))?.id);
    expect(claimed).toEqual(['a link', 'a reminder', 'a summary']);
    for (const id of claimed) await deleteMail(own.db.kysely, id ?? '');
  });

  test('mails and pushes do not take each other’s place', async () => {
    const one = { user_id, to_address: 'x', created_ms: 1 };
    await enqueueMail(own.db.kysely, { ...one, id: 'a push', kind: 'push' });
    await enqueueMail(own.db.kysely, { ...one, id: 'a mail', kind: 'verification', created_ms: 2 });
    expect([(await claimMail(own.db.kysely, 5, 100))?.id, (await claimPush(own.db.kysely, 5, 100))?.id]).toEqual([
      'a mail',
      'a push',
    ]);
    expect([await claimMail(own.db.kysely, 5, 100), await claimPush(own.db.kysely, 5, 100)]).toEqual([
      undefined,
      undefined,
    ]);
    for (const id of ['a push', 'a mail']) await deleteMail(own.db.kysely, id);
  });

  test('a postponed mail waits until its new time', async () => {
    await enqueue('later', 1);
    await claimMail(own.db.kysely, 2, 10);
    await postponeMail(own.db.kysely, 'later', 500);
    expect(await claimMail(own.db.kysely, 499, 600)).toBeUndefined();
    expect((await claimMail(own.db.kysely, 500, 600))?.id).toBe('later');
  });
});
