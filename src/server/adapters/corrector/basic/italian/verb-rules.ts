import type { Fix } from '#domain/edits.ts';
import { determinerOf } from '#server/adapters/corrector/basic/italian/determiners.ts';
import { type Count, nounOf } from '#server/adapters/corrector/basic/italian/nouns.ts';
import { clause, SUBJECT_NOUN } from '#server/adapters/corrector/basic/italian/subjects.ts';
import {
  AVERE,
  AVERE_IMPERFECT,
  ESSERE,
  ESSERE_IMPERFECT,
  GOING,
  INFINITIVE,
  inPerson,
  isInfinitive,
  PARTICIPLES,
  participle,
  participleOf,
  personsOf,
  REFLEXIVE,
  WRONG_PARTICIPLE,
} from '#server/adapters/corrector/basic/italian/verb-tables.ts';
import { likeCase, list, type Rule, re, type SearchRule } from '#server/adapters/corrector/basic/rule.ts';

const PERSON: Readonly<Record<string, number>> = { io: 0, tu: 1, lui: 2, lei: 2, noi: 3, voi: 4, loro: 5 };
const CLITICS = `(?:(?:non |mi |ti |ci |vi |lo |la |li |le |gli |ne |si |l')*)`;
const BY_PRONOUN = re`${clause}(?<who>io|tu|lui|lei|noi|voi|loro)(?<mid> (?:anche |sempre |mai |poi )?${CLITICS})(?<verb>\p{L}+)`;
const BY_NOUN = re`${clause}${SUBJECT_NOUN}(?<mid> ${CLITICS})(?<verb>\p{L}+)`;
/** Nouns of time begin a sentence without being its subject: la sera vanno … */
const TIME = new Set(
  list(`giorno giorni sera sere mattina mattine notte notti anno anni mese mesi settimana settimane volta volte domenica domeniche sabato lunedì martedì mercoledì giovedì venerdì
  pomeriggio estate inverno primavera autunno momento weekend giornata tempo ora ore minuto minuti natale`),
);

function pronounFixes(text: string): Fix[] {
  return [...text.matchAll(BY_PRONOUN)].flatMap((match) => {
    const { who = '', mid = '', verb = '' } = match.groups ?? {};
    const person = PERSON[who.toLowerCase()];
    if (person === undefined || isSubjunctive(text.slice(0, match.index), verb, person)) return [];
    return verbFix(match, verb, mid, person, who);
  });
}

/** “che lui parli”: the subjunctive looks like the second person. */
function isSubjunctive(before: string, verb: string, person: number): boolean {
  const persons = personsOf(verb);
  return persons?.size === 1 && persons.has(1) && (person === 2 || /\b(?:che|se|chiunque) $/i.test(before));
}

