import type { QueryClient } from '@tanstack/react-query';
import type { Draft } from '#web/drafts/draft.ts';
import { tellNews } from '#web/drafts/draft-news.ts';
import { inIndexedDb, keyOf } from '#web/drafts/draft-storage.ts';
import { readSlot, type Slot, stampOf } from '#web/drafts/slot.ts';
import { newId } from '#web/lib/new-id.ts';
import { sendEntry } from '#web/screens/diary/send-entry.ts';

/**
 * Sends the learner's queued entry from a screen that is not the diary, and leaves the feedback for when the diary is
 * opened. Whatever else comes of it, the entry stays in the queue: the diary tries again, and tells why.
 */
export async function sendQueued(user_id: string, client: QueryClient): Promise<void> {
  const slot = readSlot(await inIndexedDb.get(keyOf(user_id)));
  if (!slot.draft?.queued) return;
  const { draft } = slot;
  await alone(`dayglot-send:${draft.entry_id}`, async () => {
    let { entry_id } = draft;
    const end = await sendEntry({
      draft,
      check_with: undefined,
      signal: new AbortController().signal,
      client,
      dispatch: (event) => {
        if (event.type === 'renamed') entry_id = event.entry_id;
      },
    });
    if (end?.type !== 'answered') return;
    const { queued: _, ...sent } = draft;
    const { feedback, day, ...texts } = end.answer;
    // The diary was opened meanwhile and waits for its turn: it gets this answer from the server, and keeps it itself.
    if (location.pathname !== '/diary')
      await keepAnswer(user_id, slot, { ...sent, ...texts, entry_id, checked: { feedback, day } });
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  });
}

/** As `inTurn`, but not where another is at it already. */
async function alone(name: string, work: () => Promise<unknown>): Promise<void> {
  if (!navigator.locks) await work();
  else await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && work());
}

/** What was written meanwhile is not touched: the entry is in the diary all the same. */
async function keepAnswer(owner: string, sent: Slot, draft: Draft): Promise<void> {
  await inIndexedDb.change(keyOf(owner), (value) => {
    const slot = readSlot(value);
    return stampOf(slot) === stampOf(sent) ? { ...slot, draft, by: newId() } : slot;
  });
  tellNews({ owner });
}
