import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits, extractEdits } from '#domain/extract-edits.ts';

describe('the changes between two texts', () => {
  test.each<[lang: string, original: string, corrected: string, changes: string[]]>([
    ['en', 'I goed home.', 'I went home.', ['goed → went']],
    ['en', 'We was tired and i slept.', 'We were tired and I slept.', ['was → were', 'i → I']],
    ['en', 'I have dog.', 'I have a dog.', [' → a ']],
    ['en', 'I went to the home.', 'I went home.', ['to the  → ']],
    ['en', 'He like musics', 'He likes music.', ['like → likes', 'musics → music.']],
    ['en', 'Always I eat soup.', 'I always eat soup.', ['Always I → I always']],
    ['en', 'I like very much tea.', 'I like tea very much.', ['very much tea → tea very much']],
    ['en', 'alot of', 'a lot of', ['alot → a lot']],
    ['en', 'Same.', 'Same.', []],
    ['de', 'Ich habe gegangen nach hause.', 'Ich bin nach Hause gegangen.', ['habe → bin']],
    ['de', 'Die Hund bellt.', 'Der Hund bellt.', ['Die → Der']],
    ['es', 'La problema es grande', 'El problema es grande.', ['La → El']],
    ['ja', '私は学校に行きました。', '私は学校へ行きました。', ['に → へ']],
    ['ja', '昨日映画を見ます。', '昨日映画を見ました。', ['ます → ました']],
    ['zh', '我昨天去商店买苹果。', '我昨天去商店买了苹果。', [' → 了']],
    ['th', 'ฉันไปโรงเรียนเมื่อวาน', 'ฉันไปที่โรงเรียนเมื่อวาน', [' → ที่']],
    ['ar', 'ذهبت الى السوق', 'ذهبت إلى السوق', ['الى → إلى']],
    ['en', '👨‍👩‍👧 is here', '👨‍👩‍👧 are here', ['is → are']],
    ['en', '', 'New.', [' → New.']],
  ])('%s: «%s» to «%s»', (lang, original, corrected, expected) => {
    const changes = extractEdits(original, corrected, lang);
    expect(applyEdits(original, changes)).toBe(corrected);
    for (const change of changes) expect(original.slice(change.start, change.end)).toBe(change.original);
    const told = changes.map((change) => `${change.original} → ${change.replacement}`);
    for (const change of expected) expect(told).toContain(change);
    if (expected.length === 0) expect(told).toEqual([]);
  });

  const text = fc.array(fc.constantFrom('a', 'dog', 'went', ' ', ' ', '.', 'é', '犬', '👩‍👧', '\n', 'ال'), {
    maxLength: 40,
  });
  test('made in the original they give the corrected text, whatever the texts; they stand in order and do not overlap', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [original, corrected] = [a.join(''), b.join('')];
        const changes = extractEdits(original, corrected);
        expect(applyEdits(original, changes)).toBe(corrected);
        const ends = [0, ...changes.map(({ end }) => end)];
        for (const [i, { start }] of changes.entries()) expect(start).toBeGreaterThanOrEqual(ends[i] ?? 0);
      }),
    );
  });
});
