import type { DraftStorage } from '#web/drafts/draft-storage.ts';

/** A storage in memory for tests; `wait` comes before each transaction, which is one step as in IndexedDB. */
export function fakeStorage(
  drafts: Record<string, unknown> = {},
  wait: () => Promise<unknown> = async () => undefined,
): DraftStorage & { readonly held: Map<string, unknown> } {
  const held = new Map(Object.entries(drafts));
  return {
    held,
    get: async (key) => {
      await wait();
      return structuredClone(held.get(key));
    },
    change: async (key, edit) => {
      await wait();
      const value = edit(structuredClone(held.get(key)));
      if (value === undefined) held.delete(key);
      else held.set(key, structuredClone(value));
      return value;
    },
  };
}

/** The storage as one tab uses it: its transactions come in the order in which it began them, as IndexedDB promises. */
export function inOrder(storage: DraftStorage): DraftStorage {
  let last: Promise<unknown> = Promise.resolve();
  const after = <T>(work: () => Promise<T>): Promise<T> => {
    const own = last.then(work);
    last = own.catch(() => undefined);
    return own;
  };
  return {
    get: (key) => after(() => storage.get(key)),
    change: (key, edit) => after(() => storage.change(key, edit)),
  };
}
