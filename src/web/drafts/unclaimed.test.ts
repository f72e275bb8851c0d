import { describe, expect, it, test } from 'vitest';
import { type Draft, freshDraft } from '#web/drafts/draft.ts';
import { wipeDraft } from '#web/drafts/draft-storage.ts';
import { fakeStorage } from '#web/drafts/fake-storage.ts';
import { slotIn, Tab, written } from '#web/drafts/fake-tab.ts';
import { readSlot, type Slot } from '#web/drafts/slot.ts';
import { claim, disclaim, findUnclaimed, textsIn } from '#web/drafts/unclaimed.ts';

const ANA = 'ana';
const slot = (draft: Draft, n = 1): Slot => ({ draft, by: 'a', n, edited_ms: 5, aside: [] });
const before = slot(written('before', 'id-2'));

/** A tab of Ana's, and what was found that was written signed out. */
async function opened(drafts: Record<string, unknown>, storage = fakeStorage(drafts)) {
  const tab = new Tab(storage, 'tab-1');
  await tab.keeper.open();
  const found = await findUnclaimed(ANA, storage);
  if (!found) throw new Error('Nothing was found.');
  return { tab, storage, found };
}
const anonymousIn = (storage: ReturnType<typeof fakeStorage>) => readSlot(storage.held.get('draft:anonymous'));

test('opening an account’s draft takes nothing of what was written signed out', async () => {
  const { tab, storage, found } = await opened({ 'draft:anonymous': before });
  expect([tab.text, tab.held.aside]).toEqual([undefined, []]);
  expect(textsIn(found).map(({ inputDay }) => inputDay)).toEqual(['before']);
  await wipeDraft(ANA, storage);
  expect(anonymousIn(storage)).toEqual(before);
});

it.each([
  ['nothing', undefined],
  ['an empty page', slot(freshDraft('id-1'))],
  ['a mood alone', slot({ ...freshDraft('id-1'), mood: 3 })],
])('%s is not asked about', async (_, value) => {
  expect(await findUnclaimed(ANA, fakeStorage({ 'draft:anonymous': value }))).toBeUndefined();
});

describe('the answer yes', () => {
  it.each([
    ['makes it the draft where there is none', undefined, 'before', []],
    ['makes it the draft in place of an empty one', slot(freshDraft('id-1')), 'before', []],
    ['puts it aside of a draft', slot(written('mine')), 'mine', ['before']],
    ['takes it where it goes on with the same words', slot(written('bef')), 'before', []],
    ['keeps the same words once', slot(written('long before')), 'long before', []],
  ])('%s', async (_, own, shown, aside) => {
    const { tab, storage, found } = await opened({ 'draft:ana': own, 'draft:anonymous': before });
    await claim(tab.keeper, found, storage);
    expect(tab.text).toBe(shown);
    expect(slotIn(storage).draft?.inputDay).toBe(shown);
    expect(tab.held.aside.map(({ draft }) => draft.inputDay)).toEqual(aside);
    expect(storage.held.has('draft:anonymous')).toBe(false);
  });

  it('keeps when it was written, so that an earlier day is told', async () => {
    const { tab, storage, found } = await opened({ 'draft:anonymous': before });
    await claim(tab.keeper, found, storage);
    expect(slotIn(storage).edited_ms).toBe(before.edited_ms);
  });

  it('loses nothing that was typed before it', async () => {
    const { tab, storage, found } = await opened({ 'draft:anonymous': before });
    tab.write(written('typed first'));
    await claim(tab.keeper, found, storage);
    expect([tab.text, tab.held.aside.map(({ draft }) => draft.inputDay)]).toEqual(['typed first', ['before']]);
  });

  it('joins once where it was cut between the two steps', async () => {
    const { tab, storage, found } = await opened({ 'draft:ana': slot(written('mine')), 'draft:anonymous': before });
    await claim(tab.keeper, found, storage);
    storage.held.set('draft:anonymous', before);
    await claim(tab.keeper, found, storage);
    expect(slotIn(storage).aside).toHaveLength(1);
  });

  it('leaves what another tab writes signed out in the same moment', async () => {
    const storage = fakeStorage({ 'draft:anonymous': before });
    const { tab, found } = await opened({}, storage);
    storage.held.set('draft:anonymous', slot(written('before and after'), 2));
    await claim(tab.keeper, found, storage);
    expect(anonymousIn(storage).draft?.inputDay).toBe('before and after');
  });

  it('changes nothing where the storage fails', async () => {
    const storage = fakeStorage({ 'draft:anonymous': before });
    const { found } = await opened({}, storage);
    const failing = new Tab({ ...storage, change: () => Promise.reject(new Error('forbidden')) }, 'tab-2');
    await failing.keeper.open();
    await claim(failing.keeper, found, storage);
    expect(anonymousIn(storage)).toEqual(before);
  });
});

describe('the answer no', () => {
  it('leaves it where it is, and asks this account no more, but another one', async () => {
    const { tab, storage, found } = await opened({ 'draft:anonymous': before });
    await disclaim(ANA, found, storage);
    expect(anonymousIn(storage)).toMatchObject(before);
    expect([tab.text, await findUnclaimed(ANA, storage)]).toEqual([undefined, undefined]);
    const another = await findUnclaimed('ben', storage);
    expect(another).toBeDefined();
    if (another) await disclaim('ben', another, storage);
    expect([await findUnclaimed(ANA, storage), await findUnclaimed('ben', storage)]).toEqual([undefined, undefined]);
  });

  it('holds for that text: what is written signed out after it is asked about again', async () => {
    const { storage, found } = await opened({ 'draft:anonymous': before });
    await disclaim(ANA, found, storage);
    const visitor = new Tab(storage, 'tab-3', undefined, 'anonymous');
    await visitor.keeper.open();
    expect(visitor.text).toBe('before');
    await visitor.writes('before and after');
    expect(await findUnclaimed(ANA, storage)).toBeDefined();
  });

  it('brings nothing back that another tab has claimed', async () => {
    const { storage, found } = await opened({ 'draft:anonymous': before });
    storage.held.delete('draft:anonymous');
    await disclaim(ANA, found, storage);
    expect(storage.held.has('draft:anonymous')).toBe(false);
  });
});
