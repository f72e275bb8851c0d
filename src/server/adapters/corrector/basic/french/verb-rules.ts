import { adjectiveOf, agreed, type Count, type Gender } from '#server/adapters/corrector/basic/french/nouns.ts';
import {
  formOf,
  INFINITIVES,
  ING,
  inPerson,
  participleOf,
} from '#server/adapters/corrector/basic/french/verb-tables.ts';
import { type Rule, re } from '#server/adapters/corrector/basic/rule.ts';

const CLAUSE = String.raw`(?<=^["“«(]* ?|[.!?…;:,]["”»)]? ["“«(]?|\b(?:mais|parce que|que|quand|si|où|car|donc|alors|puis|hier|qu') ?)`;
const PERSON: Readonly<Record<string, number>> = {
  tu: 1,
  il: 2,
  elle: 2,
  on: 2,
  'tout le monde': 2,
  nous: 3,
  vous: 4,
  ils: 5,
  elles: 5,
};
const CLITICS = "(?<mid> (?:(?:ne |me |te |se |nous |vous |le |la |les |lui |leur |y |en |n'|m'|t'|s'|l'|j')*))";
const INF = `(?:${INFINITIVES.join('|')})`;
const APOS = (word: string): string => (/^[aeiouyéèêàâîôûœ]|^h(?:abit)/i.test(word) ? "d'" : 'de ');
const GONE = '(?:allé|venu|arrivé|parti|sorti|entré|resté|tombé|né|mort|revenu|rentré|devenu|retourné)';
const WHO: Readonly<Record<string, readonly [Gender, Count]>> = {
  elle: ['f', 's'],
  elles: ['f', 'p'],
  il: ['m', 's'],
  ils: ['m', 'p'],
};
const TIME = '(?:un|deux|trois|quatre|cinq|six|sept|huit|dix|plusieurs|quelques|\\d+) (?:ans?|mois|semaines?|années?)';

