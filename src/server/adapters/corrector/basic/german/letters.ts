import type { Finding } from '#server/adapters/corrector/basic/finding.ts';
import type { Nouns } from '#server/adapters/corrector/basic/german/noun-data.ts';
import { isFiniteVerb, isInfinitive, VERBS } from '#server/adapters/corrector/basic/german/verbs.ts';
import { list, type PatternRule, re, reExact, type SearchRule } from '#server/adapters/corrector/basic/rule.ts';

/** Words that are no nouns, written large by mistake within a sentence. */
const NO_NOUNS =
  list(`Und Aber Oder Weil Dass Wenn Mit Für Von Nicht Auch Sehr Kann Ist Hat Habe Bin War Muss Möchte Ein Eine Einen Der Die Das Den Dem Es
  Mein Meine Meinen In Auf Im Am An Bei Nach Um Als Wie Was Wo Dann Noch Schon Nur Hier Jetzt Heute Viel Viele Alle Alles Mich Mir Uns
  Sind Haben Werden Wird Zur Zum Aus Vor Über Unter Durch Ohne Bis Seit Kein Keine Immer Bitte Danke Gern Gerne Unsere Unser Diese Dieser Dieses
  Schön Gut Groß Klein Schnell Schwer Wichtig Neu Neue Neuen Große Großen Kleine Kleinen Gute Guten Schöne Schönen`);
const NATIONAL = `(?:Deutsch|Englisch|Französisch|Spanisch|Italienisch|Russisch|Türkisch|Polnisch|Chinesisch|Japanisch|Amerikanisch|Europäisch|Ukrainisch|Afrikanisch|Asiatisch|International|Österreichisch|Griechisch|Arabisch|Britisch|Ungarisch|Persönlich|Kulturell|Freundlich|Wichtig|Verschieden|Wirtschaftlich|Politisch|Fremd|Finanziell|Beruflich|Gesellschaftlich|Traditionell|Multikulturell|Interessant)(?:e|en|er|es|em)`;
const NAMED =
  /^(?:Bank|Bahn|Post|Bundesbank|Welle|Reich|Bundestag|Union|Kommission|Parlament|Demokratische|Republik|Zeitung|Schule|Fußball|Währungs|Gerichtshof|Akademie|Revolution)/;
const NOT_VERBS = /^zu (?:Hause|Weihnachten|Ostern|Pfingsten|Zeiten|Gunsten|Boden|Essen)$/;
const VERB_NOUNS = VERBS.filter(({ participle }) => participle !== '').map(({ infinitive }) => infinitive);

/** No sentence ends with these. */
const GOES_ON = `(?:\\p{L}+,|\\b(?:und|oder|aber|dass|weil|wenn|ob|denn|als|wie|was|wo|da|bin|ist|sind|war|habe|hat|haben|hatte|kann|muss|möchte|will|würde|wird|der|die|das|den|dem|des|ein|eine|einen|einem|einer|mein|meine|meinen|meiner|sehr|zu|in|im|auf|mit|für|von|an|bei|nach|ich|er|wir|man|es|nicht|auch|so|ganz|viele|keine|kein|unsere|diese))`;

