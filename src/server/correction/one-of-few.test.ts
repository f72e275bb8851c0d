import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedInContext } from '#server/context.ts';
import { oneOfFew, takePlace } from '#server/correction/one-of-few.ts';
import { inTransaction, type Sql } from '#server/store/db.ts';
import { engines } from '#testing/engines.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

describe.each(engines)('what a correction holds on $name', (engine) => {
  let server: TestServer;
  let c: SignedInContext;
  beforeAll(async () => {
    server = await startTestServer(engine);
    const browser = new TestBrowser(server);
    await browser.register(server);
    const user = (await browser.call('reloadUser')).result;
    c = { ...server.services, now_ms: server.clock.now_ms, user } as SignedInContext;
  });
  afterAll(() => server.close());

  let given: string[];
  beforeEach(() => {
    given = [];
  });
  const giveCall = async (_: Sql) => void given.push('call');
  const places = async () => (await c.db.kysely.selectFrom('correction_slot').selectAll().execute()).length;

  test('is given back after the work, or with what it stores, once', async () => {
    await oneOfFew(c, await takePlace(c.db.kysely, c), async (held) => {
      held.add(giveCall);
      expect([await places(), given]).toEqual([1, []]);
    });
    expect([await places(), given]).toEqual([0, ['call']]);
    await oneOfFew(c, await takePlace(c.db.kysely, c), async (held) => {
      held.add(giveCall);
      await inTransaction(c.db, held.giveBack);
      expect([await places(), given]).toEqual([0, ['call', 'call']]);
    });
    expect([await places(), given]).toEqual([0, ['call', 'call']]);
  });

  test('is refused where no place is left', async () => {
    await expect(oneOfFew(c, undefined, async () => given.push('work'))).rejects.toThrow('auth/too-many-requests');
    expect(given).toEqual([]);
  });

  test('is given back when the work fails', async () => {
    const failing = oneOfFew(c, await takePlace(c.db.kysely, c), async (held) => {
      held.add(giveCall);
      throw new Error('no answer');
    });
    await expect(failing).rejects.toThrow('no answer');
    expect([await places(), given]).toEqual([0, ['call']]);
  });

  test('when storing fails, the place is free, and what may be written already is not given twice', async () => {
    const failing = oneOfFew(c, await takePlace(c.db.kysely, c), async (held) => {
      held.add(giveCall);
      await inTransaction(c.db, async (trx) => {
        await held.giveBack(trx);
        throw new Error('away');
      });
    });
    await expect(failing).rejects.toThrow('away');
    expect([await places(), given]).toEqual([0, ['call']]);
  });
});
