import { COMMAS } from '#server/adapters/corrector/basic/german/commas.ts';
import { COMMAS_OUT, INFINITIVE_COMMAS } from '#server/adapters/corrector/basic/german/commas-infinitive.ts';
import { ICH, PARTICIPLE, WIR } from '#server/adapters/corrector/basic/german/verb-forms.ts';
import { list, type Rule, re, reExact, sentenceStart } from '#server/adapters/corrector/basic/rule.ts';

const PERSON = list('ich du er sie es wir ihr man');
const SUBJECT = `(?:${PERSON.join('|')}|die|der|das|ein|eine|mein|meine|viele|alle|unser|unsere|dieser|diese|dieses)`;
const _NO_COMMA_BEFORE =
  list(`und oder so als auch nur vor allem besonders sondern aber auf ohne nicht selbst erst gerade denn sowie statt
  anstatt außer kurz eben immer je wie bis noch schon genau einfach wahrscheinlich vielleicht vermutlich`);
const LANGUAGES = list('deutsch englisch französisch spanisch italienisch russisch');
const TIMES = list(
  'montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april juni juli august september oktober november dezember',
);

/** German spelling, commas and verb forms by pattern. */
export const SENTENCE_RULES: readonly Rule[] = [
  ...COMMAS,
  ...INFINITIVE_COMMAS,
  ...COMMAS_OUT,
  {
    id: 'de/dass',
    kind: 'spelling',
    pattern: re`(?<verb>glaube|glauben|denke|denken|finde|finden|meine|hoffe|hoffen|weiß|wissen|sage|sagt|sagte|gesagt|bedeutet|heißt|möglich|klar|wichtig|sicher|gut|schade|froh|glücklich|gehört|gefreut|vergessen), das (?=${SUBJECT} )(?!(?:ist|war) )`,
    to: '{verb}, dass ',
    why: 'The conjunction is “dass”; “das” is an article or a pronoun.',
    mends: [['Ich glaube, das er kommt.', 'Ich glaube, dass er kommt.']],
    leaves: ['Das Haus ist gut, das sehe ich.'],
  },
  {
    id: 'de/dass-comma',
    kind: 'punctuation',
    pattern: re`(?<verb>glaube|glauben|denke|denken|hoffe|hoffen|weiß|wissen|gesagt|gehört|finde) das (?=(?:ich|du|er|sie|es|wir|ihr|man) )`,
    to: '{verb}, dass ',
    why: 'The conjunction is “dass”, with a comma before it.',
    mends: [['Ich glaube das ich besser werde.', 'Ich glaube, dass ich besser werde.']],
    leaves: ['Ich glaube das nicht.', 'Ich finde das gut.'],
  },
  {
    id: 'de/verb-second',
    kind: 'word-order',
    pattern: re`${sentenceStart}(?<first>gestern|heute|morgen|dann|danach|jetzt|später|zuerst|deshalb|deswegen|leider|manchmal|oft|normalerweise|(?:am|nach dem) (?:abend|morgen|nachmittag|mittag|wochenende|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|essen|frühstück)|letzte woche|letztes jahr),? (?<who>ich|wir|er|sie|es|du) (?<verb>${list('bin bist ist sind war warst waren habe hast hat haben hatte hatten gehe geht gehen ging gingen muss müssen musste mussten kann können konnte konnten will wollen wollte wollten möchte möchten fahre fährt fahren fuhr komme kommt kommen kam mache macht machen machte esse isst essen aß trinke trinkt lese liest spiele spielt spielen arbeite arbeitet lerne lernt lernen treffe traf kaufe kauft kaufte sehe sah schlafe schlief werde wird werden stehe stand')})(?! und\b)`,
    to: '{first} {verb} {who}',
    why: 'The verb stands second: after “gestern” or “dann” comes the verb.',
    mends: [['Gestern ich bin nach Berlin gefahren.', 'Gestern bin ich nach Berlin gefahren.']],
    leaves: ['Gestern bin ich nach Berlin gefahren.', 'Ich bin gestern gefahren.'],
  },
  {
    id: 'de/das-adjective',
    kind: 'agreement',
    pattern: reExact`(?<article>[Dd]as|[Dd]ieses) (?<adjective>\p{Ll}{3,})es (?<noun>\p{Lu}\p{Ll}+)`,
    to: ({ article = '', adjective = '', noun }) =>
      /^(?:all|etwa|dies|jed|welch|manch|viel|sein|ihr|mein|unser|indessen)$/.test(adjective)
        ? undefined
        : `${article} ${adjective}e ${noun}`,
    why: 'After “das” the adjective ends in -e.',
    mends: [['Danke für das schönes Wetter.', 'Danke für das schöne Wetter.']],
    leaves: ['Danke für das schöne Wetter.', 'Ein schönes Wetter.'],
  },
  {
    id: 'de/dem-adjective',
    kind: 'agreement',
    pattern: reExact`(?<article>[Dd]em|[Dd]iesem|[Mm]einem|[Ee]inem|[Ss]einem|[Ii]hrem|[Uu]nserem|[Ii]m|[Aa]m|[Zz]um|[Bb]eim|[Vv]om) (?<adjective>\p{Ll}{3,}e)[mrs]? (?<noun>\p{Lu}\p{Ll}+)`,
    to: ({ article, adjective = '', noun }) =>
      /^(?:eine|ihre|seine|meine|keine|diese|alle|viele|beide|ohne|heute|bitte|gerade|habe|hatte|wurde|wäre|hätte|immer|unter|aber|lila|rosa|paare)$/.test(
        adjective,
      )
        ? undefined
        : `${article} ${adjective}n ${noun}`,
    why: 'After a dative article the adjective ends in -en.',
    mends: [['Mit dem kleinem Hund.', 'Mit dem kleinen Hund.']],
    leaves: ['Mit dem kleinen Hund.'],
  },
  {
    id: 'de/im-season',
    kind: 'article',
    pattern: reExact`(?<in>[Ii])n (?<time>Sommer|Winter|Herbst|Frühling|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?! \d)`,
    to: '{in}m {time}',
    why: 'With months and seasons: “im”.',
    mends: [['In Sommer fahre ich weg.', 'Im Sommer fahre ich weg.']],
    leaves: ['Im Sommer fahre ich weg.'],
  },
  {
    id: 'de/noun-capital',
    kind: 'capital',
    pattern: reExact`(?<before>[Dd]as|[Bb]eim|[Zz]um|[Vv]om|[Mm]ein|[Uu]nser|keinen|großen|viel|keine|ich|wir|große|[Dd]as) (?<noun>essen|leben|hunger|durst|angst|lust|zeit|spaß|wetter|frühstück|wochenende)(?= (?:war|ist|hatte|hatten|hat|habe|haben|schmeckt|schmeckte|gehabt|gemacht|in|und)\b|[.,!?])`,
    to: ({ before = '', noun = '' }) =>
      /^(?:ich|wir)$/.test(before) && /^(?:essen|leben)$/.test(noun)
        ? undefined
        : `${before} ${noun.charAt(0).toUpperCase()}${noun.slice(1)}`,
    why: 'Nouns take a capital.',
    mends: [['Das essen war gut, weil ich hunger hatte.', 'Das Essen war gut, weil ich Hunger hatte.']],
    leaves: ['Wir essen und wir leben.', 'Das Essen war gut.'],
  },
  {
    id: 'de/old-dass',
    kind: 'spelling',
    pattern: re`daß`,
    to: 'dass',
    why: 'Since 1996 it is written “dass”.',
    mends: [['Ich weiß, daß er kommt.', 'Ich weiß, dass er kommt.']],
    leaves: ['Ich weiß, dass er kommt.'],
  },
  {
    id: 'de/day-capital',
    kind: 'capital',
    pattern: reExact`(?<word>${TIMES})`,
    to: ({ word = '' }) => word.charAt(0).toUpperCase() + word.slice(1),
    why: 'Days and months are nouns: they take a capital.',
    mends: [['Am montag lese ich.', 'Am Montag lese ich.']],
    leaves: ['Am Montag lese ich.'],
  },
  {
    id: 'de/language-capital',
    kind: 'capital',
    pattern: reExact`(?<before>auf|lerne|lernt|lernen|gelernt|spreche|spricht|sprechen|mein|gut|kann|verstehe|viel|besser) (?<word>${LANGUAGES})(?=[.,!?]|$| (?:und|zu|in|mit|sprechen|lernen|zu|ist|war|an|am)\b)`,
    to: ({ before, word = '' }) => `${before} ${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    why: 'A language as a noun takes a capital.',
    mends: [['Ich lerne deutsch.', 'Ich lerne Deutsch.']],
    leaves: ['Ich lese ein deutsches Buch.'],
  },
  {
    id: 'de/ich-verb',
    kind: 'agreement',
    pattern: re`ich (?<verb>hast|hat|bist|ist|sind|gehst|geht|kannst|willst|möchtest|machst|macht|kommst|kommt|wohnst|wohnt|lernst|lernt|spielst|spielt|arbeitest|arbeitet|kaufst|kauft|sollst|weißt|isst|liest|fährt|schläft|spricht|trifft|sieht)(?! (?:du|er|sie|es|ihr|man)\b)`,
    to: ({ verb = '' }, { index, input = '' }) => {
      // A relative clause may end before the verb of the main one: was ich habe, ist …
      if (/,[^,.]*$/.test(input.slice(0, index))) return undefined;
      return ICH[verb.toLowerCase()] === undefined ? undefined : `ich ${ICH[verb.toLowerCase()]}`;
    },
    why: 'With “ich” the verb mostly ends in -e: ich gehe, ich mache.',
    mends: [['Dann ich geht nach Hause.', 'Dann ich gehe nach Hause.']],
    leaves: ['Ich gehe nach Hause.'],
  },
  {
    id: 'de/wir-verb',
    kind: 'agreement',
    pattern: re`(?<!, )(?<who>wir) (?<verb>habe|hat|bin|ist|war|hatte|gehe|geht|kann|mache|macht|komme|kommt|spiele|spielt|wohne|wohnt|ging|kam|muss|will|soll)(?! (?:ich|er|sie|es)\b)`,
    to: ({ who, verb = '' }) =>
      WIR[verb.toLowerCase()] === undefined ? undefined : `${who} ${WIR[verb.toLowerCase()]}`,
    why: 'With “wir” the verb ends in -en: wir gehen, wir waren.',
    mends: [['Wir war im Kino.', 'Wir waren im Kino.']],
    leaves: ['Wir waren im Kino.', 'Was wir hatten, war gut.'],
  },
  {
    id: 'de/perfect-sein',
    kind: 'verb-form',
    pattern: re`(?<aux>habe|hast|hat|haben|habt)(?<rest>(?: (?!(?:und|oder|aber|zu|dass|weil|sein|können|müssen)\b)[\p{L}\d]+){0,6}) (?<verb>gegangen|gekommen|geblieben|gereist|aufgestanden|angekommen|eingeschlafen|aufgewacht|gewesen|geflogen|zurückgekommen|spazieren gegangen|passiert)(?=[.,!?]|$| (?:und|weil|aber)\b)`,
    to: ({ aux = '', rest, verb }) =>
      `${{ habe: 'bin', hast: 'bist', hat: 'ist', haben: 'sind', habt: 'seid' }[aux.toLowerCase()]}${rest} ${verb}`,
    why: 'Verbs of movement and change form the perfect with “sein”.',
    mends: [['Gestern habe ich ins Kino gegangen.', 'Gestern bin ich ins Kino gegangen.']],
    leaves: ['Gestern bin ich ins Kino gegangen.', 'Ich habe gelesen.'],
  },
  {
    id: 'de/participle',
    kind: 'verb-form',
    pattern: re`(?<verb>gegeht|gekommt|geesst|gegesst|getrinkt|geschreibt|geseht|gelest|gesprecht|gefahrt|gefindet|geschlaft|gebleibt|gedenkt|gebringt|genehmt|verstandet|vergesst)(?=[.,!?]|$| (?:und|weil|aber)\b)`,
    to: ({ verb = '' }) => PARTICIPLE[verb.toLowerCase()],
    why: ({ verb = '' }) => `A strong verb: the participle is “${PARTICIPLE[verb.toLowerCase()] ?? ''}”.`,
    mends: [['Ich habe viel getrinkt.', 'Ich habe viel getrunken.']],
    leaves: ['Ich habe viel getrunken.'],
  },
  {
    id: 'de/nach-hause',
    kind: 'preposition',
    pattern: re`(?<verb>gehe|gehen|ging|gegangen|komme|kommen|kam|fahre|fahren|fuhr|bin|sind|wir|ich) (?<rest>(?:wir |ich |dann |wieder |spät |später )*)(?:zu|zum) Haus(?:e)?(?= (?:gegangen|gefahren|gekommen|gehen|fahren)\b)`,
    to: '{verb} {rest}nach Hause',
    why: 'Where to? “nach Hause”; where? “zu Hause”.',
    mends: [['Dann bin ich zu Hause gegangen.', 'Dann bin ich nach Hause gegangen.']],
    leaves: ['Ich bin zu Hause.', 'Ich bin nach Hause gegangen.'],
  },
  {
    id: 'de/wie-als',
    kind: 'word-choice',
    pattern: re`(?<degree>besser|größer|kleiner|mehr|älter|jünger|schneller|schöner|billiger|teurer|schlechter|wichtiger|höher|länger|kürzer|lieber|öfter) wie(?= (?:ich|du|er|sie|es|wir|ihr|die|der|das|ein|eine|mein|meine|in|gestern|früher|vorher)\b)`,
    to: '{degree} als',
    why: 'Comparisons of unequal things take “als”.',
    mends: [['Er ist größer wie ich.', 'Er ist größer als ich.']],
    leaves: ['Er ist so groß wie ich.'],
  },
  {
    id: 'de/seit-vor',
    kind: 'spelling',
    pattern: re`seid (?<time>gestern|einem|einer|zwei|drei|vier|fünf|letztem|letzter|vielen|Jahren|dem|\d+)`,
    to: 'seit {time}',
    why: 'Of time: “seit”; “seid” is a form of “sein”.',
    mends: [['Ich lerne seid zwei Jahren.', 'Ich lerne seit zwei Jahren.']],
    leaves: ['Ihr seid nett.'],
  },
  {
    id: 'de/viel-viele',
    kind: 'agreement',
    pattern: reExact`(?<word>[Vv])iel (?<noun>Leute|Freunde|Kinder|Menschen|Sachen|Dinge|Bücher|Tage|Fotos|Probleme|Personen|Fragen|Fehler|Touristen|Filme)`,
    to: '{word}iele {noun}',
    why: 'Before a plural: “viele”.',
    mends: [['Dort waren viel Leute.', 'Dort waren viele Leute.']],
    leaves: ['Dort war viel Wasser.'],
  },
  {
    id: 'de/contraction',
    kind: 'article',
    pattern: re`(?<word>zu der|zu dem|in dem|an dem|bei dem|von dem) (?<noun>Schule|Arbeit|Uni|Universität|Supermarkt|Kino|Bahnhof|Arzt|Park|Wochenende|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Abend|Nachmittag|Morgen)(?=[.,!?]|$| (?:und|gegangen|gefahren|gehen|gewesen|war|waren|habe|bin)\b)`,
    to: ({ word = '', noun }) =>
      `${{ 'zu der': 'zur', 'zu dem': 'zum', 'in dem': 'im', 'an dem': 'am', 'bei dem': 'beim', 'von dem': 'vom' }[word.toLowerCase()]} ${noun}`,
    why: 'Preposition and article become one word here.',
    mends: [['Ich bin zu der Schule gegangen.', 'Ich bin zur Schule gegangen.']],
    leaves: ['Ich bin zur Schule gegangen.'],
  },
];
