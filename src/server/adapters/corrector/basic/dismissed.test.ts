import { describe, expect, test } from 'vitest';
import { dismissedBy } from '#server/adapters/corrector/basic/dismissed.ts';

const TEXT = 'I have dog and my freind don’t know.';

/** Whether a replacement of the first such words in the text has been dismissed. */
function isDismissed(words: string, replacement: string, original: string, dismissed: string): boolean {
  const start = TEXT.indexOf(words);
  return dismissedBy([{ original, replacement: dismissed }])(TEXT, { start, end: start + words.length, replacement });
}

describe('dismissedBy', () => {
  test.each([
    ['the same words', 'freind', 'friend', 'freind', 'friend'],
    ['another case', 'freind', 'friend', 'Freind', 'FRIEND'],
    ['white space around', 'freind', 'friend', ' freind ', 'friend'],
    ['another apostrophe', 'don’t', "doesn't", "don't", 'doesn’t'],
    ['the whole word of which a letter changes', 'ei', 'ie', 'freind', 'friend'],
    ['an insertion shown with the word after it', '', 'A ', 'I', 'A I'],
    ['words shown with those beside them', 'freind', 'friend', 'my freind', 'my friend'],
  ])('knows %s', (_, words, replacement, original, dismissed) => {
    expect(isDismissed(words, replacement, original, dismissed)).toBe(true);
  });

  test.each([
    ['another correction of the same word', 'freind', 'friend', 'freind', 'fiend'],
    ['the same correction of another word', 'freind', 'friend', 'frend', 'friend'],
    ['a part of another word', 'dog', 'dogs', 'do', 'dos'],
    ['the same words elsewhere', 'freind', 'friend', 'a freind', 'a friend'],
  ])('does not take for it %s', (_, words, replacement, original, dismissed) => {
    expect(isDismissed(words, replacement, original, dismissed)).toBe(false);
  });

  test('an insertion is known by the words on either side', () => {
    const insert = { start: 7, end: 7, replacement: 'a ' };
    for (const [original, replacement] of [
      ['have dog', 'have a dog'],
      ['dog', 'a dog'],
      ['', 'a'],
    ] as const)
      expect(dismissedBy([{ original, replacement }])(TEXT, insert)).toBe(true);
    expect(dismissedBy([{ original: 'have cat', replacement: 'have a cat' }])(TEXT, insert)).toBe(false);
  });

  test('decomposed letters are the same letters', () => {
    const [composed, decomposed] = ['él', 'él'].map((word, i) => word.normalize(i === 0 ? 'NFC' : 'NFD'));
    const dismissed = dismissedBy([{ original: 'el', replacement: decomposed ?? '' }]);
    expect(dismissed('el', { start: 0, end: 2, replacement: composed ?? '' })).toBe(true);
  });
});
