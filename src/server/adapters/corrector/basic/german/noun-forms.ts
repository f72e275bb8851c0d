import type { Finding } from '#server/adapters/corrector/basic/finding.ts';
import type { Nouns, Reading } from '#server/adapters/corrector/basic/german/noun-data.ts';
import { adjectivesFrom, isNoun } from '#server/adapters/corrector/basic/german/phrases.ts';
import { list, type PatternRule, re, reExact, type SearchRule } from '#server/adapters/corrector/basic/rule.ts';
import { type Token, tokenize } from '#server/adapters/corrector/basic/tokenize.ts';

const DATIVE = new Set(list('mit nach bei seit von zu aus außer'));
/** Determiners of the dative plural; without one the noun alone tells. */
const DATIVE_DETERMINER = new Set(
  list(`den meinen deinen seinen ihren unseren vielen allen diesen einigen wenigen mehreren anderen keinen zwei drei vier fünf sechs sieben
  acht neun zehn zwölf vielen verschiedenen solchen beiden welchen ihren Ihren`),
);
const PLURAL_DETERMINER = new Set(
  list(
    'die diese viele alle einige keine meine deine seine ihre unsere mehrere wenige andere verschiedene solche manche',
  ),
);

const isOnly = (readings: ReadonlySet<Reading> | undefined, ...those: Reading[]): boolean =>
  readings !== undefined && readings.size > 0 && [...readings].every((reading) => those.includes(reading));

/** “mit meinen Freunde” */
export function dativePluralRule(nouns: Nouns): SearchRule {
  return {
    id: 'de/dative-plural',
    kind: 'noun-number',
    find: (text) => {
      const tokens = tokenize(text);
      return tokens.flatMap((token, i) => (DATIVE.has(token.text.toLowerCase()) ? withN(tokens, i + 1, nouns) : []));
    },
    mends: [
      ['Ich lerne seit zwei Jahre.', 'Ich lerne seit zwei Jahren.'],
      ['Ich spreche mit meinen Freunde.', 'Ich spreche mit meinen Freunden.'],
      ['Das ist ein Buch von klugen Leute.', 'Das ist ein Buch von klugen Leuten.'],
    ],
    leaves: ['Ich lerne zwei Jahre.', 'Ich lerne seit zwei Jahren.', 'Ich komme mit der Katze.'],
  };
}

function withN(tokens: readonly Token[], at: number, nouns: Nouns): Finding[] {
  const first = tokens[at]?.text.toLowerCase() ?? '';
  const hasDeterminer = DATIVE_DETERMINER.has(first) || /^\d+$/.test(first);
  const start = hasDeterminer ? at + 1 : at;
  const adjectives = adjectivesFrom(tokens, start);
  const noun = tokens[start + adjectives.length];
  if (!isNoun(noun) || !isOnly(nouns.readings(noun.text), 'NOM.P', 'AKK.P', 'GEN.P')) return [];
  // “nach Niederlande” lacks more than a letter; “zu heilende” is no preposition.
  if ((!hasDeterminer && adjectives.length === 0 && tokens[at - 1]?.text === 'nach') || /end\p{Ll}*$/u.test(first))
    return [];
  const replacement = `${noun.text}n`;
  if (!nouns.readings(replacement)?.has('DAT.P')) return [];
  return [changed(noun, replacement, 'In the dative plural the noun takes -n.')];
}

const changed = (noun: Token, replacement: string, explanation: string): Finding => ({
  start: noun.start,
  end: noun.end,
  replacement,
  kind: 'noun-number',
  explanation,
});

/** “viele Kindern” */
export function noDativeRule(nouns: Nouns): SearchRule {
  return {
    id: 'de/plural-without-n',
    kind: 'noun-number',
    find: (text) => {
      const tokens = tokenize(text);
      return tokens.flatMap((token, i) => {
        if (!PLURAL_DETERMINER.has(token.text.toLowerCase()) || DATIVE.has(tokens[i - 1]?.text.toLowerCase() ?? ''))
          return [];
        const adjectives = adjectivesFrom(tokens, i + 1);
        const noun = tokens[i + 1 + adjectives.length];
        const bare = noun?.text.replace(/n$/, '') ?? '';
        if (!isNoun(noun) || !isOnly(nouns.readings(noun.text), 'DAT.P') || !nouns.readings(bare)?.has('NOM.P'))
          return [];
        return [changed(noun, bare, `“${token.text}” asks for the plural without the -n of the dative.`)];
      });
    },
    mends: [['Ich sehe viele Kindern.', 'Ich sehe viele Kinder.']],
    leaves: ['Ich spiele mit vielen Kindern.', 'Ich sehe viele Kinder.'],
  };
}

const WEAK_NOUNS =
  list(`Student Mensch Herr Nachbar Junge Kollege Kunde Tourist Präsident Patient Polizist Kandidat Assistent Journalist Name Soldat Held
  Spezialist Praktikant Psychologe Experte Franzose Russe Chinese Pole Elefant Bär Löwe Hase Affe Neffe Zeuge Sklave Feminist Demonstrant Konsument`);

