import { list } from '#server/adapters/corrector/basic/rule.ts';

const AR =
  list(`aceitar achar acordar acabar adorar ajudar almoçar alugar amar andar apagar apresentar assinar brincar buscar caminhar cancelar cantar casar chamar chegar chorar combinar começar comprar conversar convidar cortar
  cozinhar cuidar dançar deixar descansar desejar desenhar desligar encontrar ensinar entrar escutar esperar estudar experimentar explicar falar fechar ficar fumar ganhar gastar gostar gritar guardar jantar jogar lavar lembrar levantar
  levar ligar limpar machucar mandar melhorar morar mostrar mudar nadar namorar olhar pagar parar passar passear pegar pensar perguntar pescar pintar planejar praticar precisar preparar procurar quebrar relaxar reparar reservar
  terminar tentar tirar tocar tomar trabalhar treinar trocar usar viajar visitar voltar acompanhar arrumar tratar aproveitar comemorar continuar contar cansar organizar participar encantar`);
const ER = list(
  `aprender atender beber comer compreender conhecer correr defender depender descer escolher escrever esquecer entender morrer mexer nascer perceber prometer receber resolver responder sofrer vender viver aparecer crescer parecer acontecer agradecer`,
);
const IR = list('abrir decidir dividir discutir desistir existir insistir partir permitir assistir');

/** Irregular verbs: infinitive, gerund; six persons of the present, the preterite and the imperfect. */
const IRREGULAR = [
  'ser sendo | sou és é somos sois são | fui foste foi fomos fostes foram | era eras era éramos éreis eram',
  'estar estando | estou estás está estamos estais estão | estive estiveste esteve estivemos estivestes estiveram | estava estavas estava estávamos estáveis estavam',
  'ter tendo | tenho tens tem temos tendes têm | tive tiveste teve tivemos tivestes tiveram | tinha tinhas tinha tínhamos tínheis tinham',
  'ir indo | vou vais vai vamos ides vão | fui foste foi fomos fostes foram | ia ias ia íamos íeis iam',
  'vir vindo | venho vens vem vimos vindes vêm | vim vieste veio viemos viestes vieram | vinha vinhas vinha vínhamos vínheis vinham',
  'ver vendo | vejo vês vê vemos vedes veem | vi viste viu vimos vistes viram | via vias via víamos víeis viam',
  'fazer fazendo | faço fazes faz fazemos fazeis fazem | fiz fizeste fez fizemos fizestes fizeram | fazia fazias fazia fazíamos fazíeis faziam',
  'dizer dizendo | digo dizes diz dizemos dizeis dizem | disse disseste disse dissemos dissestes disseram | dizia dizias dizia dizíamos dizíeis diziam',
  'poder podendo | posso podes pode podemos podeis podem | pude pudeste pôde pudemos pudestes puderam | podia podias podia podíamos podíeis podiam',
  'querer querendo | quero queres quer queremos quereis querem | quis quiseste quis quisemos quisestes quiseram | queria querias queria queríamos queríeis queriam',
  'saber sabendo | sei sabes sabe sabemos sabeis sabem | soube soubeste soube soubemos soubestes souberam | sabia sabias sabia sabíamos sabíeis sabiam',
  'trazer trazendo | trago trazes traz trazemos trazeis trazem | trouxe trouxeste trouxe trouxemos trouxestes trouxeram | trazia trazias trazia trazíamos trazíeis traziam',
  'dar dando | dou dás dá damos dais dão | dei deste deu demos destes deram | dava davas dava dávamos dáveis davam',
  'sair saindo | saio sais sai saímos saís saem | saí saíste saiu saímos saístes saíram | saía saías saía saíamos saíeis saíam',
  'ler lendo | leio lês lê lemos ledes leem | li leste leu lemos lestes leram | lia lias lia líamos líeis liam',
  'ouvir ouvindo | ouço ouves ouve ouvimos ouvis ouvem | ouvi ouviste ouviu ouvimos ouvistes ouviram | ouvia ouvias ouvia ouvíamos ouvíeis ouviam',
  'dormir dormindo | durmo dormes dorme dormimos dormis dormem | dormi dormiste dormiu dormimos dormistes dormiram | dormia dormias dormia dormíamos dormíeis dormiam',
  'pedir pedindo | peço pedes pede pedimos pedis pedem | pedi pediste pediu pedimos pedistes pediram | pedia pedias pedia pedíamos pedíeis pediam',
  'sentir sentindo | sinto sentes sente sentimos sentis sentem | senti sentiste sentiu sentimos sentistes sentiram | sentia sentias sentia sentíamos sentíeis sentiam',
  'conseguir conseguindo | consigo consegues consegue conseguimos conseguis conseguem | consegui conseguiste conseguiu conseguimos conseguistes conseguiram | conseguia conseguias conseguia conseguíamos conseguíeis conseguiam',
  'perder perdendo | perco perdes perde perdemos perdeis perdem | perdi perdeste perdeu perdemos perdestes perderam | perdia perdias perdia perdíamos perdíeis perdiam',
  'dever devendo | devo deves deve devemos deveis devem | devi deveste deveu devemos devestes deveram | devia devias devia devíamos devíeis deviam',
  'preferir preferindo | prefiro preferes prefere preferimos preferis preferem | preferi preferiste preferiu preferimos preferistes preferiram | preferia preferias preferia preferíamos preferíeis preferiam',
].map((line) => line.split(' | ').map(list));

