import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EDIT_KINDS } from '#domain/edits.ts';
import { MOODS } from '#domain/mood.ts';
import { addressOf, filterOf, inputOf, isFiltered } from '#web/screens/history/history-filter.ts';

const ALL = { search: '', mood: undefined, lang: undefined, kind: undefined };

test('a filter comes back from its address, whatever is looked for', () => {
  const filters = fc.record({
    search: fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => text.isWellFormed()),
    mood: fc.constantFrom(undefined, ...MOODS),
    lang: fc.constantFrom(undefined, 'en', 'ja'),
    kind: fc.constantFrom(undefined, ...EDIT_KINDS),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      const { search, hash } = addressOf(filter);
      const url = new URL(`/history?${search}${hash}`, 'http://localhost');
      expect(filterOf(url)).toEqual(filter);
      // Nothing of the words goes to a server.
      expect(url.search).not.toContain('find');
    }),
  );
});

test.each([
  ['?mood=9&kind=nonsense', '', ALL],
  ['?mood=-1', '#main', ALL],
  ['?mood=4&lang=de', '#find=gr%C3%BCn', { ...ALL, mood: 4, lang: 'de', search: 'grün' }],
  ['', '#find=%', { ...ALL, search: '%' }],
])('%s%s is read', (search, hash, filter) => {
  expect(filterOf({ search, hash })).toEqual(filter);
});

test('a jump on the page leaves the words that were looked for', () => {
  expect(filterOf({ search: '', hash: '#main' }, 'owl').search).toBe('owl');
  expect(filterOf({ search: '', hash: '' }, 'owl').search).toBe('');
});

test('blanks are no filter and nothing is sent of them', () => {
  expect(isFiltered({ ...ALL, search: '  ' })).toBe(false);
  expect(inputOf({ ...ALL, search: '  ' })).toEqual({});
  expect(inputOf({ search: ' owl ', mood: 2, lang: 'en', kind: 'tense' })).toEqual({
    search: 'owl',
    mood: 2,
    lang: 'en',
    kind: 'tense',
  });
});
