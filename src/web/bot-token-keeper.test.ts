import { beforeEach, describe, expect, test } from 'vitest';
import { CallError, type CallStatus } from '#domain/errors.ts';
import { createBotTokenKeeper, type Grant } from '#web/bot-token-keeper.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
type Outcome = { readonly resolve: (grant: Grant) => void; readonly reject: (error: unknown) => void };

/** A keeper in a world where the test says what time it is and how each try to get a token ends. */
function createWorld() {
  const tries: Outcome[] = [];
  const timers: { at_ms: number; work: () => void }[] = [];
  let now_ms = 0;
  const keeper = createBotTokenKeeper({
    obtain: () => new Promise<Grant>((resolve, reject) => tries.push({ resolve, reject })),
    now_ms: () => now_ms,
    after: (wait_ms, work) => timers.push({ at_ms: now_ms + wait_ms, work }),
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    keeper,
    tries,
    /** Lets time go by; what was to happen meanwhile happens. */
    pass: (ms: number) => {
      const end_ms = now_ms + ms;
      for (const { at_ms, work } of [...timers].sort((a, b) => a.at_ms - b.at_ms))
        if (at_ms > now_ms && at_ms <= end_ms) {
          now_ms = at_ms;
          work();
        }
      now_ms = end_ms;
    },
    grant: async (token: string | undefined, good_ms = 10 * MINUTE) => {
      tries.at(-1)?.resolve({ token, good_ms });
      await settled();
    },
    fail: async (error: unknown) => {
      tries.at(-1)?.reject(error);
      await settled();
    },
  };
}
const failed = (status: CallStatus, retry_after_s?: number) =>
  new CallError(status, 'No.', retry_after_s === undefined ? undefined : { retry_after_s });

let world: ReturnType<typeof createWorld>;
beforeEach(() => {
  world = createWorld();
});

describe('getting a token', () => {
  test('begins when it is prepared, once, however many ask', async () => {
    const { keeper, tries } = world;
    keeper.prepare();
    keeper.prepare();
    const asked = [keeper.token(), keeper.token(new AbortController().signal)];
    expect(tries.length).toBe(1);
    await world.grant('one');
    expect(await Promise.all(asked)).toEqual(['one', 'one']);
    expect(await keeper.token()).toBe('one');
    expect(tries.length).toBe(1);
  });

  test('begins with the first call where nothing was prepared', async () => {
    const asked = world.keeper.token();
    await world.grant('one');
    expect(await asked).toBe('one');
  });

  test('is not waited for by who gave up, and goes on for the others', async () => {
    const leaving = new AbortController();
    const left = world.keeper.token(leaving.signal);
    const stayed = world.keeper.token();
    leaving.abort(new Error('left the page'));
    await expect(left).rejects.toThrow('left the page');
    await world.grant('one');
    expect(await stayed).toBe('one');
    await expect(world.keeper.token(leaving.signal)).rejects.toThrow('left the page');
  });

  test('where the server asks for none, calls go without for as long as it says', async () => {
    const asked = world.keeper.token();
    await world.grant(undefined);
    expect(await asked).toBeUndefined();
    world.pass(9 * MINUTE - 1);
    expect(await world.keeper.token()).toBeUndefined();
    expect(world.tries.length).toBe(1);
    world.pass(MINUTE + 1);
    void world.keeper.token();
    expect(world.tries.length).toBe(2);
  });
});

describe('renewing a token', () => {
  test('happens a minute before its end while it is used, without anybody waiting', async () => {
    const { keeper, tries } = world;
    keeper.prepare();
    await world.grant('one');
    await keeper.token();
    world.pass(9 * MINUTE - 1);
    expect(tries.length).toBe(1);
    world.pass(1);
    expect(tries.length).toBe(2);
    expect(await keeper.token()).toBe('one');
    await world.grant('two');
    expect(await keeper.token()).toBe('two');
    world.pass(9 * MINUTE);
    expect(tries.length).toBe(3);
  });

  test('does not happen while nobody needs it; the next who does begins anew', async () => {
    const { keeper, tries } = world;
    keeper.prepare();
    await world.grant('one');
    world.pass(60 * MINUTE);
    expect(tries.length).toBe(1);
    const asked = keeper.token();
    expect(tries.length).toBe(2);
    await world.grant('two');
    expect(await asked).toBe('two');
  });

  test('follows the token that is there, not the one that it replaced', async () => {
    const { keeper, tries } = world;
    keeper.prepare();
    await world.grant('one');
    world.pass(MINUTE);
    keeper.drop('one');
    keeper.prepare();
    await world.grant('two');
    await keeper.token();
    world.pass(9 * MINUTE - 1);
    expect(tries.length).toBe(2);
    world.pass(1);
    expect(tries.length).toBe(3);
  });

  test('is begun by preparing in the last minute', async () => {
    world.keeper.prepare();
    await world.grant('one');
    world.pass(9 * MINUTE + 1);
    world.keeper.prepare();
    expect(world.tries.length).toBe(2);
  });

  test('that fails leaves the token until its end', async () => {
    const { keeper } = world;
    keeper.prepare();
    await world.grant('one');
    await keeper.token();
    world.pass(9 * MINUTE);
    await world.fail(failed('UNAVAILABLE'));
    expect(await keeper.token()).toBe('one');
    world.pass(MINUTE);
    const asked = keeper.token();
    await world.grant('two');
    expect(await asked).toBe('two');
  });
});

describe('after a failure', () => {
  const attempts = async (waits: readonly number[], error: () => unknown) => {
    const { keeper, tries } = world;
    keeper.prepare();
    for (const [count, wait_ms] of waits.entries()) {
      await world.fail(error());
      world.pass(wait_ms - 1);
      expect(await keeper.token(), `too early to try again after failure ${count + 1}`).toBeUndefined();
      expect(tries.length).toBe(count + 1);
      world.pass(1);
      keeper.prepare();
      expect(tries.length).toBe(count + 2);
    }
  };

  test('it rests for 1 s, then twice as long each time, at most 5 minutes', () =>
    attempts(
      [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300].map((s) => s * SECOND),
      () => failed('UNAVAILABLE'),
    ));

  test('that is a bug or no answer at all it rests as well', () =>
    attempts([SECOND, 2 * SECOND], () => new TypeError('no worker here')));

  test.each(['PERMISSION_DENIED', 'NOT_FOUND'] as const)('with %s (HTTP 403, 404) it rests for 15 minutes', (status) =>
    attempts([15 * MINUTE, 15 * MINUTE], () => failed(status)),
  );

  test('it rests for as long as the server asks', () =>
    attempts([40 * SECOND, 40 * SECOND], () => failed('RESOURCE_EXHAUSTED', 40)));

  test('a success ends the counting', async () => {
    await attempts([SECOND, 2 * SECOND], () => failed('UNAVAILABLE'));
    await world.grant('one');
    world.keeper.drop('one');
    world.keeper.prepare();
    await world.fail(failed('UNAVAILABLE'));
    world.pass(SECOND);
    const { length } = world.tries;
    world.keeper.prepare();
    expect(world.tries.length).toBe(length + 1);
  });

  test('who waits for it goes without', async () => {
    const asked = world.keeper.token();
    await world.fail(failed('UNAVAILABLE'));
    expect(await asked).toBeUndefined();
  });
});

describe('a token that the server refused', () => {
  test('is replaced', async () => {
    const { keeper } = world;
    keeper.prepare();
    await world.grant('one');
    keeper.drop('one');
    const asked = keeper.token();
    await world.grant('two');
    expect(await asked).toBe('two');
  });

  test('takes no newer one with it', async () => {
    const { keeper, tries } = world;
    keeper.prepare();
    await world.grant('one');
    keeper.drop('one');
    keeper.prepare();
    await world.grant('two');
    keeper.drop('one');
    expect(await keeper.token()).toBe('two');
    expect(tries.length).toBe(2);
  });
});
