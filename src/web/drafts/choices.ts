import { inputOf, PARTS } from '#domain/entry.ts';
import { MOOD_UNSET } from '#domain/mood.ts';
import { type Draft, isWithin } from '#web/drafts/draft.ts';
import type { DraftKeeper } from '#web/drafts/draft-keeper.ts';
import { type Aside, type Slot, type Writer, withAside } from '#web/drafts/slot.ts';

/* What a learner can decide where there is more than one text. Whatever it is, no word goes but by `drop`. */

/** What becomes of the slot by a learner's choice, given what the tab shows. */
export type Choice = (
  slot: Slot,
  own: Draft | undefined,
  writer: Writer,
) => Pick<Slot, 'draft' | 'aside'> & Partial<Slot>;

/** Does with the texts what the learner chose, and goes on with the draft that comes of it; false when the storage fails. */
export async function decide(keeper: DraftKeeper, choice: Choice): Promise<boolean> {
  await keeper.flush();
  const { own } = keeper;
  let slot = await keeper.change((before, writer) => chosen(before, choice(before, own, writer), writer));
  // What was typed until now was typed into what the tab showed before.
  for (let typed = keeper.takePending(); slot && typed; typed = keeper.takePending()) {
    const late = typed;
    slot = await keeper.change((before, { now_ms }) => beside(before, textAside(late, now_ms)));
  }
  if (slot) keeper.take(slot);
  return slot !== undefined;
}

/** The slot after a choice. A draft that stays as it was is still the writing of the tab that wrote it. */
function chosen(before: Slot, after: ReturnType<Choice>, { tab, n, now_ms }: Writer): Slot {
  return after.draft && after.draft === before.draft
    ? { ...before, ...after }
    : { by: tab, n, edited_ms: now_ms, ...after };
}

const beside = (slot: Slot, one: Aside): Slot =>
  slot.draft && isWithin(one.draft, slot.draft) ? slot : { ...slot, aside: withAside(slot.aside, one) };

/** Goes on with what another tab wrote; what this tab shows stands aside. */
export const takeNewer: Choice = (slot, own, { tab, now_ms }) => {
  const aside = others(slot, tab);
  // It may have been finished meanwhile.
  if (!slot.draft) return settled(own, aside);
  return settled(slot.draft, own ? [...aside, textAside(own, now_ms)] : aside);
};

/** Goes on with what this tab shows; what the other tab wrote stands aside. */
export const keepThis: Choice = (slot, own, { tab, now_ms }) =>
  settled(own, slot.draft ? [...others(slot, tab), textAside(slot.draft, now_ms)] : others(slot, tab));

/** Adds the words of a text that stands aside to the end of the draft. */
export const putTogether =
  (one: Aside): Choice =>
  (slot, own) =>
    settled(unasked(own ? joinedTexts(own, one.draft) : one.draft), without(slot, one));

/** Goes on with a text that stands aside; the draft takes its place there. */
export const takeInstead =
  (one: Aside): Choice =>
  (slot, own, { now_ms }) =>
    settled(unasked(one.draft), own ? [...without(slot, one), textAside(own, now_ms)] : without(slot, one));

/** Removes a text that stands aside. */
export const drop =
  (one: Aside): Choice =>
  (slot, own) => ({ draft: own, aside: without(slot, one) });

/** Begins a new page; what was written on an earlier day stands aside. */
export const startAfresh: Choice = (slot, own, { now_ms }) => ({
  aside: own ? withAside(slot.aside, { draft: own, why: 'earlier', edited_ms: slot.edited_ms || now_ms }) : slot.aside,
});

/** Goes on with what was written on an earlier day. */
export const goOn: Choice = (slot, own) => ({ draft: own, aside: slot.aside });

/** What goes out by itself is what was asked for, as it was then. */
const unasked = ({ queued: _, ...draft }: Draft): Draft => draft;

const textAside = (draft: Draft, edited_ms: number): Aside => ({ draft, why: 'tab', edited_ms });
const others = ({ aside }: Slot, tab: string): readonly Aside[] => aside.filter(({ by }) => by !== tab);
const without = ({ aside }: Slot, { draft, why }: Aside): readonly Aside[] =>
  aside.filter((other) => other.why !== why || JSON.stringify(other.draft) !== JSON.stringify(draft));

/** The draft, and beside it what it does not hold itself. */
function settled(draft: Draft | undefined, aside: readonly Aside[]): Pick<Slot, 'draft' | 'aside'> {
  const kept = aside.reduce(withAside, [] as readonly Aside[]);
  return { draft, aside: draft ? kept.filter((one) => !isWithin(one.draft, draft)) : kept };
}

function joinedTexts(draft: Draft, more: Draft): Draft {
  const texts = PARTS.map((part) => {
    const words = [inputOf(draft, part), inputOf(more, part)].filter((text) => text.trim() !== '');
    return [`input${part}`, words.join('\n\n')] as const;
  });
  const mood = draft.mood === MOOD_UNSET ? more.mood : draft.mood;
  return { ...draft, ...(Object.fromEntries(texts) as Pick<Draft, `input${(typeof PARTS)[number]}`>), mood };
}
