import { AUXILIARIES, isFiniteVerb, isOnlyFinite } from '#server/adapters/corrector/basic/german/verbs.ts';
import { list, type Rule, reExact } from '#server/adapters/corrector/basic/rule.ts';

const PRONOUN = list('ich du er es wir ihr man sie Sie');
const SUBJECT =
  list(`ich du er sie es wir ihr man Sie die der das ein eine mein meine dein deine sein seine unser unsere ihre viele alle
  dieser diese dieses jeder jede jedes keine kein manche niemand jemand beide einige`);
/** Words that belong to the conjunction after them, so that no comma parts the two. */
const JOINED = new Set(
  list(
    `und oder so als auch nur allem besonders sondern aber auf ohne nicht selbst erst gerade denn sowie statt anstatt außer kurz eben immer je
  wie bis noch schon genau einfach wahrscheinlich vielleicht vermutlich sogar bloß davon dann vor nach wenn weil dass ob obwohl da insbesondere dadurch
  weder entweder doch jedoch beziehungsweise bzw mal Beispiel beispielsweise`.toLowerCase(),
  ),
);
/** Words after which “die” or “der” can only open a relative clause: no noun phrase goes on with them. */
const AFTER_RELATIVE =
  list(`ich du wir ihr man er sich nicht ein eine einen keine kein keinen auch immer noch schon hier dort jetzt oft nie
  gerne gern nur in auf mit von aus für an bei nach zu im am die der das den mein meine unser unsere Sie sie es mir dir uns ihm ihnen ihn ja wirklich`);
const joined = (word = ''): boolean => JOINED.has(word.toLowerCase());

/** After these “aber” stands within its clause. */
const OBJECT = /^(?:ich|du|er|es|wir|ihr|man|sie|mich|mir|dich|dir|sich|uns|ihn|ihm|ihnen|das|heute|jetzt)$/i;

const CLAUSE_WHY = 'A comma stands before a subordinate clause.';

