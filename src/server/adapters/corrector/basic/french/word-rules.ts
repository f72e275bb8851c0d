import { type GenderOf, singularOf } from '#server/adapters/corrector/basic/french/nouns.ts';
import { list, type Rule, re, reExact } from '#server/adapters/corrector/basic/rule.ts';

const COUNTRY = list(
  'France Espagne Italie Allemagne Angleterre Chine Belgique Suisse Russie Pologne Grèce Turquie Autriche Suède Norvège Irlande Écosse Inde Australie Argentine Algérie Tunisie Europe Afrique Asie Bretagne Normandie Provence',
);
const JOB = list(
  'médecin ingénieur professeur avocat avocate étudiant étudiante infirmière infirmier acteur actrice journaliste dentiste architecte musicien musicienne chanteur chanteuse secrétaire vendeur vendeuse cuisinier serveur serveuse policier écrivain',
);

/** Words, articles and prepositions. */
export const wordRules = (genderOf: GenderOf): readonly Rule[] => [
  {
    id: 'fr/adjective-article',
    kind: 'article',
    pattern: re`(?<word>le|la|une?|mon|ma|ton|ta|son|sa|ce|cette) (?<adjective>bon|bonne|petite?|grande?|beau|bel|belle|nouveau|nouvel|nouvelle|premier|première|dernier|dernière|vieux|vieil|vieille|longue?) (?<noun>\p{L}{2,})(?![-'])`,
    to: ({ word = '', adjective = '', noun = '' }) => {
      const gender = genderOf(noun) ?? (/[nlgdt]e$|ère$/i.test(adjective) ? 'f' : undefined);
      const right = gender && ARTICLES[gender][word.toLowerCase()];
      return right && `${right} ${adjective} ${noun}`;
    },
    why: 'Article, adjective and noun must have the same gender.',
    mends: [
      ['Merci pour le bonne nouvelle.', 'Merci pour la bonne nouvelle.'],
      ['Dans une nouveau restaurant.', 'Dans un nouveau restaurant.'],
    ],
    leaves: ['Merci pour la bonne nouvelle.', 'Un petit chat.', 'Un bel arbre.'],
  },
  {
    id: 'fr/go-country',
    kind: 'preposition',
    pattern: reExact`(?<verb>irons|irai|ira|partirons|partir|pars|partons|aller|vais|allons|voyage|voyager|allés?|allées?|retourner|retournés?|déménagé|vit|vivent|habitent|habite) (?:à|dans|au) (?:la |l')?(?<country>${COUNTRY})`,
    to: '{verb} en {country}',
    why: 'Feminine countries take “en”.',
    mends: [['Nous irons à Italie.', 'Nous irons en Italie.']],
    leaves: ['Nous irons en Italie.', 'Nous irons à Rome.'],
  },
  {
    id: 'fr/au-country',
    kind: 'preposition',
    pattern: reExact`(?:en|à|dans le|à le|dans) (?<country>Japon|Canada|Portugal|Mexique|Brésil|Maroc|Pérou|Chili|Danemark|Vietnam|Sénégal|Cameroun|Québec|Luxembourg|Pays de Galles)`,
    to: 'au {country}',
    why: 'Masculine countries take “au”.',
    mends: [['Je vais en Japon.', 'Je vais au Japon.']],
    leaves: ['Je vais au Japon.', 'Je vais en France.'],
  },
  {
    id: 'fr/all-the',
    kind: 'agreement',
    pattern: re`(?<all>toute?) les (?<noun>\p{L}+)`,
    to: ({ all = '', noun = '' }) => {
      const gender = genderOf(singularOf(noun, genderOf) ?? noun);
      return gender && `${all.startsWith('T') ? 'T' : 't'}ou${gender === 'm' ? 's' : 'tes'} les ${noun}`;
    },
    why: 'All: “tous les”, “toutes les”.',
    mends: [['Tout les jours je lis.', 'Tous les jours je lis.']],
    leaves: ['Tous les jours.'],
  },
  {
    id: 'fr/travail',
    kind: 'spelling',
    pattern: re`(?:(?<noun>du|de|le|mon|ton|son|au|ce|un|notre|votre) travaille|(?<who>je|il|elle|on|père|mère|frère|sœur|ami|amie|mari|femme|qui) travail)(?=[.,!?]|$| (?:dans|à|comme|avec|pour|en|chez|cette|est|et|beaucoup|trop|au|le|pendant)\b)`,
    to: ({ noun = '', who = '' }) => (noun ? `${noun} travail` : `${who} travaille`),
    why: '“Le travail” is the noun, “il travaille” the verb.',
    mends: [
      ["J'ai du travaille.", "J'ai du travail."],
      ['Mon père travail dans un hôtel.', 'Mon père travaille dans un hôtel.'],
    ],
    leaves: ["J'ai du travail.", 'Mon père travaille.'],
  },
  {
    id: 'fr/the-states',
    kind: 'article',
    pattern: re`(?<word>le|l'|la|à|en|au|dans) ?(?=états-unis)`,
    to: ({ word = '' }) => (/^l/i.test(word) ? 'les ' : 'aux '),
    why: 'A plural country: “les États-Unis”, “aux États-Unis”.',
    mends: [['Je vais en États-Unis.', 'Je vais aux États-Unis.']],
    leaves: ['Je vais aux États-Unis.'],
  },
  {
    id: 'fr/a-verb',
    kind: 'spelling',
    pattern: re`(?<who>il|elle|on|tu n'|n'|qui|ma mère|mon père|ma sœur|mon frère) à (?=(?:un|une|des|deux|trois|beaucoup|le|la|les|faim|soif|peur|raison|\d+|\p{L}+(?:é|u|is|it))\b)(?! (?:\p{L}+ ){0,2}(?:heures?|matin))`,
    to: '{who} a ',
    why: 'The verb “a” (has) has no accent; “à” is a preposition.',
    mends: [['Il à deux enfants.', 'Il a deux enfants.']],
    leaves: ['Il a deux enfants.', 'Il va à Paris.'],
  },
  {
    id: 'fr/need-of',
    kind: 'preposition',
    pattern: re`(?<need>besoin|envie|peur) (?:des? )?(?<what>une?|mon|ma|mes|cette?|lui|toi)(?= )`,
    to: ({ need, what = '' }) => `${need} ${/^u/i.test(what) ? "d'" : 'de '}${what}`,
    why: ({ need }) => `“Avoir ${need}” takes “de”.`,
    mends: [["J'ai besoin un stylo.", "J'ai besoin d'un stylo."]],
    leaves: ["J'ai besoin d'un stylo.", "J'ai besoin de toi."],
  },
  {
    id: 'fr/play-instrument',
    kind: 'preposition',
    pattern: re`(?<play>joue|joues|jouer|joué|jouons|jouent|jouais|jouait) (?:le |la |l'|au |à la |à l'|à le )?(?<what>piano|guitare|violon|batterie|flûte|violoncelle|accordéon|saxophone)`,
    to: ({ play, what = '' }) =>
      `${play} ${/^a/i.test(what) ? "de l'" : genderOf(what) === 'f' ? 'de la ' : 'du '}${what}`,
    why: 'Instruments: “jouer de”.',
    mends: [['Je joue le piano.', 'Je joue du piano.']],
    leaves: ['Je joue du piano.'],
  },
  {
    id: 'fr/play-sport',
    kind: 'preposition',
    pattern: re`(?<play>joue|joues|jouer|joué|jouons|jouent|jouais|jouait) (?:le |du |de )?(?<what>football|foot|tennis|basket|volley|rugby|golf|handball|badminton)`,
    to: '{play} au {what}',
    why: 'Games: “jouer à”.',
    mends: [['Il joue le tennis.', 'Il joue au tennis.']],
    leaves: ['Il joue au tennis.'],
  },
  {
    id: 'fr/direct-object',
    kind: 'extra-word',
    pattern: re`(?<verb>(?:j'|je |tu |il |elle |nous |on |ils )?(?:attends|attend|attendu|attendre|cherche|cherché|chercher|demandé|payé|écoute|écouté|écouter|regarde|regardé|regarder)) (?<preposition>pour|à) (?=(?:le|la|les|l'|un|une|mon|ma|mes|son|sa|ses)(?:\b|(?<=')))(?!la (?:télé|maison|gare|plage)|l'(?:école|arrêt)|\p{L}+ \p{L}+ (?:heures?|jours?|ans?|minutes?))`,
    to: ({ verb = '', preposition }) =>
      /(?:écout|regard)/i.test(verb) === (preposition === 'à') ? `${verb} ` : undefined,
    why: 'This verb takes its object without a preposition.',
    mends: [['Je cherche pour mon sac.', 'Je cherche mon sac.']],
    leaves: ['Je cherche mon sac.', "J'ai attendu pour rien.", 'Il attend à la gare.'],
  },
  {
    id: 'fr/phone-to',
    kind: 'preposition',
    pattern: re`(?<verb>téléphoné|téléphone|téléphoner|répondu|répondre|parlé|demandé) (?<who>(?:ma|mon|mes|sa|son|ses|notre) (?:mère|père|parents|ami|amie|amis|sœur|soeur|frère|professeur|chef|copine|copain|mari|femme|grand-mère|famille|fille|fils))`,
    to: '{verb} à {who}',
    why: ({ verb }) => `“${verb}” takes “à” with a person.`,
    mends: [["J'ai téléphoné ma mère.", "J'ai téléphoné à ma mère."]],
    leaves: ["J'ai téléphoné à ma mère."],
  },
  {
    id: 'fr/prefer-to',
    kind: 'preposition',
    pattern: re`(?<first>préf[éè]r\p{L}+ (?:le|la|les|l')(?: ?)\p{L}+) que (?<article>le |la |les |l')(?=\p{L}+)`,
    to: ({ first, article = '' }) =>
      `${first} ${{ 'le ': 'au ', 'la ': 'à la ', 'les ': 'aux ', "l'": "à l'" }[article.toLowerCase()]}`,
    why: 'One prefers something “à” something else.',
    mends: [['Je préfère le thé que le café.', 'Je préfère le thé au café.']],
    leaves: ['Je préfère le thé au café.'],
  },
  {
    id: 'fr/job',
    kind: 'article',
    pattern: re`(?<be>je suis|tu es|il est|elle est|(?:mon|ma) \p{L}+ est|devenir|être|travaille comme|travaillé comme) (?:un|une) (?<job>${JOB})(?=[.,!?]|$| (?:et|dans|à|mais|pour)\b)`,
    to: '{be} {job}',
    why: 'Professions stand without an article.',
    mends: [['Il est un médecin.', 'Il est médecin.']],
    leaves: ['Il est médecin.', 'Il est un médecin connu.'],
  },
  {
    id: 'fr/qui-que',
    kind: 'pronoun',
    pattern: re`(?<noun>\p{L}{3,}) qui (?<who>je |j'|tu |ils? |elles? |on )(?=\p{L})`,
    to: ({ noun = '', who = '' }) => {
      if (
        !genderOf(noun) &&
        !/^(?:livre|film|enfant|ami|amie|professeur|chose|gens|personne|photo|vêtements)s?$/i.test(noun)
      )
        return undefined;
      return `${noun} qu${/^[ioe]/i.test(who) ? "'" : 'e '}${who}`;
    },
    why: 'The object of the clause is “que”; “qui” is its subject.',
    mends: [["C'est le livre qui j'ai lu.", "C'est le livre que j'ai lu."]],
    leaves: ["C'est le livre que j'ai lu.", 'La femme qui nous parle.'],
  },
  {
    id: 'fr/que-qui',
    kind: 'pronoun',
    pattern: re`(?<noun>fille|fils|femme|homme|personne|ami|amie|garçon|gens|chien|livre|film|maison|ville) qu(?:e |')(?<verb>est|a|habite|travaille|parle|joue|aime|vit|s'appelle|vient|va|était|avait|sont|ont)(?= )(?! (?:il|elle|ce)\b)`,
    to: '{noun} qui {verb}',
    why: 'The subject of the clause is “qui”.',
    mends: [['La fille que habite ici.', 'La fille qui habite ici.']],
    leaves: ['La fille qui habite ici.', "La fille qu'il aime."],
  },
  {
    id: 'fr/think-that',
    kind: 'missing-word',
    pattern: re`(?<think>(?:je|tu|il|elle) (?:pense|penses|crois|croit|sais|sait)|j'espère|je trouve) (?=(?<next>c'est|je|tu|ils?|elles?|nous|le|la|mon|ma)(?:\b|(?<=')))(?!je\b|\p{L}+[.!?]|le \p{L}+[.!?,]|la \p{L}+[.!?,])`,
    to: ({ think, next = '' }) =>
      /^(?:le|la|nous)$/i.test(next) ? undefined : `${think} qu${/^[ioe]/i.test(next) ? "'" : 'e '}`,
    why: 'The clause is joined by “que”.',
    mends: [["Je pense c'est bien.", "Je pense que c'est bien."]],
    leaves: ["Je pense que c'est bien.", 'Je pense, donc je suis.'],
  },
  {
    id: 'fr/very-hot',
    kind: 'word-choice',
    pattern: re`(?<be>est|suis|sont|fait|était|étais) beaucoup (?<word>chaud|froid|fatiguée?|content|contente|grande?|petite?|belle|beau|bon|bonne|gentille?|intéressante?|important|importante)`,
    to: '{be} très {word}',
    why: 'Before an adjective: “très”.',
    mends: [['Il fait beaucoup chaud.', 'Il fait très chaud.']],
    leaves: ['Il fait très chaud.'],
  },
  {
    id: 'fr/double-negation',
    kind: 'extra-word',
    pattern: re`(?<verb>n(?:e |')\p{L}+) pas (?<word>rien|jamais|personne|aucune?)`,
    to: '{verb} {word}',
    why: ({ word }) => `“${word}” takes the place of “pas”.`,
    mends: [['Je ne comprends pas rien.', 'Je ne comprends rien.']],
    leaves: ['Je ne comprends rien.'],
  },
  {
    id: 'fr/missing-ne',
    kind: 'register',
    isHint: true,
    pattern: re`(?<who>je|tu|il|elle|on|nous|vous|ils|elles) (?<verb>sais|suis|es|est|fait|fais|peux|peut|veux|veut|vais|va|comprends|comprend|crois|connais|mange|bois|sommes|sont) pas`,
    to: ({ who, verb = '' }) => `${who} n${/^[eé]/i.test(verb) ? "'" : 'e '}${verb} pas`,
    why: 'In writing the negation has two parts: “ne … pas”.',
    mends: [['Je sais pas.', 'Je ne sais pas.']],
    leaves: ['Je ne sais pas.'],
  },
  {
    id: 'fr/give-him',
    kind: 'pronoun',
    pattern: re`(?<who>je|j'|tu|il|elle|nous|on) ?l(?:e|a|') ?(?<verb>donne|donnes|offre|offres|achète|envoie|écris|dis|donnons|prête|ai donné|ai offert|ai envoyé|ai acheté) (?=(?:un|une|des|du|de la)\b)`,
    to: ({ who = '', verb }) => `${/^j'$/i.test(who) ? 'je' : who} lui ${verb} `,
    why: 'To somebody: “lui”.',
    mends: [['Je le donne un cadeau.', 'Je lui donne un cadeau.']],
    leaves: ['Je lui donne un cadeau.', 'Je le donne à Marie.'],
  },
  {
    id: 'fr/cedilla',
    kind: 'spelling',
    pattern: re`ca (?=(?:va|fait|marche|me|te|y|ne|n'|sera|serait|dépend|suffit|m'|c'est)\b)`,
    to: 'ça ',
    why: '“Ça” (that) has a cedilla.',
    mends: [['Ca va bien.', 'Ça va bien.']],
    leaves: ['Ça va bien.'],
  },
];

const ARTICLES: Readonly<Record<'m' | 'f', Readonly<Record<string, string>>>> = {
  f: { le: 'la', un: 'une', mon: 'ma', ton: 'ta', son: 'sa', ce: 'cette' },
  m: { la: 'le', une: 'un', ma: 'mon', ta: 'ton', sa: 'son', cette: 'ce' },
};
