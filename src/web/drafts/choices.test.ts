import { expect, test } from 'vitest';
import { putTogether, takeInstead } from '#web/drafts/choices.ts';
import { freshDraft } from '#web/drafts/draft.ts';
import type { Aside } from '#web/drafts/slot.ts';

const queued = { ...freshDraft('one'), inputDay: 'I goed home.', queued: true } as const;
const other: Aside = {
  draft: { ...freshDraft('two'), inputDay: 'It rained.', queued: true },
  why: 'tab',
  edited_ms: 1,
};
const slot = { draft: queued, aside: [other], by: 'tab', n: 1, edited_ms: 1 };
const writer = { tab: 'tab', n: 2, now_ms: 2, seen: '' };

test.each([
  ['is added to', putTogether(other), queued, 'I goed home.\n\nIt rained.'],
  ['takes the place of', takeInstead(other), queued, 'It rained.'],
  ['is gone on with where there was', putTogether(other), undefined, 'It rained.'],
])('a text that %s the page waits to be asked for, whatever was queued', (_, choice, own, inputDay) => {
  const { draft } = choice(slot, own, writer);
  expect(draft).toMatchObject({ inputDay });
  expect(draft).not.toHaveProperty('queued');
});
