import { afterEach, expect, test } from 'vitest';
import { speakerOf } from '#domain/speaker.ts';
import { account } from '#web/languages/de/account.ts';
import { speak } from '#web/languages/t.ts';
import { hourChoices, hourInWords, zoneGroups, zoneInWords } from '#web/screens/account/day-settings-choices.ts';

afterEach(() => speak(undefined));

test.each([
  ['Europe/Berlin', 'Berlin'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina'],
  ['Europe/Kiev', 'Kyiv'],
  ['UTC', 'UTC'],
])('%s is called %s', (zone, words) => {
  expect(zoneInWords(zone)).toBe(words);
});

test('zones stand under their continents, each once, also one that the browser does not list', () => {
  const groups = zoneGroups(['Europe/Rome', 'Asia/Tokyo', 'Europe/Berlin'], 'Asia/Calcutta');
  expect(groups.map(({ label, choices }) => [label, choices.map(({ value }) => value)])).toEqual([
    ['Asia', ['Asia/Calcutta', 'Asia/Tokyo']],
    ['Europe', ['Europe/Berlin', 'Europe/Rome']],
    ['Everywhere', ['UTC']],
  ]);
});

test('continents have their names in the language of the pages, and stand in its order', () => {
  speak(speakerOf('de', account));
  const labels = zoneGroups(Intl.supportedValuesOf('timeZone'), 'US/Pacific').map(({ label }) => label);
  expect(labels).toEqual([
    ...['Afrika', 'Amerika', 'Antarktis', 'Arktis', 'Asien', 'Atlantik', 'Australien', 'Europa', 'Indischer Ozean'],
    ...['Pazifik', 'Überall', 'US'],
  ]);
});

test('hours are whole, from midnight on', () => {
  expect(hourChoices(6, 'de').map(({ value }) => value)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  expect(hourChoices(23, 'de').at(19)?.label).toBe('19:00');
  expect(hourInWords(0, 'en-US')).toBe('12:00 AM');
});
