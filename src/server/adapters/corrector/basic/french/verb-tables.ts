import { list } from '#server/adapters/corrector/basic/rule.ts';

const ER =
  list(`accepter acheter adorer aider aimer ajouter allumer amener amuser appeler apporter arrêter arriver attraper avancer bavarder bouger briller cacher casser chanter changer chercher commander commencer comparer
  compter continuer corriger coucher couper coûter critiquer cuisiner danser décider demander dépenser dessiner détester dîner discuter donner durer échanger écouter embrasser emprunter enseigner entrer envoyer
  essayer étudier expliquer fermer fêter fumer gagner garder goûter habiter inviter jardiner jouer laisser laver lever louer manger manquer marcher monter montrer nager nettoyer neiger organiser oublier parler partager passer
  patiner payer pêcher penser peser photographier plaisanter pleurer porter poser pousser pratiquer préférer prêter préparer présenter profiter promener quitter raconter ramasser ranger regarder regretter remarquer remercier
  rencontrer rentrer réparer répéter reposer réserver respecter ressembler rester retourner retrouver réveiller rêver rouler saluer sauter sembler skier souhaiter supporter surfer téléphoner tomber toucher tourner tousser travailler
  traverser trouver tuer utiliser visiter voler voyager`);

/** The present of irregular verbs, six persons, and the participle. */
const IRREGULAR: readonly (readonly string[])[] = [
  'être suis es est sommes êtes sont été',
  'avoir ai as a avons avez ont eu',
  'aller vais vas va allons allez vont allé',
  'faire fais fais fait faisons faites font fait',
  'prendre prends prends prend prenons prenez prennent pris',
  'apprendre apprends apprends apprend apprenons apprenez apprennent appris',
  'comprendre comprends comprends comprend comprenons comprenez comprennent compris',
  'mettre mets mets met mettons mettez mettent mis',
  'pouvoir peux peux peut pouvons pouvez peuvent pu',
  'vouloir veux veux veut voulons voulez veulent voulu',
  'devoir dois dois doit devons devez doivent dû',
  'savoir sais sais sait savons savez savent su',
  'voir vois vois voit voyons voyez voient vu',
  'boire bois bois boit buvons buvez boivent bu',
  'dire dis dis dit disons dites disent dit',
  'lire lis lis lit lisons lisez lisent lu',
  'écrire écris écris écrit écrivons écrivez écrivent écrit',
  'venir viens viens vient venons venez viennent venu',
  'tenir tiens tiens tient tenons tenez tiennent tenu',
  'partir pars pars part partons partez partent parti',
  'sortir sors sors sort sortons sortez sortent sorti',
  'dormir dors dors dort dormons dormez dorment dormi',
  'finir finis finis finit finissons finissez finissent fini',
  'choisir choisis choisis choisit choisissons choisissez choisissent choisi',
  'réussir réussis réussis réussit réussissons réussissez réussissent réussi',
  'attendre attends attends attend attendons attendez attendent attendu',
  'répondre réponds réponds répond répondons répondez répondent répondu',
  'vendre vends vends vend vendons vendez vendent vendu',
  'perdre perds perds perd perdons perdez perdent perdu',
  'entendre entends entends entend entendons entendez entendent entendu',
  'descendre descends descends descend descendons descendez descendent descendu',
  'connaître connais connais connaît connaissons connaissez connaissent connu',
  'vivre vis vis vit vivons vivez vivent vécu',
  'ouvrir ouvre ouvres ouvre ouvrons ouvrez ouvrent ouvert',
  'courir cours cours court courons courez courent couru',
  'croire crois crois croit croyons croyez croient cru',
  'recevoir reçois reçois reçoit recevons recevez reçoivent reçu',
].map(list);

const PRESENT: readonly (readonly string[])[] = [
  ...IRREGULAR.map((row) => row.slice(0, 7)),
  ...ER.map((verb) => [verb, ...regular(verb)]),
];

function regular(verb: string): string[] {
  const stem = verb.slice(0, -2);
  // j'achète, je lève, je préfère, j'appelle, j'essaie
  const strong = /(?:appel)$/.test(stem)
    ? `${stem}l`
    : /[eé][tnvsrp]$/.test(stem) && /(?:achet|amen|lev|pes|promen|préfér|répét)$/.test(stem)
      ? stem.replace(/[eé](?=.$)/, 'è')
      : stem.replace(/(?<=[ou])y$/, 'i');
  const soft = stem.endsWith('g') ? `${stem}e` : stem.replace(/c$/, 'ç');
  return [`${strong}e`, `${strong}es`, `${strong}e`, `${soft}ons`, `${stem}ez`, `${strong}ent`];
}

type Form = { readonly table: readonly string[]; readonly persons: ReadonlySet<number> };
const FORMS = new Map<string, Form>();
for (const table of PRESENT)
  table.slice(1).forEach((form, person) => {
    const known = FORMS.get(form);
    if (known && known.table !== table) return;
    FORMS.set(form, { table, persons: new Set([...(known?.persons ?? []), person]) });
  });
const BY_INFINITIVE = new Map(PRESENT.map((table) => [table[0] ?? '', table]));

export const INFINITIVES: readonly string[] = [...BY_INFINITIVE.keys()];
export const formOf = (word: string): Form | undefined => FORMS.get(word.toLowerCase());

/** The imperfect and the participle of être and avoir, whose forms are mixed up most. */
const IMPERFECT: readonly (readonly string[])[] = [
  'étais étais était étions étiez étaient',
  'avais avais avait avions aviez avaient',
].map(list);

/** A verb in the person of its subject (0–5); undefined where it already is, or is not known. */
export function inPerson(word: string, person: number): string | undefined {
  const lower = word.toLowerCase();
  const past = IMPERFECT.find((forms) => forms.includes(lower));
  if (past) return past[person] === lower ? undefined : past[person];
  const form = FORMS.get(lower);
  if (form?.persons.has(person)) return undefined;
  return (form?.table ?? BY_INFINITIVE.get(lower))?.[person + 1];
}

/** The participle of an infinitive. */
export function participleOf(infinitive: string): string | undefined {
  const row = IRREGULAR.find(([verb]) => verb === infinitive.toLowerCase());
  return row ? row[7] : /er$/.test(infinitive) ? `${infinitive.slice(0, -2)}é` : undefined;
}

/** Present participles that learners put after “être”, with their infinitive. */
export const ING: ReadonlyMap<string, string> = new Map(
  list(
    'lisant:lire faisant:faire allant:aller travaillant:travailler regardant:regarder écoutant:écouter parlant:parler jouant:jouer cherchant:chercher attendant:attendre pensant:penser marchant:marcher écrivant:écrire mangeant:manger buvant:boire dormant:dormir prenant:prendre visitant:visiter cuisinant:cuisiner',
  ).map((pair) => pair.split(':') as [string, string]),
);
