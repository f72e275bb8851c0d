import { createStore, promisifyRequest } from 'idb-keyval';
import { isEmptyDraft } from '#web/drafts/draft.ts';
import { tellNews } from '#web/drafts/draft-news.ts';
import { readSlot } from '#web/drafts/slot.ts';

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
