import { del, get, set } from 'idb-keyval';
import type { Edit } from '#domain/edits.ts';
import { type EntryInput, isBlank, PARTS } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';
import { isMood, MOOD_UNSET } from '#domain/mood.ts';

/** What is being written, kept on this device until it is finished. */
export type Draft = EntryInput & {
  /** The UUID under which it is sent: asking twice never makes two entries. */
  readonly entry_id: string;
  /** Once it was corrected: the feedback, the learner's day and what they meant, so that a reload shows it again. */
  readonly checked?:
    | { readonly feedback: Feedback; readonly day: string; readonly meant?: readonly MeantWords[] | undefined }
    | undefined;
};

/** A change of a correction by its words; the learner meant them as they were. */
export type MeantWords = Pick<Edit, 'original' | 'replacement'>;

/** Whose draft it is while nobody is signed in. */
export const ANONYMOUS = 'anonymous';

/** Where drafts lie; any of it may fail, as in a browser that forbids storage. */
export type DraftStorage = {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: unknown) => Promise<void>;
  readonly del: (key: string) => Promise<void>;
};

/** Every failure is a rejection, also where naming IndexedDB alone throws. */
const inIndexedDb: DraftStorage = {
  get: async (key) => get<unknown>(key),
  set: async (key, value) => set(key, value),
  del: async (key) => del(key),
};
const keyOf = (owner: string): string => `draft:${owner}`;

export const freshDraft = (entry_id: string): Draft => ({
  entry_id,
  inputDay: '',
  inputWell: '',
  inputGrateful: '',
  mood: MOOD_UNSET,
});

/** Nothing was written, chosen or corrected. */
export const isEmptyDraft = (draft: Draft): boolean => isBlank(draft) && draft.mood === MOOD_UNSET && !draft.checked;

/** A stored value as a draft, or undefined when it is none: an older version of the page may have written it. */
export function readDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const draft = value as Partial<Draft>;
  const hasTexts = PARTS.every((part) => typeof draft[`input${part}`] === 'string');
  const hasMood = draft.mood === MOOD_UNSET || isMood(draft.mood);
  return hasTexts && hasMood && typeof draft.entry_id === 'string' ? (draft as Draft) : undefined;
}

/**
 * The owner's draft. What was written while signed out becomes the draft of the learner who then signs in, unless they have
 * one already. Rejects when the storage cannot be read.
 */
export async function loadDraft(owner: string, storage: DraftStorage = inIndexedDb): Promise<Draft | undefined> {
  const own = readDraft(await storage.get(keyOf(owner)));
  if (owner === ANONYMOUS || (own && !isEmptyDraft(own))) return own;
  const anonymous = readDraft(await storage.get(keyOf(ANONYMOUS)));
  if (!anonymous || isEmptyDraft(anonymous)) return own;
  await storage.set(keyOf(owner), anonymous);
  await storage.del(keyOf(ANONYMOUS));
  return anonymous;
}

/** Removes the owner's draft: it was finished, or its learner signed out. */
export const wipeDraft = (owner: string, storage: DraftStorage = inIndexedDb): Promise<void> =>
  storage.del(keyOf(owner));

/** What the page says of the draft: 'idle' before there is anything to keep. */
export type DraftStatus = 'idle' | 'saving' | 'saved' | 'unsaved';

/** How long a keystroke waits for the next ones, in ms; the draft is stored within a second of each. */
export const SAVE_DELAY_MS = 400;

/** Keeps one owner's draft on this device while it changes. */
export class DraftKeeper {
  private pending: Draft | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private readonly owner: string;
  private readonly onStatus: (status: DraftStatus) => void;
  private readonly storage: DraftStorage;

  constructor(owner: string, onStatus: (status: DraftStatus) => void, storage: DraftStorage = inIndexedDb) {
    this.owner = owner;
    this.onStatus = onStatus;
    this.storage = storage;
  }

  /** Stores the draft soon. The wait is not begun anew by each keystroke, so it has an end while one types. */
  keep(draft: Draft): void {
    if (this.isClosed) return;
    this.pending = draft;
    this.onStatus('saving');
    this.timer ??= setTimeout(() => void this.flush(), SAVE_DELAY_MS);
  }

  /** Stores at once what is still waiting. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const draft = this.pending;
    if (!draft) return;
    this.pending = undefined;
    const isStored = await this.storage.set(keyOf(this.owner), draft).then(
      () => true,
      () => false,
    );
    if (!this.pending && !this.isClosed) this.onStatus(isStored ? 'saved' : 'unsaved');
  }

  /** Removes the draft and keeps nothing from here on. */
  async wipe(): Promise<void> {
    this.isClosed = true;
    this.pending = undefined;
    clearTimeout(this.timer);
    await wipeDraft(this.owner, this.storage).catch(() => undefined);
  }

  /** Something is on its way to the storage. */
  get hasPending(): boolean {
    return this.pending !== undefined;
  }
}
