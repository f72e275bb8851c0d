import { expect, test } from 'vitest';
import { PARTS } from '#domain/entry.ts';
import { PROMPTS, promptOf } from '#web/screens/diary/prompts.ts';

test.each(PARTS)('%s has another prompt each day, all of them in turn', (part) => {
  const days = PROMPTS[part].map((_, n) => new Date(Date.UTC(2026, 10, 28 + n)).toISOString().slice(0, 10));
  expect(new Set(days.map((day) => promptOf(part, day)))).toEqual(new Set(PROMPTS[part]));
});

test('a prompt is a question that a phone shows in two lines', () => {
  for (const prompt of Object.values(PROMPTS).flat()) {
    expect(prompt).toMatch(/\?$/);
    expect(prompt.length).toBeLessThanOrEqual(50);
  }
});
