import { sameTexts } from '#domain/entry.ts';
import { type Draft, type DraftStatus, isEmptyDraft } from '#web/drafts/draft.ts';
import { tellNews } from '#web/drafts/draft-news.ts';
import { type DraftStorage, inIndexedDb, keyOf } from '#web/drafts/draft-storage.ts';
import {
  type Aside,
  finished,
  heldIn,
  isKnownTo,
  readSlot,
  type Slot,
  stampOf,
  type Writer,
  written,
} from '#web/drafts/slot.ts';
import { newId } from '#web/lib/new-id.ts';

/** How long a keystroke waits for the next ones, in ms; the draft is stored within a second of each. */
export const SAVE_DELAY_MS = 300;

/** What this device holds beside the text that the tab shows. */
export type Held = {
  /** A newer text of the same learner, from another tab. */
  readonly rival?: Draft | undefined;
  readonly aside: readonly Aside[];
};

/** What a keeper tells. */
export type Listener = {
  readonly onStatus: (status: DraftStatus) => void;
  readonly onHeld: (held: Held) => void;
  /** The tab goes on with this draft; undefined: with a fresh one. */
  readonly onOpen: (draft: Draft | undefined, edited_ms: number) => void;
};

/** Where it is kept, the id of the tab, the clock, and how other tabs hear of it. */
export type KeeperOptions = {
  readonly storage?: DraftStorage;
  readonly tab?: string;
  readonly now_ms?: () => number;
  readonly tell?: typeof tellNews;
};

const THIS_TAB = newId();
let writings = 0;

/**
 * Keeps one owner's draft on this device while it changes in this tab. A text that this tab has not seen is never written
 * over: then both stay, and the learner is asked.
 */
export class DraftKeeper {
  private pending: Draft | undefined;
  /** What the tab shows, as far as it holds anything. */
  own: Draft | undefined;
  /** The writing of another tab that this one shows (`stampOf`). */
  seen = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  /** How many changes of the storage this keeper began: what was read before one of them is old. */
  private changes = 0;
  private readonly owner: string;
  private readonly listener: Listener;
  private readonly storage: DraftStorage;
  /** Told apart from every other tab of this browser. */
  readonly tab: string;
  private readonly now_ms: () => number;
  private readonly tell: typeof tellNews;

  constructor(owner: string, listener: Listener, options: KeeperOptions = {}) {
    this.owner = owner;
    this.listener = listener;
    this.storage = options.storage ?? inIndexedDb;
    this.tab = options.tab ?? THIS_TAB;
    this.now_ms = options.now_ms ?? Date.now;
    this.tell = options.tell ?? tellNews;
  }

  /** Looks for the owner's draft and goes on with it. Rejects when the storage cannot be read. */
  async open(): Promise<void> {
    const slot = readSlot(await this.storage.get(keyOf(this.owner)));
    if (this.isClosed) return;
    // A storage that was silent for long may answer while one writes already.
    if (!this.own) this.take(slot);
    else if (heldIn(slot)) this.compare(slot);
  }

  /** Stores the draft soon. The wait is not begun anew by each keystroke, so it has an end while one types. */
  keep(draft: Draft): void {
    if (this.isClosed) return;
    this.own = draft;
    this.pending = draft;
    this.listener.onStatus('saving');
    this.timer ??= setTimeout(() => void this.flush(), SAVE_DELAY_MS);
  }

  /** Stores at once what is still waiting. */
  async flush(): Promise<void> {
    const draft = this.takePending();
    if (!draft) return;
    const slot = await this.change((before, writer) => written(before, draft, writer));
    if (this.pending || this.isClosed) return;
    this.listener.onStatus(slot ? 'saved' : 'unsaved');
    if (slot) this.compare(slot);
  }

  /** Looks whether another tab went on with the draft. */
  async look(): Promise<void> {
    if (this.isClosed || this.pending) return;
    const { changes } = this;
    const value = await this.storage.get(keyOf(this.owner)).catch(() => undefined);
    if (this.isClosed || this.pending || this.changes !== changes) return;
    // Nothing at all: the browser was cleaned. What the tab shows stays, and is stored again with its next change.
    if (value !== undefined) this.compare(readSlot(value));
  }

  /** Removes the draft, which was finished, and keeps nothing from here on. */
  async wipe(): Promise<void> {
    const draft = this.own;
    this.close();
    this.takePending();
    if (draft) await this.change((before, writer) => finished(before, draft, writer));
  }

  /** Everything of the owner was removed; the tab begins anew. */
  forget(): void {
    this.take(readSlot(undefined));
  }

  /** Keeps nothing from here on, save what was waiting already. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** What another tab wrote is taken over where nothing of this one is lost by it; else it is told as the rival. */
  private compare(slot: Slot): void {
    const { own } = this;
    const isLeft = own && !slot.draft && slot.aside.some(({ by }) => by === this.tab);
    if (isKnownTo(slot, this)) this.tellHeld(slot);
    // The other tab finished its text; what was written here meanwhile is another entry.
    else if (isLeft) this.keep(own);
    else if (!slot.draft || !own || isEmptyDraft(own) || (sameTexts(own, slot.draft) && !own.checked)) this.take(slot);
    else this.tellHeld(slot, own.checked || isEmptyDraft(slot.draft) ? undefined : slot.draft);
  }

  /** Goes on with what stands there. */
  take(slot: Slot): void {
    this.takePending();
    this.seen = stampOf(slot);
    this.own = slot.draft;
    this.listener.onOpen(slot.draft, slot.edited_ms);
    this.tellHeld(slot);
  }

  /** What was waiting to be stored; it does not wait any more. */
  takePending(): Draft | undefined {
    const { pending } = this;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.pending = undefined;
    return pending;
  }

  private tellHeld({ aside }: Slot, rival?: Draft): void {
    this.listener.onHeld({ rival, aside: aside.filter(({ by }) => by !== this.tab) });
  }

  /** One transaction on the slot; undefined when the storage fails. */
  async change(edit: (slot: Slot, writer: Writer) => Slot): Promise<Slot | undefined> {
    this.changes += 1;
    writings += 1;
    const writer = { tab: this.tab, n: writings, now_ms: this.now_ms(), seen: this.seen };
    try {
      const slot = await this.storage.change(keyOf(this.owner), (value) => edit(readSlot(value), writer));
      this.tell({ owner: this.owner });
      return slot;
    } catch {
      return undefined;
    }
  }
}
