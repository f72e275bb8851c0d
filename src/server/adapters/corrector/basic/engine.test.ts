import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createEngine, piecesOf } from '#server/adapters/corrector/basic/engine.ts';
import { applyFixes } from '#server/adapters/corrector/basic/fixes.ts';

const engine = createEngine();
// The first correction loads dictionaries and a WebAssembly module.
beforeAll(() => engine.correct('Hello.', 'en'));

const correct = async (text: string, lang: string) => (await engine.correct(text, lang)).text;

describe.each([
  ['en', 'Yesterday I go to the beach with my freinds.', 'Yesterday I went to the beach with my friends.'],
  ['en', 'She dont like coffee, she like tea.', "She doesn't like coffee, she likes tea."],
  ['en', 'there is many people in the street .', 'There are many people in the street.'],
  ['en', 'We was happy because the the food was good.', 'We were happy because the food was good.'],
  ['de', 'gestern habe ich ins Kino gegangen weil es regnete.', 'Gestern bin ich ins Kino gegangen, weil es regnete.'],
  ['de', 'Ich habe ein Katze und wohne bei meine Tante.', 'Ich habe eine Katze und wohne bei meiner Tante.'],
  ['es', 'Ayer voy al playa con mi amigos.', 'Ayer fui a la playa con mis amigos.'],
  ['es', 'Me gusta los perros. Como estas?', 'Me gustan los perros. ¿Cómo estás?'],
  ['fr', 'hier je suis allé à le cinéma avec ma amie.', 'Hier je suis allé au cinéma avec mon amie.'],
  ['fr', "Je aime le école et j'ai beaucoup amis.", "J'aime l'école et j'ai beaucoup d'amis."],
])('%s: «%s»', (lang, text, expected) => {
  test(`becomes «${expected}»`, async () => {
    expect(await correct(text, lang)).toBe(expected);
  });
});

describe('what is left alone', () => {
  test.each([
    ['en', 'Write to anna.smith@example.com or see https://example.com/a,b?c=teh or www.example.org/recieve.'],
    ['en', 'My friend Xochitl Nguyễn lives in Guadalajara; her dog is called Bizcocho.'],
    ['en', 'Today we were happy 👨‍👩‍👧‍👦🎉 and it was “great”, wasn’t it?'],
    ['en', 'Hoy fui al mercado con mi hermana y compramos manzanas.'],
    ['de', 'Am Montag war ich mit meinem Bruder im Park, und das Wetter war schön.'],
    ['es', '¿Qué tal? Ayer fui al cine con mis amigos y vimos una película muy buena.'],
    ['fr', 'Comment ça va ? Hier, je suis allée au cinéma avec mon amie, et c’était très bien !'],
    ['ja', '今日は公園へ行きました。とても楽しかったです。  ねこ,いぬ'],
    ['zh', '今天我去了公园，天气很好。我很高兴 , 真的。'],
    ['th', 'วันนี้ฉันไปสวนสาธารณะ  อากาศดีมาก'],
    ['ar', 'ذهبت اليوم إلى الحديقة ، وكان الجو جميلا .'],
    ['id', 'Orang-orang senang. Anak anak bermain.'],
    ['en', ''],
    ['en', ' \r\n\t '],
  ])('%s: %j', async (lang, text) => {
    expect(await correct(text, lang)).toBe(text);
  });
});

describe('how it is written stays', () => {
  test.each([
    ['line ends', 'We was here.\r\n\r\nThey was there.\n', 'We were here.\r\n\r\nThey were there.\n'],
    ['curly apostrophes', 'He don’t like it and I dont.', 'He doesn’t like it and I don’t.'],
    ['emoji before a mistake', '🎉👍🏽 We was here.', '🎉👍🏽 We were here.'],
    ['capitals', 'WE WAS HERE.', 'WE WERE HERE.'],
  ])('%s', async (_, text, expected) => {
    expect(await correct(text, 'en')).toBe(expected);
  });
});

test('other languages get spacing and capitals, and an honest sentence', async () => {
  const { text, note } = await engine.correct('сьогодні гарний день .', 'uk');
  expect(text).toBe('Сьогодні гарний день.');
  expect(note).toContain('AI provider');
  expect((await engine.correct('Hello.', 'en')).note).toBeUndefined();
});

const WORDS = [
  'we',
  'was',
  'i',
  'dont',
  'goed',
  'freind',
  'un',
  'casa',
  'problema',
  'mit',
  'die',
  'Hund',
  'le',
  'école',
  '👍🏽',
  'a  b',
  ' ,',
  '.',
  '?',
  '\n',
  '’',
  '"',
  '12',
  'İ',
];

test('fixes are in order, apart, really change something, and make the text', async () => {
  const texts = fc.array(fc.constantFrom(...WORDS), { maxLength: 25 }).map((words) => words.join(' '));
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom('en', 'de', 'es', 'fr', 'it'), async (text, lang) => {
      const { text: corrected, fixes } = await engine.correct(text, lang);
      let at = 0;
      for (const { start, end, replacement, explanation } of fixes) {
        expect(start).toBeGreaterThanOrEqual(at);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(text.slice(start, end)).not.toBe(replacement);
        expect(explanation).not.toBe('');
        at = end;
      }
      expect(applyFixes(text, fixes)).toBe(corrected);
    }),
    { numRuns: 150 },
  );
});

test('any text at all is answered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
      const { text: corrected, fixes } = await engine.correct(text, 'en');
      expect(applyFixes(text, fixes)).toBe(corrected);
    }),
    { numRuns: 100 },
  );
});

test('of thousands of paragraphs the first thousand are checked, and the note says so', async () => {
  const { text, note } = await engine.correct('daß\n'.repeat(1500), 'de');
  expect(text).toBe(`${'Dass\n'.repeat(1000)}${'daß\n'.repeat(500)}`);
  expect(note).toContain('first 1000 paragraphs');
});

test('pieces together are the text without its line ends, none longer than 2000', () => {
  const text = `${'A sentence of words. '.repeat(500)}\n${'x'.repeat(5000)}\r\n${'😀'.repeat(3000)}`;
  const pieces = piecesOf(text);
  expect(pieces.map(({ piece }) => piece).join('')).toBe(text.replace(/[\r\n]/g, ''));
  for (const { start, piece } of pieces) {
    expect(piece.length).toBeLessThanOrEqual(2000);
    expect(piece.isWellFormed()).toBe(true);
    expect(text.slice(start, start + piece.length)).toBe(piece);
  }
});
