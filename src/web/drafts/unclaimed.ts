import { isBlank } from '#domain/entry.ts';
import { decide } from '#web/drafts/choices.ts';
import { ANONYMOUS, type Draft, isWithin } from '#web/drafts/draft.ts';
import type { DraftKeeper } from '#web/drafts/draft-keeper.ts';
import { tellNews } from '#web/drafts/draft-news.ts';
import { type DraftStorage, inIndexedDb, keyOf } from '#web/drafts/draft-storage.ts';
import { heldIn, readSlot, type Slot, stampOf, withAside } from '#web/drafts/slot.ts';

/*
 * What was written here while signed out. On a shared computer it may be someone else's, so it becomes part of an account
 * only after a question (docs/decisions/0021).
 */

/** Tells the accounts of a device apart; too short to name one. */
const markOf = (owner: string): string => owner.slice(0, 8);

/** The texts with words in a slot. */
export const textsIn = ({ draft, aside }: Slot): readonly Draft[] =>
  [draft, ...aside.map((one) => one.draft)].filter((one) => one !== undefined).filter((one) => !isBlank(one));

/** What was written signed out and this account has not refused yet; undefined when there is none. */
export async function findUnclaimed(owner: string, storage: DraftStorage = inIndexedDb): Promise<Slot | undefined> {
  const slot = readSlot(await storage.get(keyOf(ANONYMOUS)));
  return textsIn(slot).length > 0 && !slot.notOf?.includes(markOf(owner)) ? slot : undefined;
}

/** It is theirs: it becomes the draft, or stands aside of the one that they have. */
export async function claim(keeper: DraftKeeper, found: Slot, storage: DraftStorage = inIndexedDb): Promise<void> {
  // First here, then away from there: cut in between, it is here already and joins without a trace.
  if (!(await decide(keeper, (slot) => joined(slot, found)))) return;
  await changeFound(found, storage, () => undefined);
}

/** It is not: it stays where it is for visitors who are signed out, and this account is not asked again. */
export const disclaim = (owner: string, found: Slot, storage: DraftStorage = inIndexedDb): Promise<void> =>
  changeFound(found, storage, (slot) => ({ ...slot, notOf: [...(slot.notOf ?? []), markOf(owner)] }));

/** Changes what was found; left alone where another tab has written there since. */
async function changeFound(found: Slot, storage: DraftStorage, edit: (slot: Slot) => Slot | undefined): Promise<void> {
  await storage.change(keyOf(ANONYMOUS), (value) =>
    value !== undefined && stampOf(readSlot(value)) === stampOf(found) ? edit(readSlot(value)) : value,
  );
  tellNews({ owner: ANONYMOUS });
}

/** The slot of a learner with what was written on this device before they signed in. */
function joined(slot: Slot, { notOf: _, ...before }: Slot): Slot {
  const draft = heldIn(before);
  const all = before.aside.reduce(withAside, slot.aside);
  if (!draft) return { ...slot, aside: all };
  const own = heldIn(slot);
  if (!own || (!own.checked && isWithin(own, draft))) return { ...before, aside: all };
  if (isWithin(draft, own)) return { ...slot, aside: all };
  return { ...slot, aside: withAside(all, { draft, why: 'signed-out', edited_ms: before.edited_ms }) };
}
