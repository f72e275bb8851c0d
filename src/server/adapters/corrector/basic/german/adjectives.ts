import type { Finding } from '#server/adapters/corrector/basic/finding.ts';
import { isDefiniteArticle } from '#server/adapters/corrector/basic/german/determiners.ts';
import type { Nouns, Reading } from '#server/adapters/corrector/basic/german/noun-data.ts';
import {
  adjectivesFrom,
  caseOf,
  isNoun,
  type Phrase,
  PREPOSITIONS,
  phrasesOf,
} from '#server/adapters/corrector/basic/german/phrases.ts';
import type { SearchRule } from '#server/adapters/corrector/basic/rule.ts';
import { type Token, tokenize } from '#server/adapters/corrector/basic/tokenize.ts';

type Endings = Partial<Record<Reading, string>>;

/** After der, dieser, jeder; else -en. */
const WEAK: Endings = { 'NOM.M': 'e', 'NOM.F': 'e', 'NOM.N': 'e', 'AKK.F': 'e', 'AKK.N': 'e' };
/** After ein, kein, mein; else -en. */
const MIXED: Endings = { ...WEAK, 'NOM.M': 'er', 'NOM.N': 'es', 'AKK.N': 'es' };
/** Without a determiner, in the cases that a preposition fixes. */
const STRONG: Endings = {
  'AKK.M': 'en',
  'AKK.F': 'e',
  'AKK.N': 'es',
  'AKK.P': 'e',
  'DAT.M': 'em',
  'DAT.F': 'er',
  'DAT.N': 'em',
  'DAT.P': 'en',
};
/** They never change. */
const UNCHANGED = new Set(['lila', 'rosa', 'prima', 'super', 'orange']);

/** The adjective after a determiner, by the gender, number and case that determiner, noun and preposition agree on. */
export function adjectiveRule(nouns: Nouns): SearchRule {
  return {
    id: 'de/adjective-ending',
    kind: 'agreement',
    lesson: 'adjective-ending',
    find: (text) => [
      ...phrasesOf(text).flatMap((phrase) => afterDeterminer(phrase, nouns)),
      ...withoutDeterminer(text, nouns),
    ],
    mends: [
      ['Ich habe eine kleines Wohnung.', 'Ich habe eine kleine Wohnung.'],
      ['Wir wohnen in einem großes Haus.', 'Wir wohnen in einem großen Haus.'],
    ],
    leaves: [
      'Ich habe eine kleine Wohnung.',
      'Das ist ein gutes Buch für kleine Kinder.',
      'Die lange Reise mit alten Freunden war schön.',
    ],
  };
}

function afterDeterminer(phrase: Phrase, nouns: Nouns): Finding[] {
  const { determiner, forms, adjectives, noun, before } = phrase;
  const readings = nouns.readings(noun.text);
  const isRelative = before === ',' && isDefiniteArticle(determiner.text);
  if (adjectives.length === 0 || readings === undefined || isRelative) return [];
  const asked = PREPOSITIONS.get(before);
  const word = determiner.text.toLowerCase();
  const shared = (forms.get(word) ?? []).filter(
    (reading) => readings.has(reading) && (!asked || asked.includes(caseOf(reading))),
  );
  const table = isDefiniteArticle(word) || /^(?:dies|jed|jen|welch|manch|solch)/.test(word) ? WEAK : MIXED;
  return ended(adjectives, new Set(shared.map((reading) => table[reading] ?? 'en')), noun);
}

/** “mit guten Freunden”: the preposition tells the case, the noun the rest. */
function withoutDeterminer(text: string, nouns: Nouns): Finding[] {
  const tokens = tokenize(text);
  return tokens.flatMap((token, i) => {
    const asked = PREPOSITIONS.get(token.text.toLowerCase());
    const adjectives = asked?.length === 1 ? adjectivesFrom(tokens, i + 1) : [];
    const noun = tokens[i + 1 + adjectives.length];
    // “ein zu lösendes Problem” is no preposition.
    if (adjectives.length === 0 || !isNoun(noun) || /^zu .*end\p{Ll}*$/iu.test(`${token.text} ${adjectives[0]?.text}`))
      return [];
    const fitting = [...(nouns.readings(noun.text) ?? [])].filter((reading) => asked?.includes(caseOf(reading)));
    return ended(adjectives, new Set(fitting.map((reading) => STRONG[reading] ?? 'en')), noun);
  });
}

/** All adjectives with the one ending that is possible. */
function ended(adjectives: readonly Token[], endings: ReadonlySet<string>, noun: Token): Finding[] {
  const [ending] = endings;
  if (ending === undefined || endings.size !== 1) return [];
  return adjectives.flatMap(({ text, start, end }) => {
    if (UNCHANGED.has(text)) return [];
    const replacement = COMPARATIVE.test(text) ? text + ending : text.replace(/(?:e|en|er|es|em)$/, ending);
    if (replacement === text) return [];
    const explanation = `Before “${noun.text}” the adjective ends in -${ending}: “${replacement}”.`;
    return { start, end, replacement, kind: 'agreement', explanation };
  });
}

/** Comparatives without an ending. */
const COMPARATIVE = /^(?:größ|ält|jüng|läng|kürz|höh|stärk|schwäch|wärm|kält|ärm|bess|klüg|näh)er$/;
