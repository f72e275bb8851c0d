import { list } from '#server/adapters/corrector/basic/rule.ts';

const ARE =
  list(`abitare accettare accompagnare aiutare alzare amare arrivare ascoltare aspettare attaccare attraversare baciare ballare buttare cambiare camminare cantare cenare cercare
  chiamare cominciare comprare consigliare continuare cucinare desiderare dimenticare disegnare disturbare diventare domandare durare entrare evitare festeggiare fermare frequentare
  fumare funzionare giocare girare gridare guadagnare guardare guidare immaginare imparare incontrare iniziare insegnare insultare invitare lasciare lavare lavorare litigare mancare mandare mangiare
  meritare mostrare nuotare odiare ordinare organizzare pagare parlare passare passeggiare pensare perdonare picchiare pranzare pregare prenotare preparare presentare prestare provare
  raccontare regalare restare ricordare rilassare riposare ritornare rubare saltare salutare salvare sbagliare scappare scherzare sembrare sognare sperare spiegare sposare studiare suonare
  superare svegliare telefonare tirare tornare trovare usare urlare viaggiare visitare volare portare ringraziare abbracciare tagliare rifiutare pescare sciare nevicare allenare abbassare addormentare annoiare curare dedicare firmare risparmiare pettinare truccare stampare cancellare colorare assaggiare regolare controllare consegnare occupare pesare respirare sudare toccare tentare usare votare litigare`);
const ERE =
  list(`accendere cadere chiedere chiudere conoscere correre credere crescere decidere difendere dipendere discutere dividere leggere mettere nascere offendere perdere permettere piangere
  prendere promettere proteggere ricevere ridere ripetere rispondere rompere scendere scrivere smettere sorridere spendere succedere temere vedere vendere vincere vivere piovere risolvere convincere nascondere dipingere spegnere`);
const IRE = list(
  'aprire bollire coprire dormire fuggire offrire partire scoprire seguire sentire servire soffrire vestire',
);
const ISC = list('capire costruire finire preferire pulire restituire spedire sparire suggerire unire reagire colpire');

/** The present of irregular verbs, six persons. */
const IRREGULAR: readonly (readonly string[])[] = [
  'essere sono sei è siamo siete sono',
  'avere ho hai ha abbiamo avete hanno',
  'andare vado vai va andiamo andate vanno',
  'fare faccio fai fa facciamo fate fanno',
  'stare sto stai sta stiamo state stanno',
  'dare do dai dà diamo date danno',
  'dire dico dici dice diciamo dite dicono',
  'bere bevo bevi beve beviamo bevete bevono',
  'venire vengo vieni viene veniamo venite vengono',
  'uscire esco esci esce usciamo uscite escono',
  'riuscire riesco riesci riesce riusciamo riuscite riescono',
  'potere posso puoi può possiamo potete possono',
  'volere voglio vuoi vuole vogliamo volete vogliono',
  'dovere devo devi deve dobbiamo dovete devono',
  'sapere so sai sa sappiamo sapete sanno',
  'tenere tengo tieni tiene teniamo tenete tengono',
  'rimanere rimango rimani rimane rimaniamo rimanete rimangono',
  'salire salgo sali sale saliamo salite salgono',
  'scegliere scelgo scegli sceglie scegliamo scegliete scelgono',
  'togliere tolgo togli toglie togliamo togliete tolgono',
  'sedere siedo siedi siede sediamo sedete siedono',
  'morire muoio muori muore moriamo morite muoiono',
].map(list);
const IMPERFECT: readonly (readonly string[])[] = [
  'essere ero eri era eravamo eravate erano',
  ...[
    'fare face',
    'dire dice',
    'bere beve',
    'avere ave',
    'andare anda',
    'stare sta',
    'dare da',
    'venire veni',
    'uscire usci',
  ].map((entry) => imperfect(entry.split(' ')[0] ?? '', entry.split(' ')[1] ?? '')),
  ...['potere', 'volere', 'dovere', 'sapere', 'tenere', 'rimanere', ...ERE].map((verb) =>
    imperfect(verb, verb.slice(0, -2)),
  ),
  ...[...ARE, ...IRE, ...ISC].map((verb) => imperfect(verb, verb.slice(0, -2))),
].map(list);

