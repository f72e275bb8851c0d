import { describe, expect, it, test } from 'vitest';
import { type Draft, freshDraft, readDraft } from '#web/drafts/draft.ts';
import { hasUnsent, wipeDraft } from '#web/drafts/draft-storage.ts';
import { fakeStorage } from '#web/drafts/fake-storage.ts';
import { readSlot } from '#web/drafts/slot.ts';

const written = (inputDay: string, entry_id = 'id-1'): Draft => ({ ...freshDraft(entry_id), inputDay });
const slot = (draft: Draft, n = 1) => ({ draft, by: 'a', n, edited_ms: 5, aside: [] });

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
