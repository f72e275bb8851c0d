import { describe, expect, test } from 'vitest';
import { acceptBritish } from '#server/adapters/corrector/basic/english/british.ts';
import { loadDictionary } from '#server/adapters/corrector/basic/hunspell.ts';
import { list } from '#server/adapters/corrector/basic/rule.ts';

const dictionary = await loadDictionary('en');
const speller = acceptBritish({
  knows: (word) => dictionary?.spell(word) ?? false,
  candidates: () => [],
  begin: () => () => undefined,
});

describe('acceptBritish', () => {
  test.each(
    list(
      'colour favourite organise organised realising analyse travelled travelling theatre centre defence dialogue judgement programme fulfil mum',
    ),
  )('%s is right', (word) => {
    expect(speller.knows(word)).toBe(true);
  });

  test.each(list('colur organiise freind realy writting studing hause thier'))('%s is not', (word) => {
    expect(speller.knows(word)).toBe(false);
  });
});
