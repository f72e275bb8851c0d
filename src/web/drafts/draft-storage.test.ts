import { describe, expect, it, test } from 'vitest';
import { ANONYMOUS, type Draft, freshDraft, readDraft } from '#web/drafts/draft.ts';
import { hasUnsent, openSlot, wipeDraft } from '#web/drafts/draft-storage.ts';
import { fakeStorage } from '#web/drafts/fake-storage.ts';
import { readSlot } from '#web/drafts/slot.ts';

const written = (inputDay: string, entry_id = 'id-1'): Draft => ({ ...freshDraft(entry_id), inputDay });
const slot = (draft: Draft, n = 1) => ({ draft, by: 'a', n, edited_ms: 5, aside: [] });

describe('what the owner has', () => {
  it('is nothing where there is nothing', async () => {
    expect((await openSlot('ana', fakeStorage())).draft).toBeUndefined();
  });

  it('is each owner’s own, also as an earlier version of the page stored it', async () => {
    const storage = fakeStorage({ 'draft:ana': written('hers'), 'draft:ben': slot(written('his')) });
    expect((await openSlot('ana', storage)).draft?.inputDay).toBe('hers');
    expect((await openSlot('ben', storage)).draft?.inputDay).toBe('his');
  });

  it('is what was written while signed out, for the learner who signs in, once', async () => {
    const storage = fakeStorage({ 'draft:anonymous': slot(written('before')) });
    expect((await openSlot('ana', storage)).draft?.inputDay).toBe('before');
    expect(storage.held.has(`draft:${ANONYMOUS}`)).toBe(false);
    expect((await openSlot('ana', storage)).draft?.inputDay).toBe('before');
    expect((await openSlot('ben', storage)).draft).toBeUndefined();
  });

  it.each([
    ['an empty draft gives way', freshDraft('id-1'), 'before', []],
    ['a draft stays, and the other stands aside', written('mine'), 'mine', ['before']],
    ['what goes on with the same words takes their place', written('bef'), 'before', []],
    ['the same words are not kept twice', written('long before'), 'long before', []],
  ])('%s', async (_, own, draft, aside) => {
    const storage = fakeStorage({ 'draft:ana': slot(own), 'draft:anonymous': slot(written('before', 'id-2')) });
    const opened = await openSlot('ana', storage);
    expect(opened.draft?.inputDay).toBe(draft);
    expect(opened.aside.map((one) => one.draft.inputDay)).toEqual(aside);
    expect(storage.held.has('draft:anonymous')).toBe(false);
  });

  it('joins once where it was cut between the two steps', async () => {
    const before = slot(written('before', 'id-2'));
    const storage = fakeStorage({ 'draft:ana': slot(written('mine')), 'draft:anonymous': before });
    await openSlot('ana', storage);
    storage.held.set('draft:anonymous', before);
    expect((await openSlot('ana', storage)).aside).toHaveLength(1);
  });

  it('what another tab writes signed out meanwhile is not removed', async () => {
    const storage = fakeStorage({ 'draft:anonymous': slot(written('before')) });
    const change: typeof storage.change = (key, edit) => {
      if (key === 'draft:ana') storage.held.set('draft:anonymous', slot(written('before and after'), 2));
      return storage.change(key, edit);
    };
    await openSlot('ana', { ...storage, change });
    expect(readSlot(storage.held.get('draft:anonymous')).draft?.inputDay).toBe('before and after');
    expect((await openSlot('ana', storage)).draft?.inputDay).toBe('before and after');
  });
});

describe('hasUnsent', () => {
  const aside = [{ draft: written('b'), why: 'tab', edited_ms: 0 }];
  it.each([
    ['nothing', undefined, false],
    ['an empty draft', slot(freshDraft('id-1')), false],
    ['a written draft', slot(written('a')), true],
    ['a checked draft', slot({ ...written('a'), checked: { day: '', feedback: {} as never } }), false],
    ['a text that stands aside', { ...slot(freshDraft('id-1')), draft: undefined, aside }, true],
  ])('%s: %s', async (_, value, answer) => {
    expect(await hasUnsent('ana', fakeStorage({ 'draft:ana': value }))).toBe(answer);
  });
});

test('wiped, nothing is left under the owner’s name', async () => {
  const storage = fakeStorage({ 'draft:ana': slot(written('a')) });
  await wipeDraft('ana', storage);
  expect(storage.held.size).toBe(0);
});

test.each([
  ['nothing', undefined],
  ['a text', 'hello'],
  ['a draft without an id', { ...freshDraft('x'), entry_id: undefined }],
  ['a draft without a text', { ...freshDraft('x'), inputWell: undefined }],
  ['a mood that is none', { ...freshDraft('x'), mood: 7 }],
])('%s is no draft', (_, value) => {
  expect(readDraft(value)).toBeUndefined();
  expect(readSlot(value).draft).toBeUndefined();
  expect(readSlot({ ...slot(written('a')), draft: value, aside: [value, { draft: value }] })).toMatchObject({
    draft: undefined,
    aside: [],
  });
});
