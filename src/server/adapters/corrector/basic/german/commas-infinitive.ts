import { AUXILIARIES, isFiniteVerb, isOnlyFinite } from '#server/adapters/corrector/basic/german/verbs.ts';
import { list, type Rule, reExact } from '#server/adapters/corrector/basic/rule.ts';

/** Nouns that an infinitive explains: die Möglichkeit, … zu reisen. */
const NOUNS =
  list(`Möglichkeit Möglichkeiten Chance Chancen Gelegenheit Zeit Lust Idee Wunsch Recht Schwierigkeiten Schwierigkeit Probleme Fähigkeit
  Notwendigkeit Pflicht Versuch Entscheidung Ziel Plan Hoffnung Methode Mut Angst Traum Absicht Aufgabe Erlaubnis`);
const ADJECTIVES =
  list(`schwer schwierig wichtig möglich unmöglich leicht einfach interessant schön nötig notwendig sinnvoll nützlich gefährlich toll langweilig
  besser leichter schwieriger einfacher wichtiger gut verboten erlaubt unvermeidlich richtig falsch normal`);
/** What stands between, without a mark, a conjunction or a verb of its own. */
const BETWEEN = String.raw`(?:(?!(?:und|oder|aber|dass|weil|wenn|um|ohne|zu)\b)[\p{L}-]+ )`;
const INFINITIVE = String.raw`(?:zu \p{Ll}+(?:en|ern|eln|tun|sein)|\p{Ll}{2,5}zu\p{Ll}{3,}en)\b(?=[.,;!?]|$)`;

const hasOwnVerb = (words = ''): boolean =>
  words.split(' ').some((word) => isOnlyFinite(word) || /^(?:ist|war|wäre)$/.test(word));

/** Commas before groups of words with “zu” and an infinitive. */
export const INFINITIVE_COMMAS: readonly Rule[] = [
  {
    id: 'de/comma-noun-zu',
    kind: 'punctuation',
    pattern: reExact`(?<noun>${NOUNS})(?<verb>(?: nicht| gehabt)? (?:haben|hat|habe|hatte|hatten|bekommen|bieten|geben|gegeben))? (?=(?<between>${BETWEEN}{1,9})${INFINITIVE})`,
    to: ({ noun, verb, between = '' }) => (hasOwnVerb(between) ? undefined : `${noun}${verb}, `),
    why: ({ noun }) => `What “${noun}” is about stands in a group with “zu”: a comma parts it.`,
    mends: [['Ich habe die Möglichkeit in Berlin zu studieren.', 'Ich habe die Möglichkeit, in Berlin zu studieren.']],
    leaves: ['Ich habe keine Zeit zu lesen.', 'Ich habe die Möglichkeit, in Berlin zu studieren.'],
  },
  {
    id: 'de/comma-adjective-zu',
    kind: 'punctuation',
    pattern: reExact`(?<it>[Ee]s \p{Ll}+|(?:ist|war|wäre|wird|findet|finde) es|macht) (?<how>(?:\p{Ll}+ ){0,3}?)(?<what>${ADJECTIVES}|Spaß|Freude) (?=(?<between>${BETWEEN}{1,9})${INFINITIVE})`,
    to: ({ it, how = '', what, between = '' }) => (hasOwnVerb(between) ? undefined : `${it} ${how}${what}, `),
    why: 'A comma stands before the group with “zu” that “es” points to.',
    mends: [['Es ist wichtig jeden Tag zu lesen.', 'Es ist wichtig, jeden Tag zu lesen.']],
    leaves: ['Es ist wichtig, jeden Tag zu lesen.', 'Das ist gut zu wissen.'],
  },
];

const _FINITE = AUXILIARIES.filter((word) => isFiniteVerb(word));
const ADVERBS =
  list(`Jedoch Außerdem Deshalb Deswegen Jetzt Heutzutage Einerseits Andererseits Trotzdem Dann Danach Zuerst Leider Manchmal Gestern Heute
  Morgen Natürlich Zurzeit Schließlich Normalerweise Vielleicht Darum Daher Früher Später Gegenseitig Inzwischen Meistens Oft Glücklicherweise Plötzlich
  Zusätzlich Dadurch Dabei Damit Deshalb Endlich Hoffentlich Eigentlich Wahrscheinlich Zuletzt Erstens Zweitens Folglich Allerdings Momentan`);
