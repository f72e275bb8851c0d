import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAVE_DELAY_MS } from '#web/drafts/draft-keeper.ts';
import type { DraftStorage } from '#web/drafts/draft-storage.ts';
import { fakeStorage } from '#web/drafts/fake-storage.ts';
import { asideIn, slotIn, Tab, written } from '#web/drafts/fake-tab.ts';

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