function nounFixes(text: string): Fix[] {
  return [...text.matchAll(BY_NOUN)].flatMap((match) => {
    const { noun: word = '', det = '', mid = '', verb = '' } = match.groups ?? {};
    const noun = nounOf(word);
    const count: Count | undefined = noun?.count ?? determinerOf(det)?.count;
    if (
      !noun ||
      !count ||
      TIME.has(word.toLowerCase()) ||
      /\bsia /i.test(text.slice(0, match.index)) ||
      /\b(?:lo|la|li|le|l') ?$/i.test(mid)
    )
      return [];
    // Only the third persons are mixed up often enough to be sure.
    if (!personsOf(verb)?.has(count === 's' ? 5 : 2)) return [];
    return verbFix(match, verb, mid, count === 's' ? 2 : 5, word);
  });
}

function verbFix(match: RegExpMatchArray, verb: string, mid: string, person: number, who: string): Fix[] {
  const replacement = inPerson(verb, person);
  if (replacement === undefined || nounOf(verb) !== undefined || /^(?:dai|sei)$/i.test(verb)) return [];
  // “io si chiama”: which of the two is wrong?
  if (/ si $/i.test(mid) && person !== 2 && person !== 5) return [];
  const end = (match.index ?? 0) + match[0].length;
  const explanation = `With “${who.toLowerCase()}” the verb is “${replacement}”.`;
  return [{ start: end - verb.length, end, replacement: likeCase(verb, replacement), kind: 'agreement', explanation }];
}

const SUBJECTS: readonly SearchRule[] = [
  {
    id: 'it/pronoun-verb',
    kind: 'agreement',
    find: pronounFixes,
    mends: [
      ['Io è stanca.', 'Io sono stanca.'],
      ['Loro non vive qui.', 'Loro non vivono qui.'],
      ['Io volere un caffè.', 'Io voglio un caffè.'],
    ],
    leaves: ['Penso che lui lavori.', 'Maria e io andiamo.', 'A noi piace.', 'Lei ha fame.'],
  },
  {
    id: 'it/noun-verb',
    kind: 'agreement',
    find: nounFixes,
    mends: [
      ['I miei genitori vive qui.', 'I miei genitori vivono qui.'],
      ['La gente parlano molto.', 'La gente parla molto.'],
    ],
    leaves: ['I miei genitori vivono qui.', 'La sera vanno al cinema.', 'I libri li legge Anna.'],
  },
];

const ESSERE_OF: Readonly<Record<string, string>> = Object.fromEntries(
  [...AVERE, ...AVERE_IMPERFECT].map((form, i) => [form, [...ESSERE, ...ESSERE_IMPERFECT][i] ?? '']),
);
/** These form the past with “essere”, or are nouns too. */
const NOT_AFTER_HAVING =
  /^(?:potere|dovere|essere|avere|andare|venire|arrivare|partire|uscire|tornare|ritornare|entrare|rimanere|restare|stare|nascere|diventare|cadere|morire|scappare|riuscire)$/;
const AUX = `(?<have>${Object.keys(ESSERE_OF).join('|')})`;
const ADVERB = '(?<adverb> (?:mai|sempre|già|appena|anche|ancora|poi|subito|molto|solo|tutti|quasi))?';
const inPlural = (have: string): boolean => /^(?:abb|av(?:ete|evamo|evate|evano)|hanno)/i.test(have);

/** The participle as it was, plural with a plural auxiliary. */
const withBeing = (have: string, adverb: string, verb: string): string => {
  const be = ESSERE_OF[have.toLowerCase()] ?? '';
  return `${be}${adverb} ${inPlural(have) ? participle(verb, /[ae]$/.test(verb) ? 'f' : 'm', 'p') : verb}`;
};
/** Not those whose feminine is a noun: ha partite. */
const anyEnd = (words: readonly string[]): string[] =>
  words.map((word) => `${word.slice(0, -1)}${/^(?:partit|uscit|entrat|cadut|arrivat)/.test(word) ? '[oi]' : '[oaie]'}`);

/** Auxiliaries and participles. */
export const VERB_RULES: readonly Rule[] = [
  ...SUBJECTS,
  {
    id: 'it/being-verbs',
    kind: 'verb-form',
    pattern: re`${AUX}${ADVERB} (?<verb>${anyEnd(GOING.filter((word) => word !== 'stato'))})`,
    to: ({ have = '', adverb = '', verb = '' }) => withBeing(have, adverb, verb),
    why: 'Verbs of coming, going and becoming form the past with “essere”.',
    mends: [
      ['Ieri ho andato al mare.', 'Ieri sono andato al mare.'],
      ['Non abbiamo mai tornato.', 'Non siamo mai tornati.'],
    ],
    leaves: ['Ieri sono andato al mare.', 'Ho mangiato.'],
  },
  {
    id: 'it/been',
    kind: 'verb-form',
    pattern: re`${AUX}${ADVERB} (?<verb>stat[oaie])`,
    to: ({ have = '', adverb = '', verb = '' }) => withBeing(have, adverb, verb),
    why: '“Essere” and “stare” form the past with “essere”.',
    mends: [['Non ho mai stato in Grecia.', 'Non sono mai stato in Grecia.']],
    leaves: ['Non sono mai stato in Grecia.'],
  },
  {
    id: 'it/reflexive-past',
    kind: 'verb-form',
    pattern: re`(?<self>mi|ti|si|ci|vi) ${AUX}${ADVERB} (?<verb>${anyEnd(REFLEXIVE)})`,
    to: ({ self = '', have = '', adverb = '', verb = '' }) =>
      isSelf(self, have) ? `${self} ${withBeing(have, adverb, verb)}` : undefined,
    why: 'Reflexive verbs form the past with “essere”: mi sono alzato.',
    mends: [
      ['Mi ho svegliato tardi.', 'Mi sono svegliato tardi.'],
      ['Ci abbiamo divertito.', 'Ci siamo divertiti.'],
    ],
    leaves: ['Mi ha svegliato il cane.', 'Ci hanno invitato.', 'Mi sono svegliato.'],
  },
  {
    id: 'it/having-verbs',
    kind: 'verb-form',
    pattern: re`(?<!\b(?:si|mi|ti|ci|vi|che) )(?<be>sono|sei|è|siamo|siete|ero|era|erano)${ADVERB} (?<verb>dormit|lavorat|camminat|viaggiat|ballat|cenat|pranzat|nuotat|telefonat|gridat|passeggiat|sorris)[oi]`,
    to: ({ be = '', adverb = '', verb = '' }) => `${AVERE_OF[be.toLowerCase()] ?? 'ha'}${adverb} ${verb}o`,
    why: 'This verb forms the past with “avere”.',
    mends: [['Siamo camminato molto.', 'Abbiamo camminato molto.']],
    leaves: ['Abbiamo camminato molto.', 'Si è dormito bene.'],
  },
  {
    id: 'it/plural-participle',
    kind: 'agreement',
    pattern: re`(?<be>siamo|siete|eravamo|stanno|stiamo|(?<=\b(?:loro|noi|si) )sono)${ADVERB} (?<verb>${[...GOING, ...REFLEXIVE]})`,
    to: ({ be, adverb = '', verb = '' }) => `${be}${adverb} ${participle(verb, 'm', 'p')}`,
    why: 'With “essere” the participle agrees with the subject: plural.',
    mends: [['Siamo andato al cinema.', 'Siamo andati al cinema.']],
    leaves: ['Siamo andati al cinema.', 'Siamo andate al cinema.'],
  },
  {
    id: 'it/participle-subject',
    kind: 'agreement',
    pattern: re`${clause}${SUBJECT_NOUN} (?<be>(?:non )?(?:(?:si |mi |ti |ci )?(?:è|sono|era|erano)))${ADVERB} (?<verb>${anyEnd([...GOING, ...REFLEXIVE])})`,
    to: ({ noun: word = '', det = '', verb = '' }, match) => {
      const noun = nounOf(word);
      const count = noun?.count ?? determinerOf(det)?.count;
      if (!noun || !count || TIME.has(word.toLowerCase())) return undefined;
      return `${match[0].slice(0, -verb.length)}${participle(verb, noun.gender, count)}`;
    },
    why: ({ noun }) => `With “essere” the participle agrees with “${noun}”.`,
    mends: [['La mia amica è andato via.', 'La mia amica è andata via.']],
    leaves: ['La mia amica è andata via.', 'Anna e il ragazzo sono andati via.'],
  },
  {
    id: 'it/participle-pronoun',
    kind: 'agreement',
    pattern: re`${clause}(?<who>lui|lei) (?<be>(?:non )?(?:si )?(?:è|era))${ADVERB} (?<verb>${anyEnd([...GOING, ...REFLEXIVE])})`,
    to: ({ who = '', be, adverb = '', verb = '' }) =>
      who.startsWith('L') && /^lei/i.test(who)
        ? undefined
        : `${who} ${be}${adverb} ${participle(verb, /^lui/i.test(who) ? 'm' : 'f', 's')}`,
    why: 'With “essere” the participle agrees with the subject.',
    mends: [['Lui è andata via.', 'Lui è andato via.']],
    leaves: ['Lui è andato via.', 'Lei è arrivato tardi, signore.'],
  },
  {
    id: 'it/having-participle',
    kind: 'agreement',
    pattern: re`(?<!\b(?:mi|ti|ci|vi|la|le|li|ne|che|cui|quante|quanti|quanta) |l')(?<have>ho|hai|ha|abbiamo|avete|hanno)${ADVERB} (?<verb>\p{L}+[ts])[aie](?= (?:il|lo|la|i|gli|le|l|un|una|uno|dei|delle|molt[aie]|tant[aie]|con|alla?|per|il mio|la mia|tutt[aie]|due|tre)\b)`,
    to: ({ have, adverb = '', verb = '' }) =>
      PARTICIPLES.has(`${verb.toLowerCase()}o`) ? `${have}${adverb} ${verb}o` : undefined,
    why: 'With “avere” the participle does not agree with what follows: -o.',
    mends: [['Ho mangiata la torta.', 'Ho mangiato la torta.']],
    leaves: ["L'ho mangiata con Anna.", 'Ho mangiato la torta.', 'La torta che ho mangiata.'],
  },
  {
    id: 'it/wrong-participle',
    kind: 'verb-form',
    pattern: re`(?!nascit|perdit)(?<verb>\p{L}{2,}[aeiu]t[oai])|(?<noun>perdito|nascito)`,
    to: ({ verb = '', noun = '' }) => rightParticiple(verb || noun),
    why: ({ verb = '', noun = '' }) => `Irregular: the participle is “${rightParticiple(verb || noun) ?? ''}”.`,
    mends: [['Ho prenduto il treno.', 'Ho preso il treno.']],
    leaves: ['Ho preso il treno.'],
  },
  {
    id: 'it/have-infinitive',
    kind: 'verb-form',
    pattern: re`(?<have>ho|hai|ha|abbiamo|avete|hanno|avevo|aveva|avevano)(?<adverb> (?:già|mai|sempre|anche|poi|subito))? (?<verb>${INFINITIVE})(?!')`,
    to: ({ have, adverb = '', verb = '' }) =>
      /re$/.test(verb) && isInfinitive(verb) && !NOT_AFTER_HAVING.test(verb)
        ? `${have}${adverb} ${participleOf(verb)}`
        : undefined,
    why: ({ verb = '' }) => `After “avere” comes the participle: “${participleOf(verb)}”.`,
    mends: [['Ho vedere un film e ho mangiare.', 'Ho visto un film e ho mangiato.']],
    leaves: ['Ho visto un film.', 'Ho da fare.', 'Ha potere.'],
  },
  {
    id: 'it/have-h',
    kind: 'spelling',
    pattern: re`(?<=^|[.!?,;] |\b(?:io|tu|lui|lei|loro|non|mi|ti|ci|vi|gli|le|lo|la|ma|perché|che|noi|padre|madre|fratello|sorella|amico|amica|uomo|donna|ragazzo|ragazza|signore|signora|figlio|figlia|marito|moglie|professore|professoressa|nonno|nonna|famiglia) )(?<have>o|ai|a(?! letto)|anno) (?<verb>\p{L}+[ts]o)(?! (?:o|e) )`,
    to: ({ have = '', verb = '' }) =>
      PARTICIPLES.has(verb.toLowerCase())
        ? `${{ o: 'ho', ai: 'hai', a: 'ha', anno: 'hanno' }[have.toLowerCase()]} ${verb}`
        : undefined,
    why: 'The forms of “avere” begin with h: ho, hai, ha, hanno.',
    mends: [['Lui a mangiato una mela.', 'Lui ha mangiato una mela.']],
    leaves: ['Lui ha mangiato una mela.', 'Che anno fortunato.'],
  },
  {
    id: 'it/film-begins',
    kind: 'verb-form',
    pattern: re`(?<what>film|lezione|festa|concerto|partita|corso|spettacolo|scuola|vacanze|riunione) (?<have>ha|hanno) (?<verb>cominciato|iniziato|finito)(?! (?:a|il|la|lo|i|gli|le|di) )`,
    to: ({ what = '', have = '', verb = '' }) => {
      const noun = nounOf(what);
      const done = participle(verb, noun?.gender ?? 'm', noun?.count ?? 's');
      return `${what} ${have === 'ha' ? 'è' : 'sono'} ${done}`;
    },
    why: 'Things begin and end with “essere”: il film è cominciato.',
    mends: [['La lezione ha finito tardi.', 'La lezione è finita tardi.']],
    leaves: ['La lezione è finita tardi.', 'Anna ha finito il libro.'],
  },
];

/** prenduta → presa: the ending stays. */
function rightParticiple(verb: string): string | undefined {
  const lower = verb.toLowerCase();
  const right = WRONG_PARTICIPLE[`${lower.slice(0, -1)}o`];
  return right && right.slice(0, -1) + lower.slice(-1);
}

const AVERE_OF: Readonly<Record<string, string>> = {
  sono: 'ho',
  sei: 'hai',
  è: 'ha',
  siamo: 'abbiamo',
  siete: 'avete',
  ero: 'avevo',
  era: 'aveva',
  erano: 'avevano',
};
const SELF: Readonly<Record<string, RegExp>> = {
  mi: /^(?:ho|avevo)$/i,
  ti: /^(?:hai|avevi)$/i,
  si: /^(?:ha|hanno|aveva|avevano)$/i,
  ci: /^(?:abbiamo|avevamo)$/i,
  vi: /^(?:avete|avevate)$/i,
};
/** Whether pronoun and verb are of one person: mi ho, not mi ha. */
const isSelf = (self: string, have: string): boolean => SELF[self.toLowerCase()]?.test(have) ?? false;
