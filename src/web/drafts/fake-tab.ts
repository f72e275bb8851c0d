import { type Draft, type DraftStatus, freshDraft } from '#web/drafts/draft.ts';
import { DraftKeeper, type Held } from '#web/drafts/draft-keeper.ts';
import type { DraftStorage } from '#web/drafts/draft-storage.ts';
import type { fakeStorage } from '#web/drafts/fake-storage.ts';
import { readSlot } from '#web/drafts/slot.ts';

export const written = (inputDay: string, entry_id = 'id-1'): Draft => ({ ...freshDraft(entry_id), inputDay });
const feedback = { finishReason: 'STOP', correctedDay: '', correctedWell: '', correctedGrateful: '', topMistakes: [] };
export const checked = (inputDay: string): Draft => ({
  ...written(inputDay),
  checked: { day: '2026-11-21', feedback: { ...feedback, finishReason: 'STOP', checked_by: 'basic' } },
});

/** A tab: its keeper, and what its page shows. */
export class Tab {
  readonly statuses: DraftStatus[] = [];
  shown: Draft | undefined;
  held: Held = { aside: [] };
  readonly keeper: DraftKeeper;
  constructor(storage: DraftStorage, tab: string, tell: (tab: string) => void = () => undefined, owner = 'ana') {
    this.keeper = new DraftKeeper(
      owner,
      {
        onStatus: (status) => this.statuses.push(status),
        onHeld: (held) => {
          this.held = held;
        },
        onOpen: (draft) => {
          this.shown = draft;
        },
      },
      { storage, tab, now_ms: () => 1, tell: () => tell(tab) },
    );
  }
  write(draft: Draft): void {
    this.shown = draft;
    this.keeper.keep(draft);
  }
  async writes(text: string): Promise<void> {
    this.write({ ...(this.shown ?? freshDraft('id-1')), inputDay: text });
    await this.keeper.flush();
  }
  get text(): string | undefined {
    return this.shown?.inputDay;
  }
}

export const slotIn = (storage: ReturnType<typeof fakeStorage>) => readSlot(storage.held.get('draft:ana'));
export const asideIn = (storage: ReturnType<typeof fakeStorage>) =>
  slotIn(storage).aside.map(({ draft }) => draft.inputDay);