/** Patterns about single words around nouns. */
export const NOUN_PATTERNS: readonly PatternRule[] = [
  {
    id: 'de/weak-noun',
    kind: 'noun-number',
    pattern: reExact`(?<before>(?:[Ee]inen|[Dd]en|[Dd]em|[Ee]inem|[Mm]einen|[Mm]einem|[Ss]einen|[Ss]einem|[Dd]iesen|[Dd]iesem|[Jj]eden|[Jj]edem|[Kk]einen|[Kk]einem|[Dd]es) (?:\p{Ll}+en )?)(?<noun>${WEAK_NOUNS})`,
    to: ({ before, noun = '' }) =>
      `${before}${noun}${/e$|Herr$|Nachbar$/.test(noun) ? 'n' : 'en'}${noun === 'Name' && /^des/i.test(before ?? '') ? 's' : ''}`,
    why: ({ noun }) => `“${noun}” takes -n or -en in every form but the first.`,
    mends: [['Ich kenne einen Student.', 'Ich kenne einen Studenten.']],
    leaves: ['Ich kenne einen Studenten.', 'Der Student kommt.'],
  },
  {
    id: 'de/meinung-nach',
    kind: 'article',
    pattern: re`(?:in )?(?<who>mein|sein|ihr|unser|dein)(?:e|en|em)? (?<own>eigene[nr]? |persönliche[nr]? )?Meinung(?<after> nach|, (?=ist|sind|hat|kann|sollte|soll|muss))`,
    to: ({ who, own = '' }) =>
      `${who}er ${own && `${own.trim().replace(/(?:e[nr]?)$/, 'en')} `}Meinung nach `.trimEnd(),
    why: 'The fixed phrase is “meiner Meinung nach”.',
    mends: [['Meine Meinung nach ist das gut.', 'Meiner Meinung nach ist das gut.']],
    leaves: ['Meiner Meinung nach ist das gut.', 'Meine Meinung ist klar.'],
  },
];

const VERB =
  list(`habe hast hat haben hatte hatten brauche braucht brauchen suche sucht suchen möchte möchten kaufe kauft kaufen kaufte kenne kennt kennen
  sehe sieht sehen sah bekomme bekommt bekommen finde findet finden mache macht machen esse isst essen trinke trinkt trinken lese liest lesen
  will wollen wollte nehme nimmt nehmen schreibe schreibt mieten miete besuche besucht liebe mag mögen`);
const ADVERB =
  '(?: (?:auch|noch|nicht|jetzt|schon|hier|heute|immer|nur|gern|gerne|leider|sehr|dort|da|dich|dir|euch|mir|uns))?';

/** “ich habe ein Bruder”, “es gibt ein Unterschied”: the accusative of the masculine. */
export function accusativeRule(nouns: Nouns): SearchRule {
  const phrase = reExact`(?<head>(?:(?:[Ii]ch|[Ee]r|[Ww]ir|[Mm]an|[Dd]u) (?:${VERB})|(?:${VERB}) (?:ich|er|wir|man|du)|[Ee]s gibt|[Gg]ibt es|[Ee]s gab|[Gg]ab es)${ADVERB} )(?<determiner>ein|kein|mein|dein|unser|der|dieser|jeder) (?<adjective>\p{Ll}+(?:er|en) )?(?<noun>\p{Lu}\p{Ll}+)`;
  return {
    id: 'de/accusative',
    kind: 'article',
    find: (text) =>
      [...text.matchAll(phrase)].flatMap((match): Finding[] => {
        const { head = '', determiner = '', adjective = '', noun = '' } = match.groups ?? {};
        if (!isMasculine(nouns.readings(noun))) return [];
        const changed = `${determiner.replace(/^d?er$|^(dies|jed)er$/, (form, stem) => (stem ? `${stem}en` : form === 'der' ? 'den' : form)).replace(/^(ein|kein|mein|dein|unser)$/, '$1en')} ${adjective.replace(/er $/, 'en ')}`;
        const start = match.index + head.length;
        const end = start + determiner.length + 1 + adjective.length;
        const explanation = `“${noun}” is masculine and the object here: “${changed.trim()}”.`;
        return [{ start, end, replacement: changed, kind: 'article', explanation }];
      }),
    mends: [
      ['Ich habe ein Bruder.', 'Ich habe einen Bruder.'],
      ['Es gibt ein großer Unterschied.', 'Es gibt einen großen Unterschied.'],
    ],
    leaves: ['Ich habe ein Kind.', 'Es gibt einen Unterschied.', 'Ich habe einen Bruder.'],
  };
}

const isMasculine = (readings: ReadonlySet<Reading> | undefined): boolean =>
  readings?.has('NOM.M') === true && ![...readings].some((reading) => /\.[FN]$/.test(reading));
