import { expect, test } from 'vitest';
import { loadItalian } from '#server/adapters/corrector/basic/italian/italian.ts';

test('without its dictionary Italian still has its rules, and the note says what is missing', async () => {
  const { rounds, note } = await loadItalian(async () => undefined);
  expect(note).toContain('dictionary is not installed');
  const found = await Promise.all(rounds.map((round) => round('La problema è grande e ho un cassa rossoo.')));
  expect(found.flat().map(({ replacement }) => replacement)).toEqual(['Il', 'una', 'Il', 'una']);
});
