import type { Plain } from '#web/languages/catalogue.ts';
import { locale as here, language, t } from '#web/languages/t.ts';
import type { Choice, ChoiceGroup } from '#web/screens/account/setting-select.tsx';

/** How an hour of the day is written in a locale, the browser's unless another is given: «19:00», «7:00 PM». */
export function hourInWords(hour: number, locale = here()): string {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(Date.UTC(2026, 0, 1, hour));
}

/** The hours from 0 to `last`, whole. */
export const hourChoices = (last: number, locale?: string): Choice[] =>
  Array.from({ length: last + 1 }, (_, hour) => ({ value: String(hour), label: hourInWords(hour, locale) }));

/** Browsers keep old spellings; these are the ones that the people there use. */
const TODAY: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/** A zone's name as one says it: «Buenos Aires, Argentina» for America/Argentina/Buenos_Aires. */
export function zoneInWords(zone: string): string {
  const places = zone.split('/').slice(1).reverse();
  return places.map((place) => TODAY[place] ?? place.replaceAll('_', ' ')).join(', ') || zone;
}

/** How the names of zones begin: continents, and the oceans of the islands. */
const CONTINENTS: readonly Plain[] = [
  'Africa',
  'America',
  'Antarctica',
  'Arctic',
  'Asia',
  'Atlantic',
  'Australia',
  'Europe',
  'Indian',
  'Pacific',
];

/** Where a zone lies. Browsers keep some under names that are no continent's; those stand as they are. */
function continentOf(zone: string): string {
  if (!zone.includes('/')) return t('Everywhere');
  const name = zone.split('/')[0] ?? zone;
  const continent = CONTINENTS.find((one) => one === name);
  return continent ? t(continent) : name;
}

const byLabel = (a: { readonly label: string }, b: { readonly label: string }): number =>
  a.label.localeCompare(b.label, language());

/** All zones that the browser knows, and `chosen` should it not be among them, by continent and then by name. */
export function zoneGroups(zones: readonly string[], chosen: string): ChoiceGroup[] {
  const groups = new Map<string, Choice[]>();
  for (const zone of new Set([...zones, 'UTC', chosen])) {
    const continent = continentOf(zone);
    groups.set(continent, [...(groups.get(continent) ?? []), { value: zone, label: zoneInWords(zone) }]);
  }
  return [...groups].map(([label, choices]) => ({ label, choices: choices.sort(byLabel) })).sort(byLabel);
}
