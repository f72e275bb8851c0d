import { describe, expect, it } from 'vitest';
import { changesOf, isUnknownLanguage, type Typed } from '#web/screens/account/changes.ts';

const before = { username: 'Ann', lang_native: 'de' };
const german = { code: 'de', native: 'Deutsch', english: 'German' };
const french = { code: 'fr', native: 'français', english: 'French' };
const untouched: Typed = { username: 'Ann', language: german, languageTyped: 'Deutsch (de)', password: '' };

describe('what Save Changes has to save', () => {
  it.each([
    ['nothing was touched', {}, {}],
    ['the username is another', { username: 'Bea' }, { username: 'Bea' }],
    ['the username has white space around it', { username: '  Bea ' }, { username: 'Bea' }],
    ['the username differs by white space alone', { username: ' Ann ' }, {}],
    ['the username is empty', { username: '' }, {}],
    ['the username is blank', { username: ' \t ' }, {}],
    ['there is a new password', { password: 'a long password' }, { password: 'a long password' }],
    ['the password has white space around it', { password: ' a long password ' }, { password: 'a long password' }],
    ['the password is blank', { password: '   ' }, {}],
    ['the language is another', { language: french }, { lang_native: 'fr' }],
    ['the language was cleared', { language: null, languageTyped: '' }, {}],
    [
      'all are new',
      { username: 'Bea', language: french, password: 'a long password' },
      { username: 'Bea', lang_native: 'fr', password: 'a long password' },
    ],
  ])('when %s', (_, typed, changes) => {
    expect(changesOf(before, { ...untouched, ...typed })).toEqual(changes);
  });

  it('takes a first language where none was set', () => {
    expect(changesOf({ ...before, lang_native: '' }, untouched)).toEqual({ lang_native: 'de' });
  });
});

it.each([
  [{}, false],
  [{ language: null, languageTyped: '' }, false],
  [{ language: null, languageTyped: '  ' }, false],
  [{ language: null, languageTyped: 'Klingon' }, true],
])('%o names an unknown language: %s', (typed, expected) => {
  expect(isUnknownLanguage({ ...untouched, ...typed })).toBe(expected);
});
