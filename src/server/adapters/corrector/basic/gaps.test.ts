import { describe, expect, test } from 'vitest';
import { hasGaps, maskedGaps, maskGaps, withoutGaps } from '#server/adapters/corrector/basic/gaps.ts';

describe('gaps', () => {
  test.each(['I bought [ein Fahrrad].', 'I feel ［うれしい］ today.', '[не знаю]'])('are in «%s»', (text) => {
    expect(hasGaps(text)).toBe(true);
    expect(maskGaps(text)).toHaveLength(text.length);
    expect(maskGaps(text)).not.toMatch(/Fahrrad|うれしい|знаю/);
    expect(maskedGaps(maskGaps(text))).toHaveLength(1);
    expect(withoutGaps(text)).not.toMatch(/[[［]/);
  });

  test.each(['No brackets.', 'A footnote [1] and [2-3].', 'An open [bracket', 'Over [two\nlines].', '[]', '(so)'])(
    'are not in «%s»',
    (text) => {
      expect(hasGaps(text)).toBe(false);
      expect(maskGaps(text)).toBe(text);
      expect(withoutGaps(text)).toBe(text);
    },
  );

  test('are found where they stand', () => {
    const text = 'The [Hund] and the [kleine Katze].';
    const found = maskedGaps(maskGaps(text)).map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(['[Hund]', '[kleine Katze]']);
  });
});