/** Commas that are missing before and after clauses. */
export const COMMAS: readonly Rule[] = [
  {
    id: 'de/comma-dass',
    kind: 'punctuation',
    pattern: reExact`(?<before>\p{L}+) (?<word>dass|weil|obwohl) (?=\p{L})`,
    to: ({ before, word }) => (joined(before) ? undefined : `${before}, ${word} `),
    why: CLAUSE_WHY,
    mends: [['Ich bleibe hier weil ich müde bin.', 'Ich bleibe hier, weil ich müde bin.']],
    leaves: [
      'Vor allem weil ich müde bin.',
      'Ich bleibe hier, weil ich müde bin.',
      'Und weil ich müde bin, bleibe ich.',
    ],
  },
  {
    id: 'de/comma-wenn',
    kind: 'punctuation',
    lesson: 'comma-clause',
    pattern: reExact`(?<before>\p{L}+) (?<word>wenn|ob|damit|sodass|bevor|nachdem|falls|solange) (?=${SUBJECT} )`,
    to: ({ before, word = '' }) =>
      joined(before) || (word === 'damit' && isFiniteVerb(before ?? '')) ? undefined : `${before}, ${word} `,
    why: CLAUSE_WHY,
    mends: [['Ruf mich an wenn du Zeit hast.', 'Ruf mich an, wenn du Zeit hast.']],
    leaves: ['Auch wenn du Zeit hast, rufst du nicht an.', 'Wir sind damit die Ersten.', 'Er tut, als ob er schläft.'],
  },
  {
    id: 'de/comma-question',
    kind: 'punctuation',
    lesson: 'comma-clause',
    pattern: reExact`(?<before>(?:weiß|weißt|wissen|wusste|frage|fragen|gefragt|fragt|sag|sage|sagen|zeigen|zeigt|erklären|erklärt|sehen|sieht|verstehen|verstehe|entscheiden|erzählen|überlegen|schreiben|schreib|verstanden|vergessen|alles|Alles|etwas|nichts)(?: (?:nicht|mir|dir|uns|ihm|ihr|genau|noch|mal|auch|gut|selbst)){0,3}) (?<word>was|wie|wo|warum|wer|wann|wohin|woher|welche|welches|welchen|wieso|wie viel|wie viele) (?=(?:${SUBJECT}|\p{Ll}{3,}) )`,
    to: '{before}, {word} ',
    why: 'A comma stands before an indirect question.',
    mends: [['Ich weiß nicht was ich tun soll.', 'Ich weiß nicht, was ich tun soll.']],
    leaves: ['Ich weiß nicht, was ich tun soll.', 'Er schreibt wie ein Kind.'],
  },
  {
    id: 'de/comma-wo',
    kind: 'punctuation',
    lesson: 'comma-clause',
    pattern: reExact`(?<before>\p{Lu}\p{Ll}+) (?<word>wo|wobei|wofür|womit|worüber) (?=${SUBJECT} )`,
    to: ({ before, word }) => (joined(before) ? undefined : `${before}, ${word} `),
    why: 'A comma stands before the clause with “wo”.',
    mends: [['Ich mag die Stadt wo ich wohne.', 'Ich mag die Stadt, wo ich wohne.']],
    leaves: ['Ich mag die Stadt, wo ich wohne.', 'Und wo ich wohne, ist es schön.'],
  },
  {
    id: 'de/comma-relative',
    kind: 'punctuation',
    lesson: 'comma-clause',
    pattern: reExact`(?<noun>\p{Lu}\p{Ll}{2,}) (?<word>die|der|das|den|dem|denen|deren|dessen) (?=(?<rest>[^,.;:!?]*))`,
    to: ({ noun = '', word = '', rest = '' }, { index, input = '' }) =>
      isRelative(noun, word, rest, input.slice(0, index)) ? `${noun}, ${word} ` : undefined,
    why: ({ noun }) => `A comma stands before the relative clause about “${noun}”.`,
    mends: [
      ['Ich kenne Leute die keine Arbeit haben.', 'Ich kenne Leute, die keine Arbeit haben.'],
      ['Das ist der Mann den ich mag.', 'Das ist der Mann, den ich mag.'],
    ],
    leaves: ['Heute haben die Kinder der Frau ein Buch gebracht.', 'Ich kenne Leute, die keine Arbeit haben.'],
  },
  {
    id: 'de/comma-aber',
    kind: 'punctuation',
    pattern: reExact`(?<before>\p{L}+) (?<word>aber) (?=(?:${SUBJECT}|leider) \p{L}+)`,
    to: ({ before = '', word = '' }) =>
      joined(before) || isFiniteVerb(before) || OBJECT.test(before) ? undefined : `${before}, ${word} `,
    why: ({ word }) => `A comma stands before “${word}”.`,
    mends: [['Ich bin müde aber ich lese.', 'Ich bin müde, aber ich lese.']],
    leaves: ['Ich bin müde, aber ich lese.', 'Und aber ich lese.', 'Er ist aber nicht müde.'],
  },
  {
    id: 'de/comma-sondern',
    kind: 'punctuation',
    lesson: 'de/comma-aber',
    pattern: reExact`(?<before>\p{L}+) (?<word>sondern) (?=\p{L})`,
    to: '{before}, {word} ',
    why: ({ word }) => `A comma stands before “${word}”.`,
    mends: [['Das ist nicht rot sondern blau.', 'Das ist nicht rot, sondern blau.']],
    leaves: ['Das ist nicht rot, sondern blau.', 'Sondern auch ich.'],
  },
  {
    id: 'de/comma-deshalb',
    kind: 'punctuation',
    pattern: reExact`(?<before>\p{L}+) (?<word>deshalb|deswegen|trotzdem|sonst) (?=(?:(?<verb>\p{Ll}+) (?:ich|du|er|es|wir|man|sie)|(?:ich|du|er|es|wir|man) (?<late>\p{Ll}+))\b)`,
    to: ({ before, word, verb, late }) =>
      joined(before) || isFiniteVerb(before ?? '') || !isFiniteVerb(verb || late || '')
        ? undefined
        : `${before}, ${word} `,
    why: ({ word }) => `A new clause begins with “${word}”: a comma stands before it.`,
    mends: [['Ich war krank deshalb blieb ich zu Hause.', 'Ich war krank, deshalb blieb ich zu Hause.']],
    leaves: ['Und deshalb blieb ich zu Hause.', 'Ich habe deshalb ein Buch gekauft.'],
  },
  {
    id: 'de/comma-after-clause',
    kind: 'punctuation',
    pattern: reExact`(?<=^["„“]?|[.!?] )(?<open>Wenn|Als|Weil|Obwohl|Nachdem|Bevor|Falls|Solange|Sobald|Während|Da) (?<clause>[^,.;:!?]{4,80}?) (?<verb>\p{Ll}+) (?=(?<main>\p{Ll}+) (?:${PRONOUN}|die|der|das)\b)`,
    to: ({ open, clause, verb = '', main = '' }) =>
      isFiniteVerb(verb) && isFiniteVerb(main) && !joined(main) ? `${open} ${clause} ${verb}, ` : undefined,
    why: 'A comma parts the first clause from the main one.',
    mends: [['Wenn ich nach Hause komme bin ich müde.', 'Wenn ich nach Hause komme, bin ich müde.']],
    leaves: ['Wenn ich nach Hause komme, bin ich müde.', 'Als Kind habe ich viel gelesen.'],
  },
  {
    id: 'de/comma-two-verbs',
    kind: 'punctuation',
    lesson: 'de/comma-after-clause',
    pattern: reExact`(?<=, (?:die|der|das|was|wo|dass|wenn|weil|ob|wie|den|denen|als|obwohl) [^,.;:!?]{3,70} )(?<first>\p{Ll}+) (?<second>${AUXILIARIES})`,
    to: ({ first = '', second = '' }) =>
      isOnlyFinite(first) && first !== second && !/en$/.test(first) ? `${first}, ${second}` : undefined,
    why: 'Here a clause ends and the main one goes on: a comma parts them.',
    mends: [['Das Buch, das ich lese ist gut.', 'Das Buch, das ich lese, ist gut.']],
    leaves: ['Das Buch, das ich lese, ist gut.', 'Ich weiß, dass er kommen kann.'],
  },
  {
    id: 'de/um-zu',
    kind: 'punctuation',
    pattern: reExact`(?<before>\p{L}+) (?<word>um|(?:ohne|statt|anstatt)(?= (?:zu|es|etwas|mich|dich|sich|uns|ihn|sie|den|das|die|eine?|einen|viel|mehr)\b)) (?<what>(?:(?!(?:und|dass|weil)\b)[\p{L}-]+ ){0,8})zu (?=(?<verb>\p{Ll}+(?:en|ern|eln|sein|tun))\b)`,
    to: ({ before = '', word, what, verb = '' }) =>
      joined(before) ||
      /^(?:alles|darum|genug|rund)$/i.test(before) ||
      isNumber(what) ||
      /^(?:den|einen|ihnen|kümmern|bemühen)$/.test(verb)
        ? undefined
        : `${before}, ${word} ${what}zu `,
    why: 'A comma stands before “um … zu”.',
    mends: [['Ich lerne viel um die Prüfung zu bestehen.', 'Ich lerne viel, um die Prüfung zu bestehen.']],
    leaves: ['Ich lerne, um die Prüfung zu bestehen.', 'Ich gehe um acht Uhr zu meinem Freund.'],
  },
];

