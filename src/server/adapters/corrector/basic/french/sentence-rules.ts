import { IRREGULAR_PARTICIPLE, JE, TU } from '#server/adapters/corrector/basic/french/verb-forms.ts';
import { list, type Rule, re, reExact } from '#server/adapters/corrector/basic/rule.ts';

const ETRE_VERBS =
  list(`allé allée allés allées venu venue venus arrivé arrivée arrivés parti partie partis sorti sortie sortis entré resté restée restés tombé tombée
  né née mort revenu revenue revenus rentré rentrée rentrés devenu devenue retourné retournée retournés`);
const PLURAL_NOUNS =
  list(`ami amie parent frère sœur enfant chat chien livre jour semaine heure année minute film ville personne chose photo problème
  question collègue voisin élève étudiant cousin`);

/** French verbs, articles, prepositions and word order by pattern. */
export const SENTENCE_RULES: readonly Rule[] = [
  {
    id: 'fr/etre-perfect',
    kind: 'verb-form',
    pattern: re`(?<who>j'|je |tu |il |elle |on |nous |vous |ils |elles )(?<not>n')?(?<aux>ai|as|a|avons|avez|ont)(?<pas> pas)? (?<verb>${ETRE_VERBS})(?=[.,!?]|$| (?:à|a|au|aux|en|chez|dans|avec|hier|et|pour|de|du|tard|tôt|voir|la)\b)`,
    to: ({ who = '', not = '', aux = '', pas = '', verb }) => {
      const be =
        { ai: 'suis', as: 'es', a: 'est', avons: 'sommes', avez: 'êtes', ont: 'sont' }[aux.toLowerCase()] ?? 'est';
      const subject = /^j'$/i.test(who) ? (who === "J'" ? 'Je ' : 'je ') : who;
      const negation = not === '' ? '' : /^[eê]/.test(be) ? "n'" : 'ne ';
      return `${subject}${negation}${be}${pas} ${verb}`;
    },
    why: 'Verbs of coming and going form the past with “être”.',
    mends: [["Hier j'ai allé au cinéma.", 'Hier je suis allé au cinéma.']],
    leaves: ['Hier je suis allé au cinéma.', "J'ai mangé."],
  },
  {
    id: 'fr/plural-participle',
    kind: 'agreement',
    pattern: re`nous sommes (?<verb>allé|venu|arrivé|parti|sorti|entré|resté|tombé|revenu|rentré|retourné)(?=[.,!?]|$| )`,
    to: 'nous sommes {verb}s',
    why: 'With “être” the participle agrees: “nous” is plural.',
    mends: [['Nous sommes allé au parc.', 'Nous sommes allés au parc.']],
    leaves: ['Nous sommes allés au parc.'],
  },
  {
    id: 'fr/je-verb',
    kind: 'agreement',
    pattern: re`(?<who>je|j'|tu) ?(?<verb>est|a|va|fait|peut|veut|sont|avons|sommes|allons|doit|sait|prend|voit|vient)(?= (?!-))`,
    to: ({ who = '', verb = '' }) => {
      const form = (/^j/i.test(who) ? JE : TU)[verb.toLowerCase()];
      if (form === undefined) return undefined;
      const isJ = /^j/i.test(who);
      if (!isJ) return `${who} ${form}`;
      return form === 'ai' ? "j'ai" : `je ${form}`;
    },
    why: ({ who = '' }) => `The verb must agree with “${who.toLowerCase().replace("'", 'e')}”.`,
    mends: [
      ['Je est content.', 'Je suis content.'],
      ['Je a un chien.', "J'ai un chien."],
    ],
    leaves: ['Je suis content.', "J'ai un chien.", 'Que puis-je faire ?'],
  },
  {
    id: 'fr/age',
    kind: 'word-choice',
    pattern: re`(?<who>je|il|elle) (?<be>suis|est) (?<years>\d{1,2}|vingt|trente|dix-huit|dix-neuf) ans`,
    to: ({ who = '', be = '', years }) =>
      be === 'suis' ? `${/^J/.test(who) ? 'J' : 'j'}'ai ${years} ans` : `${who} a ${years} ans`,
    why: 'Age: “avoir … ans”.',
    mends: [['Je suis 20 ans.', "J'ai 20 ans."]],
    leaves: ["J'ai 20 ans."],
  },
  {
    id: 'fr/avoir-faim',
    kind: 'word-choice',
    pattern: re`(?<who>je|il|elle|nous|on) (?<be>suis|étais|est|était|sommes|étions) (?<very>très )?(?<what>faim|soif|froid|chaud|peur|sommeil|raison)`,
    to: ({ who = '', be = '', very = '', what }) => {
      const verb = { suis: 'ai', étais: 'avais', est: 'a', était: 'avait', sommes: 'avons', étions: 'avions' }[
        be.toLowerCase()
      ];
      return who.toLowerCase() === 'je' ? `${who.charAt(0)}'${verb} ${very}${what}` : `${who} ${verb} ${very}${what}`;
    },
    why: 'Hunger, cold and fear take “avoir”.',
    mends: [['Je suis très faim.', "J'ai très faim."]],
    leaves: ["J'ai faim.", 'Je suis content.'],
  },
  {
    id: 'fr/beaucoup-de',
    kind: 'preposition',
    pattern: re`(?<much>beaucoup|trop|assez|peu|tant|plein) (?:des|du|de la|de les) (?=\p{L}+)(?!(?:temps en temps|gens que|fois où))`,
    to: '{much} de ',
    why: 'After words of quantity: “de” without an article.',
    mends: [['Il y a beaucoup des gens.', 'Il y a beaucoup de gens.']],
    leaves: ['Il y a beaucoup de gens.'],
  },
  {
    id: 'fr/beaucoup-noun',
    kind: 'preposition',
    pattern: re`(?<much>beaucoup|trop) (?<noun>amis|gens|choses|livres|travail|temps|argent|personnes|problèmes|photos|films|devoirs|fois|questions|enfants)`,
    to: ({ much, noun = '' }) => `${much} ${/^[aeiouéh]/.test(noun) ? "d'" : 'de '}${noun}`,
    why: 'After words of quantity: “de”.',
    mends: [["J'ai beaucoup amis.", "J'ai beaucoup d'amis."]],
    leaves: ["J'ai beaucoup d'amis."],
  },
  {
    id: 'fr/pas-de',
    kind: 'article',
    pattern: re`(?<no>(?:n'ai|n'as|n'a|n'avons|n'avez|n'ont|n'y a|n'avais|n'avait) pas) (?:un|une|des|du|de la) (?<next>\p{L}+)(?! (?:mais|seul)\b)`,
    to: ({ no, next = '' }) =>
      /^seul/.test(next)
        ? undefined
        : `${no} ${/^[aeiouyéèêàâîôûœ]|^h(?:eure|omme|istoire)/i.test(next) ? "d'" : 'de '}${next}`,
    why: 'After “pas”: “de” instead of “un”, “une”, “des”.',
    mends: [["Je n'ai pas un chien.", "Je n'ai pas de chien."]],
    leaves: ["Je n'ai pas de chien.", "Ce n'est pas un chien."],
  },
  {
    id: 'fr/plural-s',
    kind: 'noun-number',
    pattern: re`(?<many>deux|trois|quatre|cinq|six|sept|huit|dix|mes|tes|ses|nos|vos|leurs|ces|plusieurs|quelques) (?<noun>${PLURAL_NOUNS})(?!')`,
    to: '{many} {noun}s',
    why: ({ many = '' }) => `After “${many.toLowerCase()}” the noun is plural.`,
    mends: [['Mes ami sont là.', 'Mes amis sont là.']],
    leaves: ['Mes amis sont là.', 'Mon ami est là.'],
  },
  {
    id: 'fr/mon-vowel',
    kind: 'article',
    pattern: re`(?<word>ma|ta|sa) (?<noun>amie|école|université|adresse|idée|équipe|enfance|histoire|arrivée|année|assiette|habitude|entreprise|amitié|opinion|église)`,
    to: ({ word = '', noun }) => `${{ ma: 'mon', ta: 'ton', sa: 'son' }[word.toLowerCase()]} ${noun}`,
    why: 'Before a vowel: “mon”, “ton”, “son”, also for feminine nouns.',
    mends: [['Ma amie est là.', 'Mon amie est là.']],
    leaves: ['Mon amie est là.', 'Ma mère est là.'],
  },
  {
    id: 'fr/dans-time',
    kind: 'preposition',
    pattern: re`(?:dans|en|sur) (?<part>le matin|le soir|l'après-midi|le week-end|la nuit)(?=[.,!?]|$| (?:je|nous|il|elle|on)\b)`,
    to: '{part}',
    why: 'Parts of the day stand without a preposition.',
    mends: [['Dans le matin je cours.', 'Le matin je cours.']],
    leaves: ['Le matin je cours.'],
  },
  {
    id: 'fr/sur-day',
    kind: 'preposition',
    pattern: re`(?:sur|en|à) (?<day>lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?=[.,!?]|$| (?:je|nous|il|elle|on|matin|soir)\b)`,
    to: '{day}',
    why: 'Days stand without a preposition.',
    mends: [['Sur lundi je travaille.', 'Lundi je travaille.']],
    leaves: ['Lundi je travaille.'],
  },
  {
    id: 'fr/chez',
    kind: 'preposition',
    pattern: re`(?<go>vais|vas|va|allons|allé|allée|allés|suis|aller) (?:au|à le) (?<who>médecin|docteur|dentiste|coiffeur)`,
    to: '{go} chez le {who}',
    why: 'To a person: “chez”.',
    mends: [['Je vais au médecin.', 'Je vais chez le médecin.']],
    leaves: ['Je vais chez le médecin.'],
  },
  {
    id: 'fr/en-country',
    kind: 'preposition',
    pattern: re`(?<verb>vais|habite|habitons|suis|vis|allé|allée|voyagé|allons|aller|voyager|habiter) (?:à|au|dans) (?:la )?(?<country>France|Espagne|Italie|Allemagne|Angleterre|Chine|Belgique|Suisse|Russie|Pologne)`,
    to: '{verb} en {country}',
    why: 'Feminine countries take “en”.',
    mends: [["J'habite à France.", "J'habite en France."]],
    leaves: ["J'habite en France.", "J'habite à Paris."],
  },
  {
    id: 'fr/infinitive-after-modal',
    kind: 'verb-form',
    pattern: re`(?<modal>veux|veut|peux|peut|dois|doit|vais|va|aime|allons|pouvons|voulons|voudrais|devons|adore|déteste|préfère) (?<stem>\p{L}{2,8})(?<end>é|ez|ée|és)(?=[.,!?]|$| (?:le|la|les|un|une|du|des|à|au|avec|en|mon|ma|mes|dans|chez|pour|plus|bien)\b)`,
    to: ({ modal, stem = '' }) => (/^(?:ch|ass|n|r)$/i.test(stem) ? undefined : `${modal} ${stem}er`),
    why: ({ modal }) => `After “${modal}” the verb is an infinitive: -er.`,
    mends: [['Je veux mangé une pomme.', 'Je veux manger une pomme.']],
    leaves: ['Je veux manger.', 'Il va chez le dentiste.'],
  },
  {
    id: 'fr/participle-after-avoir',
    kind: 'verb-form',
    pattern: re`(?<aux>j'ai|tu as|il a|elle a|on a|nous avons|vous avez|ils ont|elles ont)(?<adverb> (?:pas|beaucoup|bien|aussi|déjà|toujours))? (?<stem>\p{L}{2,10})er(?=[.,!?]|$| (?:le|la|les|un|une|du|des|à|au|avec|en|mon|ma|mes|dans|chez|pour|hier|et)\b)`,
    to: ({ aux, adverb, stem = '' }) =>
      /^(?:hi|premi|derni|m|f|cah|pap|collègue|dîn)$/i.test(stem) && stem !== 'dîn'
        ? undefined
        : `${aux}${adverb} ${stem}é`,
    why: 'After “avoir” comes the participle: -é.',
    mends: [["J'ai manger une pomme.", "J'ai mangé une pomme."]],
    leaves: ["J'ai mangé une pomme.", "J'ai hier mangé."],
  },
  {
    id: 'fr/wrong-participle',
    kind: 'verb-form',
    pattern: re`(?<verb>${Object.keys(IRREGULAR_PARTICIPLE)})`,
    to: ({ verb = '' }) => IRREGULAR_PARTICIPLE[verb.toLowerCase()],
    why: ({ verb = '' }) => `Irregular: the participle is “${IRREGULAR_PARTICIPLE[verb.toLowerCase()] ?? ''}”.`,
    mends: [["J'ai prendu le bus.", "J'ai pris le bus."]],
    leaves: ["J'ai pris le bus."],
  },
  {
    id: 'fr/a-accent',
    kind: 'spelling',
    pattern: re`(?<before>vais|va|allé|allée|allés|allons|habite|suis|arrivé|aller|commencé|parler|parlé|jouer|joué|joue|pense|penser|rentré|retourné) a (?=(?:la|l'|le|les|mon|ma|mes|\p{L}+er)\b)`,
    to: '{before} à ',
    why: 'The preposition “à” has an accent; “a” is a form of “avoir”.',
    mends: [['Je vais a la plage.', 'Je vais à la plage.']],
    leaves: ['Elle a la clé.'],
  },
  {
    id: 'fr/a-town',
    kind: 'spelling',
    pattern: reExact`(?<verb>vais|va|vas|allons|allé|allée|allés|habite|habitons|arrivé|arrivée|suis|aller|retourné|voyagé) a (?=\p{Lu}\p{Ll})`,
    to: '{verb} à ',
    why: 'The preposition “à” has an accent; “a” is a form of “avoir”.',
    mends: [['Demain je vais a Paris.', 'Demain je vais à Paris.']],
    leaves: ['Demain je vais à Paris.', 'Il a Marie avec lui.'],
  },
  {
    id: 'fr/in-town',
    kind: 'preposition',
    pattern: reExact`en (?<town>Paris|Lyon|Marseille|Londres|Berlin|Madrid|Rome|Barcelone|Bruxelles|Genève|Montréal|Nice|Bordeaux|Toulouse|Lille|Strasbourg|Nantes|Vienne|Tokyo)`,
    to: 'à {town}',
    why: 'Towns take “à”.',
    mends: [['Elle habite en Lyon.', 'Elle habite à Lyon.']],
    leaves: ['Elle habite en France.'],
  },
  {
    id: 'fr/reflexive-perfect',
    kind: 'word-order',
    pattern: re`(?:j'ai (?:me )|je (?:me )?ai me |je m'ai )(?<verb>\p{L}{2,12}ée?)`,
    to: 'je me suis {verb}',
    why: 'Reflexive verbs form the past with “être”: “je me suis …”.',
    mends: [["Ce matin j'ai me levé tôt.", 'Ce matin je me suis levé tôt.']],
    leaves: ['Ce matin je me suis levé tôt.'],
  },
  {
    id: 'fr/object-before-aux',
    kind: 'word-order',
    pattern: re`(?<who>il|elle|on|qui|\p{L}+) (?<aux>a|ont) (?<object>m'|l'|t'|nous |vous |les )(?<verb>\p{L}{2,12}é)(?=[.,!?]|$| )`,
    to: '{who} {object}{aux} {verb}',
    why: 'The object pronoun stands before “avoir”.',
    mends: [["Sophie a m'appelé hier.", "Sophie m'a appelé hier."]],
    leaves: ["Sophie m'a appelé hier."],
  },
  {
    id: 'fr/ou-accent',
    kind: 'spelling',
    pattern: re`(?<before>sais|sait|sais pas|demande|la ville|le pays|l'endroit|le jour|le moment|la maison) ou (?=(?:il|elle|je|nous|on|ils|j'|est)\b)`,
    to: '{before} où ',
    why: 'Where: “où” with an accent; “ou” means “or”.',
    mends: [['Je ne sais pas ou il est.', 'Je ne sais pas où il est.']],
    leaves: ['Du thé ou du café.'],
  },
  {
    id: 'fr/plus-bon',
    kind: 'word-choice',
    pattern: re`plus (?<word>bons?|bonnes?|bien)(?= (?:que|ami|amie|jour|film|livre|moment)\b)`,
    to: ({ word = '' }) =>
      ({ bon: 'meilleur', bons: 'meilleurs', bonne: 'meilleure', bonnes: 'meilleures', bien: 'mieux' })[
        word.toLowerCase()
      ],
    why: 'The comparison of “bon” is “meilleur”, of “bien” “mieux”.',
    mends: [['Il est plus bon que moi.', 'Il est meilleur que moi.']],
    leaves: ['Il est plus grand que moi.'],
  },
  {
    id: 'fr/tres-beaucoup',
    kind: 'extra-word',
    pattern: re`très beaucoup`,
    to: 'beaucoup',
    why: '“Beaucoup” is never strengthened by “très”.',
    mends: [["J'aime très beaucoup.", "J'aime beaucoup."]],
    leaves: ["J'aime beaucoup."],
  },
];
