import { list } from '#server/adapters/corrector/basic/rule.ts';

export const PERSONS = ['yo', 'tú', 'él', 'nosotros', 'ellos'] as const;
export type Person = (typeof PERSONS)[number];
export type Tense = 'present' | 'preterite' | 'imperfect' | 'subjunctive';
type Forms = readonly string[];
type Verb = Readonly<Record<Tense, Forms>> & {
  readonly infinitive: string;
  readonly gerund: string;
  readonly participle: string;
};

const ENDINGS = {
  ar: ['o as a amos an', 'é aste ó amos aron', 'aba abas aba ábamos aban', 'e es e emos en', 'ando ado'],
  er: ['o es e emos en', 'í iste ió imos ieron', 'ía ías ía íamos ían', 'a as a amos an', 'iendo ido'],
  ir: ['o es e imos en', 'í iste ió imos ieron', 'ía ías ía íamos ían', 'a as a amos an', 'iendo ido'],
} as const;

/** Forms that no ending tells: infinitive: tense forms; a dash keeps the regular ones. */
const IRREGULAR = `ser: soy eres es somos son: fui fuiste fue fuimos fueron: era eras era éramos eran: sea seas sea seamos sean
  estar: estoy estás está estamos están: estuve estuviste estuvo estuvimos estuvieron: -: esté estés esté estemos estén
  ir: voy vas va vamos van: fui fuiste fue fuimos fueron: iba ibas iba íbamos iban: vaya vayas vaya vayamos vayan
  tener: tengo tienes tiene tenemos tienen: tuve tuviste tuvo tuvimos tuvieron: -: tenga tengas tenga tengamos tengan
  hacer: hago haces hace hacemos hacen: hice hiciste hizo hicimos hicieron: -: haga hagas haga hagamos hagan
  poder: puedo puedes puede podemos pueden: pude pudiste pudo pudimos pudieron: -: pueda puedas pueda podamos puedan
  querer: quiero quieres quiere queremos quieren: quise quisiste quiso quisimos quisieron: -: quiera quieras quiera queramos quieran
  decir: digo dices dice decimos dicen: dije dijiste dijo dijimos dijeron: -: diga digas diga digamos digan
  ver: veo ves ve vemos ven: vi viste vio vimos vieron: veía veías veía veíamos veían: vea veas vea veamos vean
  saber: sé sabes sabe sabemos saben: supe supiste supo supimos supieron: -: sepa sepas sepa sepamos sepan
  venir: vengo vienes viene venimos vienen: vine viniste vino vinimos vinieron: -: venga vengas venga vengamos vengan
  dar: doy das da damos dan: di diste dio dimos dieron: -: dé des dé demos den
  poner: pongo pones pone ponemos ponen: puse pusiste puso pusimos pusieron: -: ponga pongas ponga pongamos pongan
  salir: salgo sales sale salimos salen: -: -: salga salgas salga salgamos salgan
  traer: traigo traes trae traemos traen: traje trajiste trajo trajimos trajeron: -: traiga traigas traiga traigamos traigan
  conocer: conozco conoces conoce conocemos conocen: -: -: conozca conozcas conozca conozcamos conozcan
  jugar: juego juegas juega jugamos juegan: jugué jugaste jugó jugamos jugaron: -: juegue juegues juegue juguemos jueguen
  pensar: pienso piensas piensa pensamos piensan: -: -: piense pienses piense pensemos piensen
  empezar: empiezo empiezas empieza empezamos empiezan: empecé empezaste empezó empezamos empezaron: -: empiece empieces empiece empecemos empiecen
  dormir: duermo duermes duerme dormimos duermen: dormí dormiste durmió dormimos durmieron: -: duerma duermas duerma durmamos duerman
  pedir: pido pides pide pedimos piden: pedí pediste pidió pedimos pidieron: -: pida pidas pida pidamos pidan
  sentir: siento sientes siente sentimos sienten: sentí sentiste sintió sentimos sintieron: -: sienta sientas sienta sintamos sientan
  morir: muero mueres muere morimos mueren: morí moriste murió morimos murieron: -: muera mueras muera muramos mueran
  leer: leo lees lee leemos leen: leí leíste leyó leímos leyeron: -: -
  creer: creo crees cree creemos creen: creí creíste creyó creímos creyeron: -: -
  encontrar: encuentro encuentras encuentra encontramos encuentran: -: -: encuentre encuentres encuentre encontremos encuentren
  contar: cuento cuentas cuenta contamos cuentan: -: -: cuente cuentes cuente contemos cuenten
  perder: pierdo pierdes pierde perdemos pierden: -: -: pierda pierdas pierda perdamos pierdan
  entender: entiendo entiendes entiende entendemos entienden: -: -: entienda entiendas entienda entendamos entiendan
  volver: vuelvo vuelves vuelve volvemos vuelven: -: -: vuelva vuelvas vuelva volvamos vuelvan
  llegar: -: llegué llegaste llegó llegamos llegaron: -: llegue llegues llegue lleguemos lleguen
  buscar: -: busqué buscaste buscó buscamos buscaron: -: busque busques busque busquemos busquen
  practicar: -: practiqué practicaste practicó practicamos practicaron: -: practique practiques practique practiquemos practiquen
  haber: he has ha hemos han: hube hubiste hubo hubimos hubieron: -: haya hayas haya hayamos hayan`;
