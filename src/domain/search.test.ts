import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { folded } from '#domain/fold.ts';
import { bestOf, hasAll, hitsIn, MAX_QUERY_CHARS, searchWords, snippetOf } from '#domain/search.ts';
import { graphemes } from '#domain/segments.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.stringMatching(/^[a-zäöüßéñçøłİıΣσς ,.'’-]{0,200}$/u),
  fc.stringMatching(/^[がぎかガｶ한국말日記ไทยम हिन्दी]{0,80}$/u),
);
const marked = (said: string, query: string): string[] =>
  hitsIn(said, searchWords(query)).map(([start, end]) => said.slice(start, end));

describe('what is found', () => {
  test.each([
    ['case', 'Today I WENT home.', 'went', ['WENT']],
    ['a part of a word', 'Straßenbahnhaltestelle', 'bahn', ['bahn']],
    ['German umlauts by their vowels', 'Wir haben schöne Äpfel gepflückt.', 'apfel', ['Äpfel']],
    ['and the other way round', 'die Apfel', 'Äpfel', ['Apfel']],
    ['sharp s', 'Das große Maß', 'GROSSE', ['große']],
    ['capital sharp s', 'GROẞE', 'grosse', ['GROẞE']],
    ['letters that were composed otherwise', 'cafe\u0301 noir', 'caf\u00e9', ['cafe\u0301']],
    [
      'Spanish, French, Danish, Polish',
      'Señor garçon Øre łódź',
      'senor garcon ore lodz',
      ['Señor', 'garçon', 'Øre', 'łódź'],
    ],
    ['Turkish i', 'İstanbul’da ışık', 'istanbul isik', ['İstanbul', 'ışık']],
    ['Greek with its last sigma', 'ΟΔΟΣ και οδός', 'οδος', ['ΟΔΟΣ', 'οδός']],
    ['Arabic without points', 'كَتَبْتُ رسالة', 'كتبت', ['كَتَبْتُ']],
    ['Hebrew without points', 'שָׁלוֹם', 'שלום', ['שָׁלוֹם']],
    ['Japanese inside a sentence', '今日は日記を書きました。', '日記', ['日記']],
    ['either kana, any width', 'カメラと ｶﾒﾗ', 'かめら', ['カメラ', 'ｶﾒﾗ']],
    ['a voiced kana is another letter', 'かき', 'がき', []],
    ['Chinese', '我昨天去了图书馆。', '图书', ['图书']],
    ['Korean', '오늘은 한국말을 배웠다', '한국', ['한국']],
    ['Korean half a syllable', '한국', '하', []],
    ['Thai with its vowels', 'วันนี้ฉันไปตลาด', 'ตลาด', ['ตลาด']],
    ['Hindi vowels are letters', 'का', 'कि', []],
    ['wide Latin', 'ＡＢＣ', 'abc', ['ＡＢＣ']],
    ['curly quotes', 'I don’t know', "don't", ['don’t']],
    [
      'an apostrophe inside another character',
      '\u0149 a\uff40b a\u1fefb a\u1ffdb',
      "'n a'b",
      ['\u0149', 'a\uff40b', 'a\u1fefb', 'a\u1ffdb'],
    ],
    ['an emoji whole', 'with 👩‍👩‍👧‍👦 today', '👩', ['👩‍👩‍👧‍👦']],
    ['every one of the words', 'one two one', 'one two', ['one', 'two', 'one']],
    ['words inside one another once', 'banana', 'ana anan', ['anana']],
    ['nothing in nothing', '', 'x', []],
  ])('%s', (_, said, query, expected) => {
    expect(marked(said, query)).toEqual(expected);
    if (expected.length > 0) expect(hasAll([said], searchWords(query))).toBe(true);
  });

  test('all words are needed, in whichever of the texts they stand', () => {
    expect(hasAll(['the sea', 'my sister'], searchWords('sister sea'))).toBe(true);
    expect(hasAll(['the sea', 'my sister'], searchWords('sister brother'))).toBe(false);
  });

  test('no word reaches from one text into the next', () => {
    expect(hasAll(['half', 'way'], searchWords('halfway'))).toBe(false);
  });

  test('of some texts that is shown in which the most of the words stand', () => {
    const texts = ['the sea', 'my sister and the sea', 'my sister'];
    expect(bestOf(texts, searchWords('SISTER sea'))).toBe(texts[1]);
    expect(bestOf(texts, searchWords('sister'))).toBe(texts[1]);
    expect(bestOf(texts, [])).toBe(texts[0]);
    expect(bestOf([], [])).toBe('');
  });

  test('a query has an end', () => {
    expect(searchWords(' \t\n')).toEqual([]);
    expect(searchWords('a a A á')).toEqual(['a']);
    expect(searchWords('x'.repeat(500))[0]).toHaveLength(MAX_QUERY_CHARS);
    expect(searchWords('1 2 3 4 5 6 7 8 9 10')).toHaveLength(8);
  });
});

