import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { endAccount } from '#server/store/account-removal.ts';
import { findKey } from '#server/store/accounts.ts';
import { openFeedback, sealFeedback } from '#server/store/feedback.ts';
import { engines } from '#testing/engines.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const WORDS = { original: 'goed', replacement: 'went' };

/** Puts everything into the state in which the version before this one left it: mistakes without words, and no cards. */
async function asOlderVersion({ services }: TestServer): Promise<void> {
  const { kysely } = services.db;
  await kysely.updateTable('mistake').set({ words: null, has_card: 0, num: 1 }).execute();
  await kysely.updateTable('feedback').set({ mistakes_version: null }).execute();
  await kysely.updateTable('dismissal').set({ change_mark: null }).execute();
  await kysely.deleteFrom('review_card').execute();
}

describe.each(engines)('entries of an older version on $name', (engine) => {
  const learner = async () => {
    const server = await startTestServer(engine);
    const browser = new TestBrowser(server);
    const user_id = await browser.register(server);
    const write = async (inputDay: string) => {
      const entry = { inputDay, inputWell: '', inputGrateful: '', mood: 3, entry_id: randomUUID(), time_zone: 'UTC' };
      expect((await browser.call('callCorrectorDiary', entry)).status).toBe(200);
      return entry.entry_id;
    };
    const shown = async () => {
      const [mistakes, review] = [
        await browser.call('fetchMistakes', { hist_period_days: 7, time_zone: 'UTC' }),
        await browser.call('fetchReview', { time_zone: 'UTC' }),
      ];
      return { common: mistakes.result.common, cards: review.result.cards, tomorrow: review.result.num_tomorrow };
    };
    const run = async () => {
      server.jobs.storeOlderMistakes();
      await server.jobs.settled();
    };
    return { server, browser, user_id, write, shown, run };
  };

  test('get their mistakes and cards, once', async () => {
    const { server, write, shown, run } = await learner();
    await write('I goed home. She goed out.');
    await write('He have a dog.');
    const before = await shown();
    expect(before.tomorrow).toBe(2);
    await asOlderVersion(server);
    expect((await shown()).tomorrow).toBe(0);
    await run();
    expect(await shown()).toEqual(before);
    const rows = await server.services.db.kysely.selectFrom('mistake').selectAll().execute();
    await run();
    expect(await server.services.db.kysely.selectFrom('mistake').selectAll().execute()).toEqual(rows);
    await server.close();
  });

  test('without edits get these found and kept', async () => {
    const { server, user_id, write, run } = await learner();
    const id = await write('I goed home.');
    const { db, vault } = server.services;
    const key = await findKey(db.kysely, user_id);
    const own = key && vault.forUser(user_id, key);
    if (!own) throw new Error('There is no key.');
    const row = await db.kysely.selectFrom('feedback').selectAll().executeTakeFirstOrThrow();
    const { edits: _, ...feedback } = openFeedback(own, id, row);
    await db.kysely
      .updateTable('feedback')
      .set({ ...sealFeedback(own, id, feedback), mistakes_version: null })
      .execute();
    await run();
    const after = await db.kysely.selectFrom('feedback').selectAll().executeTakeFirstOrThrow();
    expect(openFeedback(own, id, after).edits).toMatchObject([WORDS]);
    await server.close();
  });

  test('that the learner meant stay no mistakes', async () => {
    const { server, browser, write, shown, run } = await learner();
    await write('I goed home.');
    await browser.call('dismissEdit', WORDS);
    await asOlderVersion(server);
    await run();
    expect(await shown()).toMatchObject({ common: [], tomorrow: 0 });
    await browser.call('restoreEdit', WORDS);
    expect(await shown()).toMatchObject({ tomorrow: 1 });
    await server.close();
  });

  test('wait for no dismissal that cannot be opened', async () => {
    const { server, browser, write, shown, run } = await learner();
    await write('I goed home.');
    await browser.call('dismissEdit', { original: 'a', replacement: 'b' });
    await asOlderVersion(server);
    await server.services.db.kysely.updateTable('dismissal').set({ change: 'v1.broken' }).execute();
    await run();
    expect((await shown()).tomorrow).toBe(1);
    await server.close();
  });

  test('of an account whose removal was cut off are removed with it, and its address is free', async () => {
    const { server, browser, user_id, write } = await learner();
    await write('I goed home.');
    const { email } = (await browser.call('reloadUser')).result;
    await endAccount(server.services.db.kysely, user_id, server.clock.now_ms);
    expect((await browser.call('reloadUser')).result).toBeNull();
    expect((await new TestBrowser(server).call('registerUser', { ...REGISTRATION, email })).status).toBe(200);
    server.jobs.clearAway();
    await server.jobs.settled();
    const rows = await server.services.db.kysely.selectFrom('entry').selectAll().execute();
    expect(rows).toEqual([]);
    const users = await server.services.db.kysely.selectFrom('auth_user').select('id').execute();
    expect(users).toHaveLength(1);
    await server.close();
  });
});
