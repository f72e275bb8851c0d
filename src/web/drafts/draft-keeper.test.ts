import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { decide, drop, keepThis, putTogether, startAfresh, takeInstead, takeNewer } from '#web/drafts/choices.ts';
import { type Draft, type DraftStatus, freshDraft } from '#web/drafts/draft.ts';
import { DraftKeeper, type Held, SAVE_DELAY_MS } from '#web/drafts/draft-keeper.ts';
import type { DraftStorage } from '#web/drafts/draft-storage.ts';
import { fakeStorage, inOrder } from '#web/drafts/fake-storage.ts';
import { readSlot } from '#web/drafts/slot.ts';

const written = (inputDay: string, entry_id = 'id-1'): Draft => ({ ...freshDraft(entry_id), inputDay });
const feedback = { finishReason: 'STOP', correctedDay: '', correctedWell: '', correctedGrateful: '', topMistakes: [] };
const checked = (inputDay: string): Draft => ({
  ...written(inputDay),
  checked: { day: '2026-11-21', feedback: { ...feedback, finishReason: 'STOP', checked_by: 'basic' } },
});

/** A tab: its keeper, and what its page shows. */
class Tab {
  readonly statuses: DraftStatus[] = [];
  shown: Draft | undefined;
  held: Held = { aside: [] };
  readonly keeper: DraftKeeper;
  constructor(storage: DraftStorage, tab: string, tell: (tab: string) => void = () => undefined) {
    this.keeper = new DraftKeeper(
      'ana',
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

const slotIn = (storage: ReturnType<typeof fakeStorage>) => readSlot(storage.held.get('draft:ana'));
const asideIn = (storage: ReturnType<typeof fakeStorage>) => slotIn(storage).aside.map(({ draft }) => draft.inputDay);

describe('one tab', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('stores the last of many keystrokes within a second of each, though one never stops typing', async () => {
    const storage = fakeStorage();
    const { keeper } = new Tab(storage, 'a');
    for (let n = 1; n <= 30; n++) {
      keeper.keep(written(`${n}`));
      await vi.advanceTimersByTimeAsync(100);
      expect(Number(slotIn(storage).draft?.inputDay ?? 0)).toBeGreaterThanOrEqual(n - 10);
    }
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
    expect(slotIn(storage).draft?.inputDay).toBe('30');
  });

  it('says saving, then saved', async () => {
    const { keeper, statuses } = new Tab(fakeStorage(), 'a');
    keeper.keep(written('a'));
    expect(statuses).toEqual(['saving']);
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
    expect(statuses).toEqual(['saving', 'saved']);
  });

  it('says when it could not be stored, and stores it with the next keystroke', async () => {
    const storage = fakeStorage();
    let isForbidden = true;
    const change: DraftStorage['change'] = (key, edit) =>
      isForbidden ? Promise.reject(new Error('forbidden')) : storage.change(key, edit);
    const { keeper, statuses } = new Tab({ ...storage, change }, 'a');
    keeper.keep(written('a'));
    await keeper.flush();
    expect(statuses.at(-1)).toBe('unsaved');
    isForbidden = false;
    keeper.keep(written('ab'));
    await keeper.flush();
    expect(statuses.at(-1)).toBe('saved');
    expect(slotIn(storage).draft?.inputDay).toBe('ab');
  });

  it('wiped, it holds no word and never stores again', async () => {
    const storage = fakeStorage();
    const { keeper } = new Tab(storage, 'a');
    keeper.keep(written('secret'));
    await keeper.flush();
    keeper.keep(written('secret too'));
    await keeper.wipe();
    keeper.keep(written('secret again'));
    await vi.advanceTimersByTimeAsync(10_000);
    await keeper.flush();
    expect(JSON.stringify([...storage.held])).not.toContain('secret');
  });

  it('told that its learner signed out for good, it begins anew and stores nothing that was waiting', async () => {
    const storage = fakeStorage();
    const tab = new Tab(storage, 'a');
    tab.write(written('secret'));
    tab.keeper.forget();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tab.shown).toBeUndefined();
    expect(storage.held.size).toBe(0);
  });

  it('keeps what is shown where the browser was cleaned meanwhile', async () => {
    const storage = fakeStorage();
    const tab = new Tab(storage, 'a');
    await tab.writes('here');
    storage.held.clear();
    await tab.keeper.look();
    expect(tab.text).toBe('here');
    await tab.writes('here still');
    expect(slotIn(storage).draft?.inputDay).toBe('here still');
  });

  it('opens late without taking away what was typed by then', async () => {
    let answer = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const storage = fakeStorage({ 'draft:ana': written('before') }, () => late);
    const tab = new Tab(storage, 'a');
    const opening = tab.keeper.open();
    tab.write(written('now', 'id-2'));
    answer();
    await opening;
    await tab.keeper.flush();
    expect(tab.text).toBe('now');
    expect(tab.held.rival?.inputDay).toBe('before');
    expect(asideIn(storage)).toEqual(['now']);
  });
});

describe('two tabs', () => {
  async function twoTabs(text = 'I go') {
    const storage = fakeStorage({ 'draft:ana': written(text) });
    const [a, b] = [new Tab(storage, 'a'), new Tab(storage, 'b')];
    await a.keeper.open();
    await b.keeper.open();
    return { storage, a, b };
  }

  it('the newer text stays, and the older tab is told of it without being looked at', async () => {
    const { storage, a, b } = await twoTabs();
    await b.writes('I go home');
    await a.writes('I go out');
    expect(slotIn(storage).draft?.inputDay).toBe('I go home');
    expect(a.held.rival?.inputDay).toBe('I go home');
    expect(a.statuses.at(-1)).toBe('saved');
    expect(asideIn(storage)).toEqual(['I go out']);
  });

  it('hearing of a newer text, the older tab shows its own on', async () => {
    const { a, b } = await twoTabs();
    await b.writes('I go home');
    await a.keeper.look();
    expect(a.text).toBe('I go');
    expect(a.held.rival?.inputDay).toBe('I go home');
  });

  it('uses the newer text: the own words stand aside unless the newer text holds them', async () => {
    const { storage, a, b } = await twoTabs();
    await b.writes('I go home');
    await a.keeper.look();
    await decide(a.keeper, takeNewer);
    expect([a.text, a.held.rival, asideIn(storage)]).toEqual(['I go home', undefined, []]);
    await b.writes('I go home now');
    await a.writes('I go home late');
    await decide(a.keeper, takeNewer);
    expect([a.text, a.held.rival, asideIn(storage)]).toEqual(['I go home now', undefined, ['I go home late']]);
    await a.writes('I go home now.');
    expect(slotIn(storage).draft?.inputDay).toBe('I go home now.');
  });

  it('keeps this text: the newer one stands aside, and its tab is asked in turn', async () => {
    const { storage, a, b } = await twoTabs();
    await b.writes('I go home');
    await a.writes('I go out');
    await decide(a.keeper, keepThis);
    expect([slotIn(storage).draft?.inputDay, asideIn(storage)]).toEqual(['I go out', ['I go home']]);
    await b.keeper.look();
    expect(b.held.rival?.inputDay).toBe('I go out');
    await decide(b.keeper, keepThis);
    expect([slotIn(storage).draft?.inputDay, asideIn(storage)]).toEqual(['I go home', ['I go out']]);
  });

  it('an empty tab, and one that shows the same words, goes on with the other one’s draft', async () => {
    const { a, b } = await twoTabs('');
    await b.writes('I go home');
    await a.keeper.look();
    expect([a.text, a.held.rival]).toEqual(['I go home', undefined]);
    b.write(checked('I go home'));
    await b.keeper.flush();
    await a.keeper.look();
    expect([a.shown?.checked?.day, a.held.rival]).toEqual(['2026-11-21', undefined]);
  });

  it('finished in one, the other begins anew; what was written only there goes on as an entry', async () => {
    const { storage, a, b } = await twoTabs();
    await b.writes('I go home');
    await b.keeper.wipe();
    await a.keeper.look();
    expect(a.text).toBeUndefined();
    const again = await twoTabs();
    await again.b.writes('I go home');
    await again.a.writes('I go out');
    await again.b.keeper.wipe();
    await again.a.keeper.look();
    await again.a.keeper.flush();
    expect([again.a.text, slotIn(again.storage).draft?.inputDay, asideIn(again.storage)]).toEqual([
      'I go out',
      'I go out',
      [],
    ]);
    expect(slotIn(storage).draft).toBeUndefined();
  });

  it('finishing the older text leaves the newer one', async () => {
    const { storage, a, b } = await twoTabs();
    a.write(checked('I go'));
    await b.writes('I go home');
    await a.keeper.flush();
    await a.keeper.wipe();
    expect(slotIn(storage).draft?.inputDay).toBe('I go home');
  });
});

describe('texts that stand aside', () => {
  async function withOneAside() {
    const storage = fakeStorage({ 'draft:ana': written('mine'), 'draft:anonymous': written('before', 'id-2') });
    const tab = new Tab(storage, 'a');
    await tab.keeper.open();
    const [one] = tab.held.aside;
    if (!one) throw new Error('nothing stands aside');
    return { storage, tab, one };
  }

  it.each([
    ['put together', putTogether, 'mine\n\nbefore', []],
    ['swapped', takeInstead, 'before', ['mine']],
    ['removed', drop, 'mine', []],
  ])('can be %s', async (_, choice, text, aside) => {
    const { storage, tab, one } = await withOneAside();
    expect(one).toMatchObject({ why: 'signed-out', draft: { inputDay: 'before' } });
    await decide(tab.keeper, choice(one));
    expect([tab.text, asideIn(storage)]).toEqual([text, aside]);
    expect(tab.held.aside.map(({ draft }) => draft.inputDay)).toEqual(aside);
  });

  it('a page of an earlier day stands aside of a new one', async () => {
    const { storage, tab } = await withOneAside();
    await decide(tab.keeper, startAfresh);
    expect([tab.shown, asideIn(storage)]).toEqual([undefined, ['before', 'mine']]);
  });

  it('outlives the end of the draft', async () => {
    const { storage, tab } = await withOneAside();
    await tab.keeper.wipe();
    expect([slotIn(storage).draft, asideIn(storage)]).toEqual([undefined, ['before']]);
  });
});

test('whatever two or three tabs do at once, no word that was stored is lost', async () => {
  const acts = fc.constantFrom('write', 'write', 'flush', 'look', 'newer', 'this', 'reload');
  const plan = fc.array(fc.record({ who: fc.integer({ min: 0, max: 2 }), act: acts }), { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), plan, async (scheduler, steps) => {
      const storage = fakeStorage({}, () => scheduler.schedule(Promise.resolve()));
      let opened = 0;
      const open = () => {
        const tab = new Tab(inOrder(storage), `tab ${opened++}`);
        return { tab, opening: tab.keeper.open() };
      };
      const tabs = [open(), open(), open()];
      await scheduler.waitFor(Promise.all(tabs.map(({ opening }) => opening)));
      const stored = new Set<string>();
      const doing: Promise<unknown>[] = [];
      steps.forEach(({ who, act }, n) => {
        const tab = tabs[who]?.tab;
        if (!tab) return;
        if (act === 'write') {
          tab.write(written(`${tab.text ?? ''}<${n}>`));
          stored.add(`<${n}>`);
        }
        // The page of a tab that is closed stores what is pending.
        if (act === 'flush' || act === 'reload') doing.push(tab.keeper.flush());
        if (act === 'look') doing.push(tab.keeper.look());
        if (act === 'newer') doing.push(decide(tab.keeper, takeNewer));
        if (act === 'this') doing.push(decide(tab.keeper, keepThis));
        if (act === 'reload') {
          tab.keeper.close();
          const next = open();
          tabs[who] = next;
          doing.push(next.opening);
        }
      });
      await scheduler.waitFor(Promise.all(doing));
      await scheduler.waitFor(Promise.all(tabs.map(({ tab }) => tab.keeper.flush())));
      const kept = [slotIn(storage).draft?.inputDay ?? '', ...asideIn(storage)].join(' ');
      for (const word of stored) expect(kept).toContain(word);
    }),
    { numRuns: 300 },
  );
});
