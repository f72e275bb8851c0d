import { createStore, promisifyRequest } from 'idb-keyval';
import { ANONYMOUS, isEmptyDraft } from '#web/drafts/draft.ts';
import { tellNews } from '#web/drafts/draft-news.ts';
import { heldIn, joined, readSlot, type Slot, stampOf } from '#web/drafts/slot.ts';

/** Where drafts lie; any of it may fail, as in a browser that forbids storage. */
export type DraftStorage = {
  readonly get: (key: string) => Promise<unknown>;
  /** Replaces a value by what `edit` makes of it, undefined: removes it; nobody else writes in between. Answers the new value. */
  readonly change: <T>(key: string, edit: (value: unknown) => T) => Promise<T>;
};

type Store = ReturnType<typeof createStore>;
let opened: Store | undefined;
/** Opened when it is first used: naming IndexedDB alone can throw. */
const store: Store = async (mode, use) => {
  opened ??= createStore('keyval-store', 'keyval');
  return opened(mode, use);
};

export const inIndexedDb: DraftStorage = {
  get: (key) => store('readonly', (drafts) => promisifyRequest<unknown>(drafts.get(key))),
  change: (key, edit) =>
    store('readwrite', async (drafts) => {
      const value = edit(await promisifyRequest<unknown>(drafts.get(key)));
      if (value === undefined) drafts.delete(key);
      else drafts.put(value, key);
      await promisifyRequest(drafts.transaction);
      return value;
    }),
};

export const keyOf = (owner: string): string => `draft:${owner}`;

/**
 * What the owner has on this device. What was written while signed out goes to the learner who then signs in: as their
 * draft, or beside the one that they have already. Rejects when the storage cannot be read.
 */
export async function openSlot(owner: string, storage: DraftStorage = inIndexedDb): Promise<Slot> {
  const own = readSlot(await storage.get(keyOf(owner)));
  if (owner === ANONYMOUS) return own;
  const before = readSlot(await storage.get(keyOf(ANONYMOUS)));
  if (!heldIn(before) && before.aside.length === 0) return own;
  // First here, then away from there: cut in between, it is here already and joins without a trace.
  const both = await storage.change(keyOf(owner), (value) => joined(readSlot(value), before));
  await storage.change(keyOf(ANONYMOUS), (value) => (stampOf(readSlot(value)) === stampOf(before) ? undefined : value));
  return both;
}

/** Whether this device holds words of the owner that were not sent yet. */
export async function hasUnsent(owner: string, storage: DraftStorage = inIndexedDb): Promise<boolean> {
  const { draft, aside } = readSlot(await storage.get(keyOf(owner)));
  return aside.length > 0 || (draft !== undefined && !draft.checked && !isEmptyDraft(draft));
}

/** Removes everything of the owner: they signed out for good. Other tabs clear their page. */
export async function wipeDraft(owner: string, storage: DraftStorage = inIndexedDb): Promise<void> {
  await storage.change(keyOf(owner), () => undefined);
  tellNews({ owner, isGone: true });
}
