import { expect, test } from 'vitest';
import { loadGerman } from '#server/adapters/corrector/basic/german/german.ts';

test('without its dictionary German still has its rules, and the note says what is missing', async () => {
  const { rounds, note } = await loadGerman(async () => undefined);
  expect(note).toContain('dictionary is not installed');
  const found = await Promise.all(rounds.map((round) => round('Ich habe ein Katze und eine Hundd.')));
  expect(found.flat().map(({ replacement }) => replacement)).toEqual(['eine', 'eine']);
});