const PREPOSITIONS =
  'In|Im|Auf|Nach|Mit|Bei|Beim|Durch|Für|An|Am|Seit|Vor|Wegen|Trotz|Ohne|Zum|Zur|Aus|Von|Vom|Unter|Während';

/** Commas that English sets and German does not. */
export const COMMAS_OUT: readonly Rule[] = [
  {
    id: 'de/no-comma-after-opener',
    kind: 'punctuation',
    pattern: reExact`(?<=^["„“]?|[.!?] ["„“]?)(?<first>${ADVERBS}|(?:${PREPOSITIONS})(?: (?!(?:und|oder)\b)[\p{L}\d.]+){1,5}|Meine[rn]? (?:persönlichen )?Meinung nach|Alles in allem|Darüber hinaus|Als \p{Lu}\p{Ll}+), (?=(?<verb>\p{Ll}+) \p{L})`,
    to: ({ first = '', verb = '' }) =>
      isFiniteVerb(verb) && !first.split(' ').some((word) => isOnlyFinite(word)) && verb !== 'liebe'
        ? `${first} `
        : undefined,
    why: 'The first part of a sentence and its verb are not parted by a comma.',
    mends: [
      ['Deshalb, bin ich zu Hause geblieben.', 'Deshalb bin ich zu Hause geblieben.'],
      ['In den Ferien, fahren wir ans Meer.', 'In den Ferien fahren wir ans Meer.'],
    ],
    leaves: ['Deshalb bin ich hier.', 'In Berlin, wo ich wohne, ist es schön.'],
  },
  {
    id: 'de/no-comma-after-aber',
    kind: 'punctuation',
    pattern: reExact`(?<=^["„“]?|[.!?] ["„“]?)(?<first>Aber|Und|Doch|Denn|Oder), (?=(?:ich|du|er|sie|es|wir|ihr|man|das|die|der|ein|eine|mein|meine|unser|jetzt|dann|in|\p{Lu}\p{Ll}+) (?!(?:dass|wenn)\b))`,
    to: '{first} ',
    why: ({ first }) => `No comma after “${first}” at the start.`,
    mends: [['Aber, ich habe keine Zeit.', 'Aber ich habe keine Zeit.']],
    leaves: ['Aber ich habe keine Zeit.', 'Aber, wenn du willst, komme ich.'],
  },
  {
    id: 'de/no-comma-after-dass',
    kind: 'punctuation',
    pattern: reExact`(?<word>dass|weil), (?=(?:ich|du|er|sie|es|wir|ihr|man|das|die|der|ein|eine|mein|meine|unser|viele|alle|meiner|nach|in|jede|jeder) )`,
    to: '{word} ',
    why: 'The clause goes on after the conjunction: no comma.',
    mends: [['Ich glaube, dass, viele Leute lesen.', 'Ich glaube, dass viele Leute lesen.']],
    leaves: ['Ich glaube, dass viele Leute lesen.', 'Ich glaube, dass, wenn ich lese, alles gut ist.'],
  },
  {
    id: 'de/no-comma-usw',
    kind: 'punctuation',
    pattern: reExact`(?<before>\p{L}+), (?=usw\.|und so weiter)`,
    to: '{before} ',
    why: 'No comma before “usw.”: it begins with “und”.',
    mends: [['Wir haben Äpfel, Birnen, usw. gekauft.', 'Wir haben Äpfel, Birnen usw. gekauft.']],
    leaves: ['Wir haben Äpfel, Birnen usw. gekauft.'],
  },
  {
    id: 'de/no-comma-in-list',
    kind: 'punctuation',
    pattern: reExact`(?<list>\p{L}+, (?:\p{Ll}+ )?\p{Lu}[\p{L}-]+), (?<and>und|oder) (?=(?:\p{Ll}+ )?\p{Lu}[\p{L}-]+[.!?])`,
    to: '{list} {and} ',
    why: ({ and }) => `In a list no comma stands before “${and}”.`,
    mends: [['Ich esse Brot, Käse, und Obst.', 'Ich esse Brot, Käse und Obst.']],
    leaves: ['Ich esse Brot, Käse und Obst.'],
  },
];
