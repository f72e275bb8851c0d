import { expect, it, vi } from 'vitest';
import { LastWanted } from '#web/screens/account/last-wanted.ts';

/** A server that answers each call when it is told to. */
function server() {
  const calls: { value: boolean; succeed: () => void; fail: () => void }[] = [];
  let stored = true;
  const save = (value: boolean) =>
    new Promise<void>((resolve, reject) => {
      calls.push({
        value,
        succeed: () => {
          stored = value;
          resolve();
        },
        fail: () => reject(new Error('no')),
      });
    });
  return { calls, save, stored: () => stored };
}

it('saves one value', async () => {
  const { calls, save } = server();
  const queue = new LastWanted(save);
  const answer = queue.want(false);
  expect(queue.isSaving).toBe(true);
  calls[0]?.succeed();
  expect(await answer).toEqual({ value: false });
  expect(queue.isSaving).toBe(false);
});

it('makes one call at a time and ends with the last value', async () => {
  const { calls, save, stored } = server();
  const queue = new LastWanted(save);
  const first = queue.want(false);
  expect(await queue.want(true)).toBeUndefined();
  expect(await queue.want(false)).toBeUndefined();
  expect(await queue.want(true)).toBeUndefined();
  expect(calls.map(({ value }) => value)).toEqual([false]);
  calls[0]?.succeed();
  await vi.waitFor(() => expect(calls.map(({ value }) => value)).toEqual([false, true]));
  calls[1]?.succeed();
  expect(await first).toEqual({ value: true });
  expect(stored()).toBe(true);
});

it('forgets the failure of a value that nobody wants any more', async () => {
  const { calls, save } = server();
  const queue = new LastWanted(save);
  const first = queue.want(false);
  await queue.want(true);
  calls[0]?.fail();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.succeed();
  expect(await first).toEqual({ value: true });
});

it('rejects as the last value did, and works again after that', async () => {
  const { calls, save } = server();
  const queue = new LastWanted(save);
  const first = queue.want(false);
  calls[0]?.fail();
  await expect(first).rejects.toThrow('no');
  expect(queue.isSaving).toBe(false);
  const second = queue.want(false);
  calls[1]?.succeed();
  expect(await second).toEqual({ value: false });
});
