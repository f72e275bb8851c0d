import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOfEdit } from '#domain/edit-kind.ts';
import { EDIT_KINDS, type EditKind } from '#domain/edits.ts';

describe('the kind of a change', () => {
  test.each<[lang: string | undefined, original: string, replacement: string, kind: EditKind, before?: string]>([
    ['en', 'i', 'I', 'capital'],
    ['de', 'hund', 'Hund', 'capital'],
    ['en', 'alot', 'a lot', 'spacing'],
    ['en', ' ,', ',', 'spacing'],
    ['en', 'dont', "don't", 'punctuation'],
    ['en', '', ',', 'punctuation'],
    ['en', '“', '"', 'punctuation'],
    ['en', '', 'the ', 'article'],
    ['en', 'a', 'an', 'article'],
    ['en', 'the ', '', 'article'],
    ['en', 'in', 'on', 'preposition'],
    ['en', '', 'to ', 'preposition'],
    ['en', 'him', 'his', 'pronoun'],
    ['en', 'was', 'were', 'agreement'],
    ['en', 'is', 'was', 'tense'],
    ['en', 'play', 'played', 'tense'],
    ['en', 'like', 'likes', 'agreement', 'she'],
    ['en', 'dog', 'dogs', 'noun-number', 'two'],
    ['en', 'swim', 'swimming', 'verb-form'],
    ['en', 'have gone', 'went', 'verb-form'],
    ['en', 'becouse', 'because', 'spelling'],
    ['en', 'freind', 'friend', 'spelling'],
    ['en', 'funny', 'fun', 'word-choice'],
    ['en', 'always I', 'I always', 'word-order'],
    ['en', '', 'dog ', 'missing-word'],
    ['en', 'very ', '', 'extra-word'],
    ['de', 'die', 'der', 'article'],
    ['de', 'habe', 'bin', 'tense'],
    ['de', 'fur', 'für', 'spelling'],
    ['es', 'la', 'el', 'article'],
    ['es', 'por', 'para', 'preposition'],
    ['es', 'esta', 'está', 'spelling'],
    ['fr', 'à', 'en', 'preposition'],
    ['fr', 'a', 'est', 'tense'],
    ['it', 'il', 'la', 'article'],
    ['pt', 'o', 'a', 'article'],
    ['ja', 'に', 'へ', 'preposition'],
    ['zh', '买', '卖', 'word-choice'],
    [undefined, 'foo', 'barbaz', 'word-choice'],
  ])('%s: «%s» to «%s» is %s', (lang, original, replacement, kind, before) => {
    expect(kindOfEdit({ original, replacement, before }, lang)).toBe(kind);
  });

  test('is one of the scheme, whatever changed into whatever', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.constantFrom('en', 'de', 'ja', undefined),
        (original, replacement, lang) => {
          expect(EDIT_KINDS).toContain(kindOfEdit({ original, replacement }, lang));
        },
      ),
    );
  });
});

test('words of thousands of letters are not compared letter by letter', () => {
  const [original, replacement] = ['a'.repeat(5000), `${'a'.repeat(4999)}b`];
  expect(kindOfEdit({ original, replacement }, 'en')).toBe('word-choice');
});