function imperfect(verb: string, stem: string): string {
  return [verb, ...list('vo vi va vamo vate vano').map((end) => stem + end)].join(' ');
}

function present(verb: string, ends: string): string[] {
  const stem = verb.slice(0, -3);
  const isSoft = /[cg]are$/.test(verb);
  return [
    verb,
    ...list(ends).map((end) => {
      const core = stem.endsWith('i') && end.startsWith('i') ? stem.slice(0, -1) : stem;
      return isSoft && end.startsWith('i') ? `${core}h${end}` : core + end;
    }),
  ];
}

const PRESENT: readonly (readonly string[])[] = [
  ...IRREGULAR,
  ...ARE.map((verb) => present(verb, 'o i a iamo ate ano')),
  ...ERE.map((verb) => present(verb, 'o i e iamo ete ono')),
  ...IRE.map((verb) => present(verb, 'o i e iamo ite ono')),
  ...ISC.map((verb) => present(verb, 'isco isci isce iamo ite iscono')),
];

type Form = { readonly table: readonly string[]; readonly persons: ReadonlySet<number> };
const FORMS = new Map<string, Form>();
for (const table of [...PRESENT, ...IMPERFECT])
  table.slice(1).forEach((form, person) => {
    const known = FORMS.get(form);
    if (known && known.table !== table) return;
    FORMS.set(form, { table, persons: new Set([...(known?.persons ?? []), person]) });
  });
const INFINITIVE_TABLES = new Map(PRESENT.map((table) => [table[0] ?? '', table]));

/** An infinitive, also with pronouns at its end: vederti, farlo. A list of them all would make patterns too large. */
export const INFINITIVE = String.raw`\p{L}+r(?:e|mi|ti|si|ci|vi|lo|la|li|le|gli|ne)`;
export const isInfinitive = (word: string): boolean =>
  INFINITIVE_TABLES.has(word.toLowerCase().replace(/(?<=r)(?:mi|ti|si|ci|vi|lo|la|li|le|gli|ne)$/, 'e'));

/** A verb in the person of its subject (0–5); undefined where it already is, or is not known. */
export function inPerson(word: string, person: number): string | undefined {
  const lower = word.toLowerCase();
  const form = FORMS.get(lower);
  if (form?.persons.has(person)) return undefined;
  return (form?.table ?? INFINITIVE_TABLES.get(lower))?.[person + 1];
}

/** Which persons a verb form may stand for; none for other words. */
export const personsOf = (word: string): ReadonlySet<number> | undefined => FORMS.get(word.toLowerCase())?.persons;

/** Participles that do not follow from the infinitive. */
const IRREGULAR_PARTICIPLES =
  list(`acceso aperto bevuto chiesto chiuso conosciuto coperto corso creduto cresciuto deciso detto difeso discusso diviso dovuto fatto letto messo mosso offerto perso permesso
  pianto potuto preso promesso protetto ricevuto riso risposto ripetuto rotto saputo scelto scoperto scritto smesso sofferto sorriso speso spento teso tenuto tolto vinto visto vissuto voluto venduto
  avuto dato`);
/** Participles of verbs with “avere”. */
export const PARTICIPLES: ReadonlySet<string> = new Set([
  ...ARE.filter(
    (verb) => !/^(?:arrivare|diventare|restare|ritornare|tornare|entrare|scappare|mancare|sembrare|durare)$/.test(verb),
  ).map((verb) => verb.replace(/re$/, 'to')),
  ...[...IRE, ...ISC]
    .filter((verb) => !/^(?:partire|fuggire|sparire|aprire|coprire|offrire|scoprire|soffrire)$/.test(verb))
    .map((verb) => verb.replace(/re$/, 'to')),
  ...IRREGULAR_PARTICIPLES,
]);
/** Participles of verbs with “essere”. */
export const GOING = list(
  `andato venuto arrivato partito uscito tornato ritornato rientrato entrato rimasto restato stato nato diventato caduto morto scappato fuggito riuscito piaciuto sparito`,
);
/** Participles of reflexive verbs. */
export const REFLEXIVE = list(
  `alzato svegliato divertito lavato vestito seduto addormentato innamorato arrabbiato accorto fermato incontrato sposato riposato rilassato dimenticato preparato sentito annoiato
  iscritto trasferito messo chiesto preoccupato vergognato ammalato perso abituato trovato spaventato laureato`,
);