/** Capitals within a sentence. */
export const LETTERS: readonly PatternRule[] = [
  {
    id: 'de/small-word',
    kind: 'capital',
    pattern: reExact`(?<before>${GOES_ON} )(?<word>${NO_NOUNS})(?= \p{L}|[,.!?])(?! und Ganzen)`,
    to: ({ before, word = '' }) => `${before}${word.toLowerCase()}`,
    why: ({ word = '' }) => `“${word.toLowerCase()}” is no noun: within a sentence it takes a small letter.`,
    mends: [['Ich bin müde, Aber ich lese.', 'Ich bin müde, aber ich lese.']],
    leaves: ['Ich bin müde. Aber ich lese.', 'Das Gute siegt.'],
  },
  {
    id: 'de/small-ich',
    kind: 'capital',
    pattern: reExact`(?<before>${GOES_ON} )(?<word>Ich|Wir|Er|Man)(?= \p{Ll})`,
    to: ({ before, word = '' }) => `${before}${word.toLowerCase()}`,
    why: ({ word = '' }) => `“${word.toLowerCase()}” takes a capital only at the start of a sentence.`,
    mends: [['Heute bin Ich müde.', 'Heute bin ich müde.']],
    leaves: ['Heute bin ich müde.', 'Ich bin müde.'],
  },
  {
    id: 'de/small-verb',
    kind: 'capital',
    pattern: reExact`(?<who>\b(?:ich|Ich|du|Du|er|Er|wir|Wir|man|Man|ihr)) (?<verb>\p{Lu}\p{Ll}+)(?= \p{L}|[,.!?])`,
    to: ({ who, verb = '' }) =>
      isFiniteVerb(verb) && !/^(?:Liebe|Mutter|Rede|Reise|Frage|Hoffe|Folge|Setze|Essen|Leben|Arbeiten)$/.test(verb)
        ? `${who} ${verb.toLowerCase()}`
        : undefined,
    why: 'Verbs take a small letter.',
    mends: [['Ich Kann nicht kommen.', 'Ich kann nicht kommen.']],
    leaves: ['Ich kann nicht kommen.', 'Wir Menschen sind so.'],
  },
  {
    id: 'de/small-adjective',
    kind: 'capital',
    pattern: reExact`(?<before>\p{Ll}+,? )(?<word>${NATIONAL}) (?=(?<noun>\p{Lu}\p{Ll}+))`,
    to: ({ before, word = '', noun = '' }) => (NAMED.test(noun) ? undefined : `${before}${word.toLowerCase()} `),
    why: 'An adjective before its noun takes a small letter, nationalities too.',
    mends: [['Ich lerne die Deutsche Sprache.', 'Ich lerne die deutsche Sprache.']],
    leaves: ['Ich lerne die deutsche Sprache.', 'Er arbeitet bei der Deutschen Bahn.', 'Die Deutschen lesen.'],
  },
  {
    id: 'de/small-greeting',
    kind: 'capital',
    pattern: reExact`(?<before>Sehr |[Mm]it )(?<word>Geehrte[rsn]?|Freundlichen|Freundliche|Lieben|Besten|Herzlichen)(?= \p{Lu})`,
    to: ({ before, word = '' }) => `${before}${word.toLowerCase()}`,
    why: 'In a greeting only its first word and the nouns take capitals.',
    mends: [['Sehr Geehrte Damen und Herren,', 'Sehr geehrte Damen und Herren,']],
    leaves: ['Sehr geehrte Damen und Herren,', 'Liebe Anna,'],
  },
  {
    id: 'de/greeting-case',
    kind: 'agreement',
    pattern: re`mit (?<how>freundlich|lieb|best|herzlich|viel|schön)(?:e|er|es|en)? (?:gr[uü](?:ß|ss)e?n?)(?=[.,!]|$| \p{L})`,
    to: ({ how }, match) => `mit ${how}en ${/ss/i.test(match[0]) ? 'Grüssen' : 'Grüßen'}`,
    why: 'The greeting is “mit freundlichen Grüßen”, a dative plural.',
    mends: [['Mit freundliche Grüße Anna', 'Mit freundlichen Grüßen Anna']],
    leaves: ['Mit freundlichen Grüßen Anna', 'Viele Grüße Anna'],
  },
  {
    id: 'de/greeting-plural',
    kind: 'spelling',
    pattern: re`(?<how>viele|liebe|schöne|beste|herzliche) (?:gr[uü](?:ß|ss)(?:e|en)?|große)(?=[.,!]|$| (?:aus|von|an|und|dein|deine|\p{Lu}\p{Ll}+))`,
    to: ({ how }, match) => `${how} ${/ss/i.test(match[0]) ? 'Grüsse' : 'Grüße'}`,
    why: 'The greeting is “viele Grüße”, with ü.',
    mends: [['Viele Gruße aus Berlin', 'Viele Grüße aus Berlin']],
    leaves: ['Viele Grüße aus Berlin'],
  },
  {
    id: 'de/verb-noun',
    kind: 'capital',
    lesson: 'noun-capital',
    pattern: reExact`(?<before>(?:[Bb]eim|[Zz]um|[Vv]om|[Dd]urchs|[Aa]nstatt des|[Ww]ährend des)) (?<noun>${VERB_NOUNS})s?(?=[.,!?]|$| (?:und|ist|war|bin|in|mit|habe|hat|von|der|des|zu|wir|ich)\b)`,
    to: ({ before, noun = '' }) => `${before} ${noun.charAt(0).toUpperCase()}${noun.slice(1)}`,
    why: 'After “beim”, “zum” or “vom” the verb has become a noun: a capital.',
    mends: [['Vom lernen bin ich müde.', 'Vom Lernen bin ich müde.']],
    leaves: ['Beim Lernen bin ich müde.'],
  },
  {
    id: 'de/fixed-capital',
    kind: 'capital',
    lesson: 'noun-capital',
    pattern: reExact`(?<before>[Zz]u|[Nn]ach|[Vv]on zu|(?:ersten|letzten|nächsten|zweiten|dieses|jedes|ein anderes|nächstes|letztes|diesem|erste|erstes|letzte|nächste)|[Aa]lles|[Ee]twas|[Nn]ichts|[Vv]iel|[Ii]m|[Gg]estern|[Hh]eute) (?<word>hause|mal|gute|liebe|neues|gutes|schönes|besonderes|interessantes|wichtiges|anderes|allgemeinen|folgenden|abend|morgen|nachmittag|vormittag|mittag|nacht)(?= [\p{Ll}„“"]|[.,!?]|$)`,
    to: ({ before = '', word = '' }) =>
      belongs(before.toLowerCase(), word) ? `${before} ${word.charAt(0).toUpperCase()}${word.slice(1)}` : undefined,
    why: 'Here the word is a noun: it takes a capital.',
    mends: [
      ['Ich bleibe zu hause.', 'Ich bleibe zu Hause.'],
      ['Ich wünsche dir alles gute.', 'Ich wünsche dir alles Gute.'],
      ['Das war das erste mal.', 'Das war das erste Mal.'],
    ],
    leaves: ['Ich bleibe zu Hause.', 'Das ist etwas anderes.'],
  },
];