/** “um acht Uhr” and other times. */
const isNumber = (what = ''): boolean =>
  /^(?:\d|acht|neun|zehn|elf|zwölf|sieben|sechs|fünf|vier|drei|zwei|ein Uhr)/.test(what);

/** Whether a relative clause begins: words that no noun phrase has, or a finite verb at the end of what follows. */
function isRelative(noun: string, word: string, rest: string, before: string): boolean {
  if (joined(noun) || isFiniteVerb(noun)) return false;
  const words = rest.trim().split(/\s+/);
  const [next = ''] = words;
  if (/^(?:ich|du|wir|ihr|man|er)$/.test(next)) return true;
  const until = words.findIndex((one) => /^(?:und|oder|aber|dass|weil|wenn)$/.test(one));
  const clause = lastClause(before);
  if (!AFTER_RELATIVE.includes(next) && !isMainWithVerb(clause)) return false;
  // “das auch machen”: with “das” and an adverb it is mostly the pronoun.
  if (word === 'das' && /^(?:auch|nicht|nie|oft|noch|schon|gern|immer)$/.test(next)) return false;
  const mayBePlural = !clause.some((one) => MODAL.test(one)) && AFTER_RELATIVE.includes(next);
  return endsClause(words, mayBePlural) || (until > 1 && endsClause(words.slice(0, until), mayBePlural));
}

/** A finite verb at the end, and no other that would make it an infinitive. */
function endsClause(words: readonly string[], mayBePlural: boolean): boolean {
  const last = words.at(-1) ?? '';
  if (words.length < 2 || words.length > 11) return false;
  return (
    (mayBePlural ? isFiniteVerb(last) : isOnlyFinite(last)) && !words.slice(0, -1).some((one) => isOnlyFinite(one))
  );
}

const MODAL =
  /^(?:kann|konnt|könnt?e?|muss|müss|musst|soll|will|woll|möcht|darf|dürf|wird|werden|würd|wurd|lass|ohne$)/i;

const lastClause = (before: string): string[] =>
  before
    .slice(Math.max(...[',', '.', ';', ':', '!', '?'].map((mark) => before.lastIndexOf(mark))) + 1)
    .trim()
    .split(/\s+/);

/** Whether the clause that goes on has its verb already, and is a main clause. */
const isMainWithVerb = (clause: readonly string[]): boolean =>
  clause.some((word) => isOnlyFinite(word)) && !clause.some((word) => /^(?:dass|weil|wenn|ob|als|die|der)$/.test(word));