/** Participles formed as if the verb were regular. */
export const WRONG_PARTICIPLE: Readonly<Record<string, string>> = Object.fromEntries(
  list(`prenduto:preso prendito:preso mettuto:messo metuto:messo aprito:aperto scrivuto:scritto scriveto:scritto scrivito:scritto leggiuto:letto leggeto:letto leggito:letto leggato:letto
  vedito:visto chieduto:chiesto chiedato:chiesto chiedito:chiesto rispondato:risposto respondito:risposto rispondito:risposto rimanuto:rimasto rimanito:rimasto rompito:rotto romputo:rotto
  corruto:corso correto:corso corrito:corso deciduto:deciso decidito:deciso decisato:deciso diceto:detto dicuto:detto dicito:detto faciuto:fatto facciato:fatto facito:fatto
  offrito:offerto morito:morto nasciuto:nato nascito:nato vivuto:vissuto vivito:vissuto bevito:bevuto bevato:bevuto venito:venuto chiuduto:chiuso chiudito:chiuso perdito:perso scegliuto:scelto sceglito:scelto
  spegnuto:spento piangiuto:pianto piangito:pianto ridito:riso riduto:riso sorriduto:sorriso sorridito:sorriso vincuto:vinto vincito:vinto traduciuto:tradotto tenito:tenuto sapito:saputo
  volito:voluto potito:potuto dovito:dovuto soffrito:sofferto scoprito:scoperto coprito:coperto accenduto:acceso difenduto:difeso spenduto:speso scenduto:sceso scendito:sceso conoscuto:conosciuto piacuto:piaciuto
  cadeto:caduto cadito:caduto crescuto:cresciuto`).map((pair) => pair.split(':') as [string, string]),
);

const PARTICIPLE_OF: ReadonlyMap<string, string> = new Map(
  list(`vedere:visto prendere:preso fare:fatto dire:detto leggere:letto scrivere:scritto mettere:messo chiedere:chiesto rispondere:risposto chiudere:chiuso aprire:aperto bere:bevuto vivere:vissuto perdere:perso
  rompere:rotto decidere:deciso correre:corso accendere:acceso difendere:difeso discutere:discusso dividere:diviso offendere:offeso permettere:permesso piangere:pianto promettere:promesso proteggere:protetto ridere:riso
  scendere:sceso smettere:smesso sorridere:sorriso spendere:speso succedere:successo vincere:vinto coprire:coperto offrire:offerto scoprire:scoperto soffrire:sofferto conoscere:conosciuto crescere:cresciuto
  scegliere:scelto togliere:tolto risolvere:risolto convincere:convinto nascondere:nascosto dipingere:dipinto spegnere:spento piovere:piovuto`).map(
    (pair) => pair.split(':') as [string, string],
  ),
);

/** The participle of an infinitive. */
export const participleOf = (infinitive: string): string => {
  const lower = infinitive.toLowerCase();
  return PARTICIPLE_OF.get(lower) ?? lower.replace(/are$/, 'ato').replace(/ere$/, 'uto').replace(/ire$/, 'ito');
};

/** A participle in the number and gender of its subject. */
export const participle = (word: string, gender: 'm' | 'f', count: 's' | 'p'): string =>
  word.replace(/[oaie]$/, count === 's' ? (gender === 'm' ? 'o' : 'a') : gender === 'm' ? 'i' : 'e');

/** Avere in each person, and essere. */
export const AVERE = list('ho hai ha abbiamo avete hanno');
export const ESSERE = list('sono sei è siamo siete sono');
export const AVERE_IMPERFECT = list('avevo avevi aveva avevamo avevate avevano');
export const ESSERE_IMPERFECT = list('ero eri era eravamo eravate erano');
