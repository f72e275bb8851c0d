import { isBlank } from '#domain/entry.ts';
import { type Draft, isEmptyDraft, isWithin, readDraft } from '#web/drafts/draft.ts';

/** What one owner has on this device. It is one value, so that each change of it is one transaction. */
export type Slot = {
  /** What is being written; undefined once it was finished. */
  readonly draft?: Draft | undefined;
  /** The tab that wrote it, and which of that tab's writings it was: no two writings ever share both. */
  readonly by: string;
  readonly n: number;
  /** When it was written last, in ms since 1970; 0: nobody knows. */
  readonly edited_ms: number;
  /** Texts that stand beside it until the learner says what becomes of them. */
  readonly aside: readonly Aside[];
  /** Of what was written signed out: the accounts that said it is not theirs (unclaimed.ts). */
  readonly notOf?: readonly string[] | undefined;
};

/** A text that could not be the draft: of an older tab, of the time before signing in, of an earlier day. */
export type Aside = {
  readonly draft: Draft;
  readonly why: 'tab' | 'signed-out' | 'earlier';
  readonly edited_ms: number;
  /** The tab in which it is still being written. */
  readonly by?: string | undefined;
};

/** Who writes, when, and what that tab has seen of others (`stampOf`). */
export type Writer = { readonly tab: string; readonly n: number; readonly now_ms: number; readonly seen: string };

const EMPTY: Slot = { by: '', n: 0, edited_ms: 0, aside: [] };

/** A stored value as a slot. A draft alone is what earlier versions of the page stored. */
export function readSlot(value: unknown): Slot {
  const draft = readDraft(value);
  if (draft) return { ...EMPTY, draft };
  if (typeof value !== 'object' || value === null) return EMPTY;
  const slot = { ...EMPTY, ...(value as Partial<Slot>) };
  const aside = Array.isArray(slot.aside) ? slot.aside : [];
  return { ...slot, draft: readDraft(slot.draft), aside: aside.filter((one) => readDraft(one?.draft)) };
}

export const stampOf = ({ by, n }: Slot): string => `${by}:${n}`;

/** The draft there is one, and it holds something. */
export const heldIn = ({ draft }: Slot): Draft | undefined => (draft && !isEmptyDraft(draft) ? draft : undefined);

/** What stands there was written by this tab, or this tab shows it. */
export const isKnownTo = (slot: Slot, { tab, seen }: Pick<Writer, 'tab' | 'seen'>): boolean =>
  slot.by === tab || stampOf(slot) === seen;

/**
 * The texts aside with one more; of two of which one holds the other's words, only that one. What was checked is in the
 * diary already.
 */
export function withAside(aside: readonly Aside[], one: Aside): readonly Aside[] {
  if (isBlank(one.draft) || one.draft.checked) return aside;
  const others = aside.filter(({ draft }) => !isWithin(draft, one.draft));
  return others.some(({ draft }) => isWithin(one.draft, draft)) ? others : [...others, one];
}

/** The slot after a tab wrote. What that tab has not seen stays the draft, and its own text stands aside. */
export function written(slot: Slot, draft: Draft, writer: Writer): Slot {
  const { tab, n, now_ms } = writer;
  const aside = slot.aside.filter(({ by }) => by !== tab);
  if (!heldIn(slot) || isKnownTo(slot, writer)) return { draft, by: tab, n, edited_ms: now_ms, aside };
  return { ...slot, notOf: undefined, aside: withAside(aside, { draft, why: 'tab', edited_ms: now_ms, by: tab }) };
}

/** The slot after a tab finished its draft. The words of others stay. */
export function finished(slot: Slot, draft: Draft, writer: Writer): Slot {
  const aside = slot.aside.filter((one) => one.by !== writer.tab && !isWithin(one.draft, draft));
  return isKnownTo(slot, writer) ? { ...EMPTY, by: writer.tab, n: writer.n, aside } : { ...slot, aside };
}
