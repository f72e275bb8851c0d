import type { Choice, ChoiceGroup } from '#web/screens/account/setting-select.tsx';

/** How an hour of the day is written where the learner is: «19:00», «7:00 PM». */
export function hourInWords(hour: number): string {
  const format = new Intl.DateTimeFormat(navigator.language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(Date.UTC(2026, 0, 1, hour));
}

/** The hours from 0 to `last`, whole. */
export const hourChoices = (last: number): Choice[] =>
  Array.from({ length: last + 1 }, (_, hour) => ({ value: String(hour), label: hourInWords(hour) }));

/** A zone's name as one says it: «Buenos Aires, Argentina» for America/Argentina/Buenos_Aires. */
export const zoneInWords = (zone: string): string =>
  zone.split('/').slice(1).reverse().join(', ').replaceAll('_', ' ') || zone;

/** All zones that the browser knows, and `chosen` should it not be among them, by continent and then by name. */
export function zoneGroups(zones: readonly string[], chosen: string): ChoiceGroup[] {
  const groups = new Map<string, Choice[]>();
  for (const zone of new Set([...zones, 'UTC', chosen])) {
    const continent = zone.includes('/') ? (zone.split('/')[0] ?? zone) : 'Everywhere';
    groups.set(continent, [...(groups.get(continent) ?? []), { value: zone, label: zoneInWords(zone) }]);
  }
  return [...groups]
    .map(([label, choices]) => ({ label, choices: choices.sort((a, b) => a.label.localeCompare(b.label, 'en')) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
