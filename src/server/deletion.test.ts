import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { purgeDeleted } from '#server/store/deleted-entries.ts';
import { engines } from '#testing/engines.ts';
import { createFakePush, PushBrowser } from '#testing/push-browser.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';
import { wholeDatabase } from '#testing/whole-database.ts';

const ENTRY = { inputDay: 'I goed home with Wilhelmina.', inputWell: 'A song.', inputGrateful: '', mood: 4 };

/** Sets a card aside, as tomorrow's review would offer. */
async function suspendFirstCard({ services }: TestServer, browser: TestBrowser, user_id: string): Promise<void> {
  const mistakes = services.db.kysely.selectFrom('mistake').select('change_mark').where('user_id', '=', user_id);
  const { change_mark: card } = await mistakes.executeTakeFirstOrThrow();
  expect((await browser.call('suspendCard', { card })).status).toBe(200);
}

describe.each(engines)('deleting an account on $name', (engine) => {
  test('leaves nothing of the learner in any table, and everything of the others', async () => {
    const push = createFakePush();
    const server = await startTestServer(engine, { push });
    const stays = new TestBrowser(server);
    await stays.register(server, true, { username: 'Other' });
    await stays.call('callCorrectorDiary', ENTRY);

    // One row at least in each table that can hold something of a learner.
    const leaves = new TestBrowser(server);
    const user_id = await leaves.register(server, true, { username: 'Wilhelmina' });
    const { email } = (await leaves.call('reloadUser')).result;
    const elsewhere = new TestBrowser(server);
    await elsewhere.call('loginUser', { email, password: REGISTRATION.password });
    await leaves.call('callCorrectorDiary', ENTRY);
    await leaves.call('updateIsNotiMail', { is_noti_mail: true });
    await leaves.call('subscribePush', { ...new PushBrowser().target, push_key: push.publicKey });
    await suspendFirstCard(server, leaves, user_id);
    await leaves.call('dismissEdit', { original: 'goed', replacement: 'went' });
    const entry_id = randomUUID();
    await leaves.call('callCorrectorDiary', { ...ENTRY, entry_id });
    await leaves.call('deleteEntry', { entry_id });
    await purgeDeleted(server.services.db, server.clock.now_ms);
    await elsewhere.call('sendPasswordReset', { email });
    server.jobs.sendMailSoon();
    await server.jobs.settled();
    await elsewhere.call('sendPasswordReset', { email });
    await elsewhere.call('registerUser', { ...REGISTRATION, email });
    const before = await wholeDatabase(server.services.db);
    const of = (rows: string[] = []) => rows.filter((row) => row.includes(user_id) || row.includes(email)).length;
    const held = Object.entries(before).flatMap(([table, rows]) => (of(rows) > 0 ? [table] : []));
    expect(held.sort()).toEqual([
      'auth_user',
      'corrected_day',
      'credential',
      'deleted_entry',
      'dismissal',
      'entry',
      'feedback',
      'mistake',
      'outbox',
      'password_reset',
      'push_subscription',
      'reset_request',
      'review_card',
      'session',
      'sign_in_ticket',
      'user_key',
      'users',
    ]);

    expect((await leaves.call('previewDeletion')).result).toEqual({ num_entries: 1 });
    expect((await leaves.call('deleteUser')).status).toBe(200);
    const after = await wholeDatabase(server.services.db);
    for (const [table, rows] of Object.entries(after))
      for (const trace of [user_id, email, 'Wilhelmina'])
        expect(
          rows.filter((row) => row.includes(trace)),
          `${table} after the deletion`,
        ).toEqual([]);
    expect(after.user_key).toHaveLength(1);
    expect(after.entry).toHaveLength(1);
    expect((await leaves.call('reloadUser')).result).toBeNull();
    expect((await elsewhere.call('signIn', { email })).status).toBe(401);
    expect((await stays.call('fetchLastDiaryEntries', { hist_period_days: 7 })).result.diaryEntries).toHaveLength(1);
    if (server.services.db.engine === 'sqlite') {
      const [{ file }] = (await sql<{ file: string }>`pragma database_list`.execute(server.services.db.kysely))
        .rows as [{ file: string }];
      const key = JSON.parse(before.user_key?.find((row) => row.includes(user_id)) ?? '{}').wrapped_key;
      for (const path of [file, `${file}-wal`])
        for (const trace of [email, key])
          expect(readFileSync(path).includes(trace), `${path} holds ${trace}`).toBe(false);
    }
    // The address is free again.
    expect((await new TestBrowser(server).call('registerUser', { ...REGISTRATION, email })).status).toBe(200);
    await server.close();
  });
});