describe('for any text', () => {
  test('folding once is enough', () => {
    fc.assert(
      fc.property(text, (said) => {
        expect(folded(folded(said))).toBe(folded(said));
      }),
    );
  });

  test('a piece of a text is found in it, whatever its case and composition', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (said, a, b) => {
        const characters = graphemes(said);
        const from = a % Math.max(1, characters.length);
        const piece = characters.slice(from, from + 1 + (b % 6)).join('');
        const words = searchWords(piece.normalize('NFD'));
        expect(hasAll([said], words)).toBe(true);
      }),
    );
  });

  test('hits come in order, do not touch and cut no character', () => {
    fc.assert(
      fc.property(text, fc.string({ unit: 'grapheme', maxLength: 6 }), (said, query) => {
        const edges = new Set([0]);
        let edge = 0;
        for (const character of graphemes(said)) {
          edge += character.length;
          edges.add(edge);
        }
        let last = -1;
        for (const [start, end] of hitsIn(said, searchWords(query))) {
          expect(start).toBeGreaterThan(last);
          expect(end).toBeGreaterThan(start);
          expect([edges.has(start), edges.has(end)]).toEqual([true, true]);
          last = end;
        }
      }),
    );
  });

  test('letters that need no care are cut as all others are', () => {
    const plain = fc.stringMatching(/^[ -~¡-¨ª-¬¯-˿‐-‧‰-※、-〩ぁ-ゖ゛-ヿ一-鿿]{0,60}$/u);
    fc.assert(
      fc.property(plain, (said) => {
        expect([...said]).toEqual(graphemes(said));
      }),
    );
  });

  test('a snippet shows a hit where there is one', () => {
    const long = fc.tuple(fc.lorem({ maxCount: 300, mode: 'words' }), fc.lorem({ maxCount: 300, mode: 'words' }));
    fc.assert(
      fc.property(long, fc.constantFrom('Äpfel', '日記', 'Größe'), ([before, after], word) => {
        const { text: shown, hits } = snippetOf(`${before} ${word} ${after}`, searchWords(word));
        expect(hits.map(([start, end]) => shown.slice(start, end))).toContain(word);
        expect(graphemes(shown).length).toBeLessThan(200);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a snippet', () => {
  test('is the whole text when that is short, on one line', () => {
    expect(snippetOf('One.\n\n  Two.\t Three. ')).toEqual({ text: 'One. Two. Three.', hits: [] });
  });

  test('is the beginning of a long text', () => {
    const { text: shown } = snippetOf('word '.repeat(500));
    expect(shown.startsWith('word word')).toBe(true);
    expect(shown.endsWith('word …')).toBe(true);
  });

  test('begins near the hit, at the edge of a word', () => {
    const { text: shown, hits } = snippetOf(`${'many words before '.repeat(400)}the owl ${'and more '.repeat(400)}`, [
      'owl',
    ]);
    expect(shown).toMatch(/^… \S+ .*the owl and more/);
    expect(hits).toHaveLength(1);
    expect(hits[0]?.[0]).toBeLessThan(80);
  });
});
