import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedSentences } from '#domain/export-sentences.ts';
import { extractEdits } from '#domain/extract-edits.ts';

const pairsOf = (original: string, corrected: string, lang?: string) =>
  changedSentences(original, extractEdits(original, corrected, lang), corrected, lang);

describe('the sentences that a correction changed', () => {
  test.each<[lang: string, original: string, corrected: string, pairs: [string, string][]]>([
    ['en', 'Fine. I goed home. It was late.', 'Fine. I went home. It was late.', [['I goed home.', 'I went home.']]],
    ['en', 'Same. Same again.', 'Same. Same again.', []],
    [
      'en',
      'We was tired and i slept.',
      'We were tired and I slept.',
      [['We was tired and i slept.', 'We were tired and I slept.']],
    ],
    [
      'en',
      'I went. I eated.\nGood night',
      'I went. I ate.\nGood night.',
      [
        ['I eated.', 'I ate.'],
        ['Good night', 'Good night.'],
      ],
    ],
    ['en', 'I was there I left. Ok.', 'I was there. I left. Ok.', [['I was there I left.', 'I was there. I left.']]],
    ['en', 'I was. Tired. Ok.', 'I was tired. Ok.', [['I was. Tired.', 'I was tired.']]],
    ['en', 'Hello. It rains.', 'Hello. Today it rains.', [['It rains.', 'Today it rains.']]],
    ['en', 'Bad. Gone now. Good.', 'Bad. Good.', [['Gone now.', '']]],
    [
      'de',
      'Ich bin müde. Die Hund bellt. Gut!',
      'Ich bin müde. Der Hund bellt. Gut!',
      [['Die Hund bellt.', 'Der Hund bellt.']],
    ],
    [
      'ja',
      '楽しかった！「映画を見ます。」明日も行く。',
      '楽しかった！「映画を見ました。」明日も行く。',
      [['「映画を見ます。」', '「映画を見ました。」']],
    ],
    [
      'ja',
      '学校に行きました。家でご飯を食べます。',
      '学校へ行きました。家でご飯を食べます。',
      [['学校に行きました。', '学校へ行きました。']],
    ],
    ['ar', 'ذهبت الى السوق. هل رأيتها؟', 'ذهبت إلى السوق. هل رأيتها؟', [['ذهبت الى السوق.', 'ذهبت إلى السوق.']]],
    ['hi', 'मैं गया। वह आयी।', 'मैं गया। वह आया।', [['वह आयी।', 'वह आया।']]],
    ['en', '', 'New.', [['', 'New.']]],
  ])('%s: «%s»', (lang, original, corrected, expected) => {
    expect(pairsOf(original, corrected, lang).map((pair) => [pair.original, pair.corrected])).toEqual(expected);
  });

  const text = fc
    .array(
      fc.constantFrom('a', 'dog', 'Went', ' ', ' ', '. ', '! ', '.', '犬', '。', '「', '👩‍👧', '\n', '\r\n', 'ال', '؟'),
      { maxLength: 40 },
    )
    .map((pieces) => pieces.join(''));
  test('stand in order in both texts, and hold every change that is more than white space', () => {
    fc.assert(
      fc.property(text, text, (original, corrected) => {
        const changes = extractEdits(original, corrected);
        const pairs = changedSentences(original, changes, corrected);
        let [at, correctedAt] = [0, 0];
        for (const pair of pairs) {
          expect(pair.start).toBeGreaterThanOrEqual(at);
          expect(original.slice(pair.start, pair.end)).toBe(pair.original);
          correctedAt = corrected.indexOf(pair.corrected, correctedAt);
          expect(correctedAt).toBeGreaterThanOrEqual(0);
          at = pair.end;
          correctedAt += pair.corrected.length;
        }
        // What is left out differs in white space only.
        const told = new Set(pairs.flatMap((pair) => pair.changes));
        for (const change of changes)
          if (!told.has(change)) expect((change.original + change.replacement).trim()).toBe('');
      }),
    );
  });
});
