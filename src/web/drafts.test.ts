import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import {
  ANONYMOUS,
  type Draft,
  DraftKeeper,
  type DraftStatus,
  type DraftStorage,
  freshDraft,
  loadDraft,
  readDraft,
  SAVE_DELAY_MS,
} from '#web/drafts.ts';

function storageWith(drafts: Record<string, unknown> = {}): DraftStorage & { readonly held: Map<string, unknown> } {
  const held = new Map(Object.entries(drafts));
  return {
    held,
    get: async (key) => held.get(key),
    set: async (key, value) => void held.set(key, value),
    del: async (key) => void held.delete(key),
  };
}

const written = (inputDay: string, entry_id = 'id-1'): Draft => ({ ...freshDraft(entry_id), inputDay });

describe('loadDraft', () => {
  it('answers nothing when there is nothing', async () => {
    expect(await loadDraft('ana', storageWith())).toBeUndefined();
  });

  it('gives each owner their own', async () => {
    const storage = storageWith({ 'draft:ana': written('hers'), 'draft:ben': written('his') });
    expect((await loadDraft('ana', storage))?.inputDay).toBe('hers');
  });

  it('hands what was written while signed out to the learner who signs in, once', async () => {
    const storage = storageWith({ 'draft:anonymous': written('before') });
    expect((await loadDraft('ana', storage))?.inputDay).toBe('before');
    expect(storage.held.has(`draft:${ANONYMOUS}`)).toBe(false);
    expect((await loadDraft('ana', storage))?.inputDay).toBe('before');
    expect(await loadDraft('ben', storage)).toBeUndefined();
  });

  it('takes the place of an empty draft, never of a written one', async () => {
    const anonymous = written('before', 'id-2');
    const empty = storageWith({ 'draft:anonymous': anonymous, 'draft:ana': freshDraft('id-1') });
    expect(await loadDraft('ana', empty)).toEqual(anonymous);
    const full = storageWith({ 'draft:anonymous': anonymous, 'draft:ana': written('mine') });
    expect((await loadDraft('ana', full))?.inputDay).toBe('mine');
    expect(full.held.get('draft:anonymous')).toEqual(anonymous);
  });
});

test.each([
  ['nothing', undefined],
  ['a text', 'hello'],
  ['a draft without an id', { ...freshDraft('x'), entry_id: undefined }],
  ['a draft without a text', { ...freshDraft('x'), inputWell: undefined }],
  ['a mood that is none', { ...freshDraft('x'), mood: 7 }],
])('%s is no draft', (_, value) => {
  expect(readDraft(value)).toBeUndefined();
});

describe('DraftKeeper', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function keeper(storage: DraftStorage) {
    const statuses: DraftStatus[] = [];
    return { statuses, keeper: new DraftKeeper('ana', (status) => statuses.push(status), storage) };
  }

  it('stores the last of many keystrokes within a second of each, though one never stops typing', async () => {
    const storage = storageWith();
    const { keeper: it } = keeper(storage);
    for (let n = 1; n <= 30; n++) {
      it.keep(written(`${n}`));
      await vi.advanceTimersByTimeAsync(100);
      const stored = readDraft(storage.held.get('draft:ana'));
      expect(Number(stored?.inputDay ?? 0)).toBeGreaterThanOrEqual(n - 10);
    }
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
    expect(readDraft(storage.held.get('draft:ana'))?.inputDay).toBe('30');
  });

  it('says saving, then saved', async () => {
    const { keeper: it, statuses } = keeper(storageWith());
    it.keep(written('a'));
    expect(statuses).toEqual(['saving']);
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
    expect(statuses).toEqual(['saving', 'saved']);
  });

  it('says when it could not be stored', async () => {
    const { keeper: it, statuses } = keeper({ ...storageWith(), set: () => Promise.reject(new Error('forbidden')) });
    it.keep(written('a'));
    await it.flush();
    expect(statuses.at(-1)).toBe('unsaved');
  });

  it('stores at once when asked to', async () => {
    const storage = storageWith();
    const { keeper: it } = keeper(storage);
    it.keep(written('a'));
    await it.flush();
    expect(readDraft(storage.held.get('draft:ana'))?.inputDay).toBe('a');
    expect(it.hasPending).toBe(false);
  });

  it('wiped, it removes the draft and never stores again', async () => {
    const storage = storageWith();
    const { keeper: it } = keeper(storage);
    it.keep(written('a'));
    await it.flush();
    it.keep(written('b'));
    await it.wipe();
    it.keep(written('c'));
    await vi.advanceTimersByTimeAsync(10_000);
    await it.flush();
    expect(storage.held.size).toBe(0);
  });
});
