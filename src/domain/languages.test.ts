import { expect, test } from 'vitest';
import { exactLanguage, findLanguages, type Language } from '#domain/languages.ts';

const languages: readonly Language[] = [
  { code: 'de', native: 'Deutsch', english: 'German' },
  { code: 'el', native: 'ελληνικά', english: 'Greek' },
  { code: 'en', native: 'English', english: 'English' },
  { code: 'es', native: 'Español', english: 'Spanish' },
  { code: 'et', native: 'eesti', english: 'Estonian' },
  { code: 'fr', native: 'français', english: 'French' },
  { code: 'ht', native: 'Kreyòl ayisyen', english: 'Haitian; Haitian Creole' },
  { code: 'ja', native: '日本語 (にほんご)', english: 'Japanese' },
  { code: 'vi', native: 'Tiếng Việt', english: 'Vietnamese' },
];

test.each([
  ['', languages.map(({ code }) => code)],
  ['  ', languages.map(({ code }) => code)],
  ['de', ['de']],
  ['es', ['es', 'et', 'ja', 'vi']],
  ['ES', ['es', 'et', 'ja', 'vi']],
  ['germ', ['de']],
  ['Deu', ['de']],
  ['francais', ['fr']],
  ['Français', ['fr']],
  ['espanol', ['es']],
  ['日本', ['ja']],
  ['にほん', ['ja']],
  ['Ελλη', ['el']],
  ['creole', ['ht']],
  ['viet', ['vi']],
  ['glish', ['en']],
  ['klingon', []],
])('«%s» finds %j', (typed, codes) => {
  expect(findLanguages(languages, typed).map(({ code }) => code)).toEqual(codes);
});

test.each([
  ['de', 'de'],
  [' DEUTSCH ', 'de'],
  ['german', 'de'],
  ['Francais', 'fr'],
  ['Germ', undefined],
  ['', undefined],
])('«%s» is exactly %s', (typed, code) => {
  expect(exactLanguage(languages, typed)?.code).toBe(code);
});

test('a name that two languages share is exactly neither', () => {
  const twins: Language[] = [
    { code: 'aa', native: 'Twin', english: 'First' },
    { code: 'bb', native: 'Twin', english: 'Second' },
  ];
  expect(exactLanguage(twins, 'twin')).toBeUndefined();
});