/** Persons, participles, and verbs that are joined to an infinitive. */
export const VERB_RULES: readonly Rule[] = [
  {
    id: 'fr/pronoun-verb',
    kind: 'agreement',
    pattern: re`${CLAUSE}(?<who>${Object.keys(PERSON)})${CLITICS}(?<verb>\p{L}+)(?!-)`,
    to: ({ who = '', mid, verb = '' }, match) => {
      const person = PERSON[who.toLowerCase()] ?? 0;
      if (/(?:er|ir|re|oir)$/.test(verb)) return undefined;
      // “Nous” and “vous” may be objects: que vous dit …
      if (/^(?:nous|vous)$/.test(who) && !/^$|[.!?,] $/.test((match.input ?? '').slice(0, match.index)))
        return undefined;
      const right = inPerson(verb, person);
      return right && `${who}${mid}${right}`;
    },
    why: ({ who = '' }) => `The verb agrees with “${who.toLowerCase()}”.`,
    mends: [
      ['Ils est gentils et contents.', 'Ils sont gentils et contents.'],
      ['Tout le monde sont là.', 'Tout le monde est là.'],
    ],
    leaves: ['Ils sont gentils.', 'Marie et elle sont là.', 'Il nous parle.', 'Que vous dit-il ?'],
  },
  {
    id: 'fr/most-are',
    kind: 'agreement',
    pattern: re`(?<most>la plupart des \p{L}+|les gens|beaucoup de gens) (?<verb>est|a|va|fait|était|veut|peut|aime|pense)(?= )`,
    to: ({ most, verb = '' }) => `${most} ${inPerson(verb, 5)}`,
    why: 'Several people: plural verb.',
    mends: [['Les gens est gentils.', 'Les gens sont gentils.']],
    leaves: ['Les gens sont gentils.'],
  },
  {
    id: 'fr/etre-perfect-any',
    kind: 'verb-form',
    pattern: re`(?<who>(?:(?:ma|mon|mes|le|la|les|ses|sa|son|nos|notre|il|elle|on|ils|elles|qui)(?: \p{L}+)?)) (?<have>a|ont)(?<pas> (?:pas|jamais|aussi|déjà))? (?:(?<verb>allé|venu|arrivé|parti|né|mort|devenu|revenu|tombé|resté)(?<end>e?s?)|(?<moved>sorti|entré|rentré|retourné)(?<late>e?s?)(?=[.,!?]|$| (?:à|au|aux|en|chez|avec|hier|et|tard|tôt|très)\b))`,
    to: ({ who, have, pas = '', verb = '', end = '', moved = '', late = '' }) =>
      `${who} ${have === 'a' ? 'est' : 'sont'}${pas} ${verb}${end}${moved}${late}`,
    why: 'Verbs of coming and going form the past with “être”.',
    mends: [['Ma sœur a né en 1998.', 'Ma sœur est né en 1998.']],
    leaves: ['Ma sœur est née.', 'Il a sorti son livre.'],
  },
  {
    id: 'fr/participle-subject',
    kind: 'agreement',
    pattern: re`(?<who>elles?|ils|ma (?:mère|sœur|soeur|fille|femme|tante|cousine|copine|voisine|grand-mère|famille)|mes (?:parents|amis|frères|enfants|sœurs|amies)|mon amie) (?<be>(?:n')?(?:est|sont|étaient|était))(?<pas> pas)? (?<verb>${GONE})(?<end>e?s?)(?=[.,!?]|$| )`,
    to: ({ who = '', be, pas = '', verb, end = '' }) => {
      const isFeminine = /^(?:elle|ma |mon amie|mes (?:sœurs|amies))/i.test(who);
      const right = `${isFeminine ? 'e' : ''}${/^(?:ils|elles|mes)/i.test(who) ? 's' : ''}`;
      const isSeveral = /^(?:ils|elles|mes)/i.test(who);
      return right === end || isSeveral !== /^(?:n')?(?:sont|étaient)$/i.test(be ?? '')
        ? undefined
        : `${who} ${be}${pas} ${verb}${right}`;
    },
    why: 'With “être” the participle agrees with the subject.',
    mends: [['Elle est allé au marché.', 'Elle est allée au marché.']],
    leaves: ['Elle est allée au marché.', 'Lui et ma mère sont arrivés.'],
  },
  {
    id: 'fr/adjective-pronoun',
    kind: 'agreement',
    pattern: re`${CLAUSE}(?<who>ils?|elles?) (?<be>(?:n')?(?:est|sont|était|étaient))(?<pas> pas)?(?<very> (?:très|plus|trop|assez|vraiment|si|toujours|aussi|moins))? (?<adjective>\p{L}+)(?! \p{L}*(?:temps|heure|facile de))`,
    to: ({ who = '', be, pas = '', very = '', adjective = '' }) => {
      const base = adjectiveOf(adjective);
      const [gender, count] = WHO[who.toLowerCase()] ?? ['m', 's'];
      const right = base && agreed(base, gender, count);
      return right && right !== adjective.toLowerCase() ? `${who} ${be}${pas}${very} ${right}` : undefined;
    },
    why: ({ who = '' }) => `The adjective agrees with “${who.toLowerCase()}”.`,
    mends: [['Elle est plus grand que moi.', 'Elle est plus grande que moi.']],
    leaves: ['Elle est plus grande que moi.', 'Il est grand.'],
  },
  {
    id: 'fr/subjunctive',
    kind: 'verb-form',
    pattern: re`(?<wish>il faut que?|(?:je|tu|il|elle) (?:veux|veut) que?|(?:j'aimerais|je voudrais|j'ai peur|je suis (?:content|contente|heureux|heureuse|triste)) que?|pour que?|avant que?|bien que?|quoique?)(?: |')(?<who>je|j'|tu|ils?|elles?|on|nous|vous) ?(?<verb>vais|vas|va|suis|es|est|ai|as|a|fais|fait|peux|peut|viens|vient|prends|prend|sais|sait|dois|doit|sont|ont|vont|font|allons|sommes|avons)(?! pas )`,
    to: ({ wish = '', who = '', verb = '' }) => {
      const right = SUBJUNCTIVE[verb.toLowerCase()] ?? verb;
      const pronoun = /^j/i.test(who) ? (/^[aeé]/.test(right) ? "j'" : 'je ') : `${who.toLowerCase()} `;
      const joined = /^[ioe]/i.test(who) ? `${wish.replace(/e$/, '')}'` : `${wish} `;
      return `${joined}${pronoun}${right}`;
    },
    why: 'After wishes, feelings and “il faut que”: the subjunctive.',
    mends: [['Il faut que je vais chez moi.', "Il faut que j'aille chez moi."]],
    leaves: ["Il faut que j'aille chez moi.", 'Je sais que tu viens.'],
  },
  {
    id: 'fr/si-imperfect',
    kind: 'verb-form',
    pattern: re`(?<=^|[.!?,;] |\b(?:mais|et) )(?<si>si (?:je |j'|tu |elles? |on |nous |vous )|s'ils? )(?<verb>aurai[st]|aurions|serai[st]|serions|pourrai[st]|voudrai[st]|irai[st]|ferai[st]|devrai[st])(?![^.!?]*\?)`,
    to: ({ si = '', verb = '' }) => {
      const right = IMPERFECT[verb.toLowerCase()] ?? verb;
      return `${/je $/i.test(si) && /^[aé]/.test(right) ? si.replace(/je $/i, "j'") : /j'$/i.test(si) && !/^[aé]/.test(right) ? si.replace(/j'$/i, 'je ') : si}${right}`;
    },
    why: 'After “si”: the imperfect, not the conditional.',
    mends: [["Si j'aurais le temps, je lirais.", "Si j'avais le temps, je lirais."]],
    leaves: ["Si j'avais le temps, je lirais.", 'Je me demande si tu aurais le temps.'],
  },
  {
    id: 'fr/since',
    kind: 'preposition',
    pattern: re`(?<verb>(?:j'étudie|j'apprends|j'habite|je vis|je travaille|nous habitons|il habite|elle habite|il travaille|elle travaille)(?: (?:le |l'|à |en |au |ici|comme )?\p{L}*)?) pour (?<time>${TIME})`,
    to: '{verb} depuis {time}',
    why: 'What still goes on: “depuis”.',
    mends: [["J'étudie le français pour deux ans.", "J'étudie le français depuis deux ans."]],
    leaves: ["J'étudie le français depuis deux ans.", 'Je pars pour deux ans.'],
  },
  {
    id: 'fr/verb-a',
    kind: 'preposition',
    pattern: re`(?<first>commencé|commence|commençons|commencer|apprends|appris|apprendre|apprend|aide|aidé|aider|réussi|réussis|continue|continué|hésite|invité|m'aide|t'aide|s'amuse) (?<next>${INF})`,
    to: '{first} à {next}',
    why: ({ first }) => `“${first}” is joined to an infinitive by “à”.`,
    mends: [["J'ai commencé apprendre le français.", "J'ai commencé à apprendre le français."]],
    leaves: ["J'ai commencé à apprendre."],
  },
  {
    id: 'fr/a-infinitive',
    kind: 'verb-form',
    pattern: re`(?<first>commencé|commence|commencer|apprends|appris|apprendre|apprend|aide|aidé|aider|réussi|continue|continué|aime|adore|veux|veut|peux|peut|dois|doit|vais|va)(?<to> à)? (?<verb>\p{L}+e)(?=[.,!?]|$| (?:le|la|les|un|une|du|de|des|au|avec|dans|mon|ma|mes|en|plus|bien|et)\b)`,
    to: ({ first = '', to = '', verb = '' }) => {
      const form = formOf(verb);
      const isModal = /^(?:aime|adore|v|p|d)/i.test(first);
      return form?.persons.has(0) && isModal === (to === '') ? `${first}${to} ${form.table[0]}` : undefined;
    },
    why: ({ first }) => `After “${first}” the verb is an infinitive.`,
    mends: [['Elle apprend à joue de la guitare.', 'Elle apprend à jouer de la guitare.']],
    leaves: ['Elle apprend à jouer.', 'Il va bien.', 'Je vais en ville.'],
  },
  {
    id: 'fr/verb-de',
    kind: 'preposition',
    pattern: re`(?<first>décidé|décide|oublié|oublie|essayé|essaye|essaie|essayer|fini|arrêté|arrête|évite|rêve|rêvé|envie|besoin|peur|avant|choisi|promis|promets|refusé|l'habitude|en train) (?<next>${INF})`,
    to: ({ first, next = '' }) => `${first} ${APOS(next)}${next}`,
    why: ({ first }) => `“${first}” is joined to an infinitive by “de”.`,
    mends: [["J'ai oublié acheter du lait.", "J'ai oublié d'acheter du lait."]],
    leaves: ["J'ai oublié d'acheter du lait."],
  },
  {
    id: 'fr/verb-bare',
    kind: 'extra-word',
    pattern: re`(?<modal>dois|doit|devons|doivent|peux|peut|pouvons|peuvent|veux|veut|voulons|veulent|voudrais|espère|espérons|préfère|adore|déteste|sais|sait) (?:de |d'|à )(?<next>(?:(?:me|te|se|le|la|les|vous|nous) |[mtsl]')?${INF})`,
    to: '{modal} {next}',
    why: ({ modal }) => `After “${modal}” the infinitive stands alone.`,
    mends: [['Je dois de travailler.', 'Je dois travailler.']],
    leaves: ['Je dois travailler.', 'Il essaie de venir.'],
  },
  {
    id: 'fr/after-having',
    kind: 'verb-form',
    pattern: re`après (?<verb>${INFINITIVES.filter((verb) => !/^(?:être|avoir|aller|venir|partir|sortir|arriver|entrer|rester|tomber|rentrer|retourner|monter|descendre|dîner|savoir|pouvoir|devoir)$/.test(verb))})(?=,| (?:le|la|les|mon|ma|mes|un|une|à|avec|du|des|je|j'|nous|il|elle)(?:\b|(?<=')))`,
    to: ({ verb = '' }) => `après avoir ${participleOf(verb)}`,
    why: 'After doing something: “après avoir” and the participle.',
    mends: [["Après manger, j'ai dormi.", "Après avoir mangé, j'ai dormi."]],
    leaves: ["Après avoir mangé, j'ai dormi.", 'Après dîner, je lis.'],
  },
  {
    id: 'fr/progressive',
    kind: 'verb-form',
    pattern: re`(?<who>je|tu|il|elle|on|nous|vous|ils|elles) (?<be>suis|es|est|sommes|êtes|sont) (?<verb>${[...ING.keys()]})`,
    to: ({ who = '', verb = '' }) => {
      const person = /^je$/i.test(who) ? 0 : (PERSON[who.toLowerCase()] ?? 2);
      const right = inPerson(ING.get(verb.toLowerCase()) ?? '', person) ?? '';
      return /^je$/i.test(who) && /^[aeiouyéèêàâîôûœ]/.test(right) ? `j'${right}` : `${who} ${right}`;
    },
    why: 'French has no “-ing” form here: the present is enough.',
    mends: [['Je suis lisant un roman.', 'Je lis un roman.']],
    leaves: ['Je lis un roman.', 'Il est charmant.'],
  },
  {
    id: 'fr/reflexive-se',
    kind: 'word-order',
    pattern: re`(?<who>il|elle|on|ils|elles) (?:(?<have>a|ont) s(?:e |')|s'(?<late>a|ont) )(?<verb>\p{L}{2,12}é)(?<end>e?s?)`,
    to: ({ who, have, late, verb, end }) =>
      /^a$/i.test(have || late || '') ? `${who} s'est ${verb}${end}` : `${who} se sont ${verb}${end}`,
    why: 'Reflexive verbs form the past with “être”: “il s’est …”.',
    mends: [['Elle a se levé tôt.', "Elle s'est levé tôt."]],
    leaves: ["Elle s'est levée tôt."],
  },
  {
    id: 'fr/reflexive-we',
    kind: 'word-order',
    pattern: re`nous (?:avons (?:se |s'|nous )|nous avons )(?<verb>\p{L}{2,12}é)s?`,
    to: 'nous nous sommes {verb}s',
    why: 'Reflexive verbs form the past with “être”: “nous nous sommes …”.',
    mends: [['Nous avons se rencontré ici.', 'Nous nous sommes rencontrés ici.']],
    leaves: ['Nous nous sommes rencontrés ici.'],
  },
];

const SUBJUNCTIVE: Readonly<Record<string, string>> = {
  vais: 'aille',
  vas: 'ailles',
  va: 'aille',
  vont: 'aillent',
  allons: 'allions',
  suis: 'sois',
  es: 'sois',
  est: 'soit',
  sont: 'soient',
  sommes: 'soyons',
  ai: 'aie',
  as: 'aies',
  a: 'ait',
  ont: 'aient',
  avons: 'ayons',
  fais: 'fasse',
  fait: 'fasse',
  font: 'fassent',
  peux: 'puisse',
  peut: 'puisse',
  viens: 'viennes',
  vient: 'vienne',
  prends: 'prenne',
  prend: 'prenne',
  sais: 'sache',
  sait: 'sache',
  dois: 'doive',
  doit: 'doive',
};
const IMPERFECT: Readonly<Record<string, string>> = {
  aurais: 'avais',
  aurait: 'avait',
  aurions: 'avions',
  serais: 'étais',
  serait: 'était',
  serions: 'étions',
  pourrais: 'pouvais',
  pourrait: 'pouvait',
  voudrais: 'voulais',
  voudrait: 'voulait',
  irais: 'allais',
  irait: 'allait',
  ferais: 'faisais',
  ferait: 'faisait',
  devrais: 'devais',
  devrait: 'devait',
};