export type Verb = {
  readonly infinitive: string;
  readonly gerund: string;
  readonly present: readonly string[];
  readonly preterite: readonly string[];
  readonly imperfect: readonly string[];
};

const ends = (stem: string, endings: string): string[] => list(endings).map((end) => stem + end);

/** Before e the sound of c, ç and g is kept in writing: começo – comecei, chego – cheguei. */
const softened = (stem: string): string =>
  stem
    .replace(/ç$/, 'c')
    .replace(/c$/, (c) => (stem.endsWith('ç') ? c : 'qu'))
    .replace(/g$/, 'gu');

function regular(infinitive: string): Verb {
  const stem = infinitive.slice(0, -2);
  const kind = infinitive.slice(-2);
  const hard = /c[ei]r$/.test(infinitive) ? stem.replace(/c$/, 'ç') : stem;
  if (kind === 'ar')
    return {
      infinitive,
      gerund: `${stem}ando`,
      present: ends(stem, 'o as a amos ais am'),
      preterite: [`${softened(stem)}ei`, ...ends(stem, 'aste ou amos astes aram')],
      imperfect: ends(stem, 'ava avas ava ávamos áveis avam'),
    };
  return {
    infinitive,
    gerund: `${stem}${kind === 'er' ? 'endo' : 'indo'}`,
    present: [`${hard}o`, ...ends(stem, kind === 'er' ? 'es e emos eis em' : 'es e imos is em')],
    preterite: ends(stem, kind === 'er' ? 'i este eu emos estes eram' : 'i iste iu imos istes iram'),
    imperfect: ends(stem, 'ia ias ia íamos íeis iam'),
  };
}

const VERBS: readonly Verb[] = [
  ...IRREGULAR.map(([[infinitive = '', gerund = ''] = [], present = [], preterite = [], imperfect = []]) => ({
    infinitive,
    gerund,
    present,
    preterite,
    imperfect,
  })),
  ...[...AR, ...ER, ...IR].map(regular),
];

type Form = {
  readonly verb: Verb;
  readonly tense: 'present' | 'preterite' | 'imperfect';
  readonly persons: ReadonlySet<number>;
};
const FORMS = new Map<string, Form>();
for (const verb of VERBS)
  for (const tense of ['present', 'preterite', 'imperfect'] as const)
    verb[tense].forEach((form, person) => {
      const known = FORMS.get(form);
      if (known && (known.verb !== verb || known.tense !== tense)) return;
      FORMS.set(form, { verb, tense, persons: new Set([...(known?.persons ?? []), person]) });
    });
const BY_INFINITIVE = new Map(VERBS.map((verb) => [verb.infinitive, verb]));

export const INFINITIVES: readonly string[] = [...BY_INFINITIVE.keys()];
export const gerundOf = (infinitive: string): string | undefined => BY_INFINITIVE.get(infinitive.toLowerCase())?.gerund;
export const formOf = (word: string): Form | undefined => FORMS.get(word.toLowerCase());

/** The shape of an infinitive; a list of them all would make patterns too large. */
export const INFINITIVE = String.raw`(?:\p{L}+[aei]r|ir)`;
export const isInfinitive = (word: string): boolean => BY_INFINITIVE.has(word.toLowerCase());

/** A verb in the person of its subject (0–5); undefined where it already is, or is not known. */
export function inPerson(word: string, person: number): string | undefined {
  const form = formOf(word);
  if (form?.persons.has(person)) return undefined;
  return form ? form.verb[form.tense][person] : BY_INFINITIVE.get(word.toLowerCase())?.present[person];
}

/** A present form as a preterite of the same person. */
export function preteriteOf(word: string): string | undefined {
  const form = formOf(word);
  const [person] = form?.persons ?? [];
  if (form?.tense !== 'present' || person === undefined) return undefined;
  const past = form.verb.preterite[person];
  return past === word.toLowerCase() ? undefined : past;
}

/** Preterites and presents formed as if the verb were regular. */
export const WRONG_FORM: Readonly<Record<string, string>> = Object.fromEntries(
  list(`fazi:fiz fazeu:fez fazei:fiz trazeu:trouxe trazi:trouxe dizeu:disse dizi:disse podo:posso podi:pude podeu:pôde sabo:sei sabi:soube sabeu:soube queri:quis quereu:quis teni:tive
  estei:estive vino:vim veni:vim ouvo:ouço pedo:peço perdo:perco dormo:durmo fazo:faço dizo:digo trazo:trago seio:sei conseguo:consigo sego:sigo
  chegei:cheguei pagei:paguei jogei:joguei ficei:fiquei tocei:toquei começei:comecei comeci:comecei dançei:dancei`).map(
    (pair) => pair.split(':') as [string, string],
  ),
);
