import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedInContext } from '#server/context.ts';
import { oneOfFew } from '#server/correction/one-of-few.ts';
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
  const giveCall = async () => void given.push('call');
  const places = async () => (await c.db.kysely.selectFrom('correction_slot').selectAll().execute()).length;

  test('is given back after the work, once', async () => {
    await oneOfFew(c, async (held) => {
      held.add(giveCall);
      expect([await places(), given]).toEqual([1, []]);
    });
    expect([await places(), given]).toEqual([0, ['call']]);
  });

  test('is given back when the work fails', async () => {
    const failing = oneOfFew(c, async (held) => {
      held.add(giveCall);
      throw new Error('no answer');
    });
    await expect(failing).rejects.toThrow('no answer');
    expect([await places(), given]).toEqual([0, ['call']]);
  });
});