/** Which words become nouns after which. */
function belongs(before: string, word: string): boolean {
  if (word === 'hause') return /^(?:zu|nach|von zu)$/.test(before);
  if (word === 'mal')
    return /^(?:ersten|letzten|nächsten|zweiten|dieses|jedes|ein anderes|nächstes|letztes|diesem|erste|erstes|letzte|nächste)$/.test(
      before,
    );
  if (/^(?:abend|morgen|nachmittag|vormittag|mittag|nacht)$/.test(word)) return /^(?:gestern|heute)$/.test(before);
  if (word === 'gute' || word === 'liebe') return before === 'alles';
  if (/en$/.test(word)) return before === 'im';
  return /^(?:etwas|nichts|viel)$/.test(before) && word !== 'anderes';
}

/** “zu Mieten” */
export function smallInfinitiveRule(nouns: Nouns): SearchRule {
  return {
    id: 'de/small-infinitive',
    kind: 'capital',
    find: (text) =>
      [
        ...text.matchAll(
          reExact`(?<zu>zu) (?<verb>\p{Lu}\p{Ll}+(?:en|ern|eln))(?=[.,!?;]|$| (?:und|oder|habe|hat|ist|war)\b)`,
        ),
      ].flatMap((match): Finding[] => {
        const { verb = '' } = match.groups ?? {};
        const readings = nouns.readings(verb);
        const isVerb = isInfinitive(verb) || (readings?.has('NOM.N') && !readings.has('DAT.P'));
        if (!isVerb || NOT_VERBS.test(match[0])) return [];
        const start = match.index + 3;
        const explanation = `After “zu” the infinitive “${verb.toLowerCase()}” takes a small letter.`;
        return [{ start, end: start + verb.length, replacement: verb.toLowerCase(), kind: 'capital', explanation }];
      }),
    mends: [['Ich suche eine Wohnung zu Mieten.', 'Ich suche eine Wohnung zu mieten.']],
    leaves: ['Ich bleibe zu Hause.', 'Ich gehe zu Freunden.'],
  };
}