const REGULAR =
  list(`hablar estudiar trabajar comprar cantar bailar caminar cocinar escuchar mirar viajar visitar necesitar ayudar llamar amar
  tomar usar llevar dejar pasar ganar terminar entrar regresar cambiar crear gastar disfrutar esperar mejorar limpiar lavar descansar nadar preparar enseñar
  comer beber aprender vivir escribir abrir recibir subir correr vender deber comprender asistir decidir compartir existir`);
const PARTICIPLE: Readonly<Record<string, string>> = {
  hacer: 'hecho',
  decir: 'dicho',
  ver: 'visto',
  poner: 'puesto',
  escribir: 'escrito',
  abrir: 'abierto',
  morir: 'muerto',
  volver: 'vuelto',
  leer: 'leído',
  creer: 'creído',
  traer: 'traído',
};
const GERUND: Readonly<Record<string, string>> = {
  ir: 'yendo',
  decir: 'diciendo',
  venir: 'viniendo',
  poder: 'pudiendo',
  dormir: 'durmiendo',
  pedir: 'pidiendo',
  sentir: 'sintiendo',
  morir: 'muriendo',
  leer: 'leyendo',
  creer: 'creyendo',
  traer: 'trayendo',
};
const TENSES = ['present', 'preterite', 'imperfect', 'subjunctive'] as const;

function verbOf(infinitive: string, given: readonly string[] = []): Verb {
  const stem = infinitive.slice(0, -2);
  const kind = infinitive.endsWith('ar') ? 'ar' : infinitive.endsWith('er') ? 'er' : 'ir';
  const regular = ENDINGS[kind].map((endings) => endings.split(' ').map((ending) => stem + ending));
  const forms = (i: number): Forms => (given[i] && given[i] !== '-' ? list(given[i]) : (regular[i] ?? []));
  const [gerund = '', participle = ''] = regular[4] ?? [];
  return {
    infinitive,
    present: forms(0),
    preterite: forms(1),
    imperfect: forms(2),
    subjunctive: forms(3),
    gerund: GERUND[infinitive] ?? gerund,
    participle: PARTICIPLE[infinitive] ?? participle,
  };
}

/** Some 90 common verbs. */
export const VERBS: readonly Verb[] = [
  ...IRREGULAR.trim()
    .split('\n')
    .map((line) => {
      const [infinitive = '', ...given] = line.split(':').map((part) => part.trim());
      return verbOf(infinitive, given);
    }),
  ...REGULAR.map((infinitive) => verbOf(infinitive)),
];

type Use = { readonly verb: Verb; readonly tense: Tense; readonly person: Person };
const USES = new Map<string, Use[]>();
for (const verb of VERBS)
  for (const tense of TENSES)
    for (const [i, form] of verb[tense].entries()) {
      const person = PERSONS[i] ?? 'yo';
      USES.set(form, [...(USES.get(form) ?? []), { verb, tense, person }]);
    }
export const INFINITIVES: ReadonlyMap<string, Verb> = new Map(VERBS.map((verb) => [verb.infinitive, verb]));

/** What a form may be. */
export const usesOf = (form: string): readonly Use[] => USES.get(form.toLowerCase()) ?? [];

/** The form for another person, where the given one cannot be of that person; undefined where it can, or is unknown. */
export function agreed(form: string, person: Person): string | undefined {
  const uses = usesOf(form);
  if (uses.length === 0 || uses.some((use) => use.person === person)) return undefined;
  const [first] = uses;
  return first?.verb[first.tense][PERSONS.indexOf(person)];
}

/** The subjunctive of an indicative form, person by person; undefined for a form that is one already. */
export function subjunctiveOf(form: string): string | undefined {
  const uses = usesOf(form);
  if (uses.length === 0 || uses.some((use) => use.tense === 'subjunctive')) return undefined;
  const present = uses.find((use) => use.tense === 'present');
  return present?.verb.subjunctive[PERSONS.indexOf(present.person)];
}
