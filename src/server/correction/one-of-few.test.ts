import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
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

  test('is kept for as long as the work takes, and not for long by a server that died', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    let end = () => {};
    const isEnded = new Promise<void>((resolve) => {
      end = resolve;
    });
    const works = [1, 2, 3].map(() => oneOfFew(c, () => isEnded));
    await vi.waitFor(async () => expect(await places()).toBe(3));
    const later = (s: number) => oneOfFew({ ...c, now_ms: c.now_ms + s * 1000 }, async () => 'corrected');
    await expect(later(19)).rejects.toThrow('auth/too-many-requests');
    await vi.advanceTimersByTimeAsync(60_000);
    const until = () => c.db.kysely.selectFrom('correction_slot').select('until_ms').execute();
    await vi.waitFor(async () =>
      expect((await until()).map((one) => one.until_ms - c.now_ms)).toEqual([8e4, 8e4, 8e4]),
    );
    await expect(later(79)).rejects.toThrow('auth/too-many-requests');
    // Nobody has renewed them since.
    expect(await later(80)).toBe('corrected');
    end();
    await Promise.all(works);
    expect(await places()).toBe(0);
    vi.useRealTimers();
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
