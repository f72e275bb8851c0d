import { describe, expect, test } from 'vitest';
import type { Forms } from '#domain/message.ts';
import { ar } from '#server/languages/ar.ts';
import { de } from '#server/languages/de.ts';
import { es } from '#server/languages/es.ts';
import { fr } from '#server/languages/fr.ts';
import { ja } from '#server/languages/ja.ts';
import { wordsIn } from '#server/languages/words.ts';

const placeholdersIn = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
/** The forms that a language has for the days and words that a week may have. */
const formsOf = (language: string): string[] => {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1001 }, (_, n) => rules.select(n)))].sort();
};

describe.each(Object.entries({ de, es, fr, ja, ar }))('%s', (language, texts) => {
  test.each(Object.entries<string | Forms>(texts))('says «%s» whole', (message, said) => {
    if (typeof said === 'string') {
      expect(placeholdersIn(said)).toEqual(placeholdersIn(message));
      expect(said.trim()).not.toBe('');
      return;
    }
    expect(Object.keys(said).sort()).toEqual(formsOf(language));
    // «One» and «two» may be words.
    for (const form of Object.values(said)) expect(['', '{count}']).toContain(placeholdersIn(form).join());
  });
});

test('English stands as it is where nobody told a language, or one that is none of ours', () => {
  for (const told of [null, undefined, '', 'en', 'tlh', 'constructor']) {
    const { language, direction, say, count, list } = wordsIn(told);
    expect([language, direction]).toEqual(['en', 'ltr']);
    expect(say('Hello {name},', { name: 'Ann' })).toBe('Hello Ann,');
    expect([0, 1, 2, 1200].map((n) => count(n, '1 word', '{count} words'))).toEqual([
      ...['0 words', '1 word', '2 words', '1,200 words'],
    ]);
    expect(list(['tenses', 'articles', 'spaces'])).toBe('tenses, articles, and spaces');
  }
});

test('numbers, lists and names are said as each language does', () => {
  expect(wordsIn('de').count(1200, '1 word', '{count} words')).toBe('1.200 Wörter');
  expect(wordsIn('fr').list(['accord', 'articles'])).toBe('accord et articles');
  const { count, say, direction } = wordsIn('ar');
  expect(direction).toBe('rtl');
  expect([1, 2, 3, 11].map((n) => count(n, '1 day', '{count} days'))).toEqual([
    ...['يوم واحد', 'يومين', '3 أيام', '11 يومًا'],
  ]);
  // A name keeps its own direction.
  expect(say('Hello {name},', { name: 'Zoë {count}' })).toBe('مرحبًا \u2068Zoë {count}\u2069،');
});
