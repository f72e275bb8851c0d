import { list } from '#server/adapters/corrector/basic/rule.ts';

/** Infinitive, third person, preterite and participle; a star tells that the perfect takes “sein”. */
const STRONG = `beginnen beginnt begann begonnen; bekommen bekommt bekam bekommen; bieten bietet bot geboten; bitten bittet bat gebeten;
  bleiben bleibt blieb geblieben*; brechen bricht brach gebrochen; bringen bringt brachte gebracht; denken denkt dachte gedacht;
  empfehlen empfiehlt empfahl empfohlen; entscheiden entscheidet entschied entschieden; erfahren erfährt erfuhr erfahren;
  erhalten erhält erhielt erhalten; erkennen erkennt erkannte erkannt; essen isst aß gegessen; fahren fährt fuhr gefahren*;
  fallen fällt fiel gefallen*; fangen fängt fing gefangen; finden findet fand gefunden; fliegen fliegt flog geflogen*;
  geben gibt gab gegeben; gefallen gefällt gefiel gefallen; gehen geht ging gegangen*; genießen genießt genoss genossen;
  gewinnen gewinnt gewann gewonnen; halten hält hielt gehalten; heißen heißt hieß geheißen; helfen hilft half geholfen;
  kennen kennt kannte gekannt; kommen kommt kam gekommen*; laufen läuft lief gelaufen*; lassen lässt ließ gelassen;
  lesen liest las gelesen; liegen liegt lag gelegen; lügen lügt log gelogen; nehmen nimmt nahm genommen; nennen nennt nannte genannt;
  rufen ruft rief gerufen; scheinen scheint schien geschienen; schlafen schläft schlief geschlafen; schlagen schlägt schlug geschlagen;
  schließen schließt schloss geschlossen; schneiden schneidet schnitt geschnitten; schreiben schreibt schrieb geschrieben;
  schwimmen schwimmt schwamm geschwommen*; sehen sieht sah gesehen; singen singt sang gesungen; sitzen sitzt saß gesessen;
  sprechen spricht sprach gesprochen; springen springt sprang gesprungen*; stehen steht stand gestanden; stehlen stiehlt stahl gestohlen;
  steigen steigt stieg gestiegen*; sterben stirbt starb gestorben*; tragen trägt trug getragen; treffen trifft traf getroffen;
  treiben treibt trieb getrieben; trinken trinkt trank getrunken; vergessen vergisst vergaß vergessen; vergleichen vergleicht verglich verglichen;
  verlassen verlässt verließ verlassen; verlieren verliert verlor verloren; verschwinden verschwindet verschwand verschwunden*;
  versprechen verspricht versprach versprochen; verstehen versteht verstand verstanden; wachsen wächst wuchs gewachsen*;
  waschen wäscht wusch gewaschen; werfen wirft warf geworfen; ziehen zieht zog gezogen`;

const WEAK =
  list(`machen kaufen lernen spielen arbeiten wohnen leben lieben sagen fragen antworten glauben hoffen kochen hören suchen brauchen
  besuchen studieren reisen warten tanzen zeigen legen stellen setzen lachen weinen danken freuen fühlen führen kosten öffnen reden putzen duschen
  wünschen erzählen erklären bezahlen zahlen benutzen nutzen versuchen verdienen verkaufen erreichen bedeuten gehören passieren folgen funktionieren
  probieren telefonieren interessieren existieren träumen schmecken meinen merken dauern feiern wandern ändern verändern verbessern erinnern kümmern
  mieten schicken holen bauen bilden wählen hassen schauen stören teilen spüren lösen packen melden retten töten leisten unterstützen begleiten
  vermissen lohnen diskutieren akzeptieren respektieren informieren organisieren`);

type Person = 'ich' | 'du' | 'er' | 'wir' | 'ihr';
type Forms = Readonly<Record<Person, string>>;
export type Verb = {
  readonly infinitive: string;
  readonly participle: string;
  readonly takesSein: boolean;
  readonly present: Forms;
  readonly past: Forms;
};

const forms = (text: string): Forms => {
  const [ich = '', du = '', er = '', wir = '', ihr = ''] = text.split(' ');
  return { ich, du, er, wir, ihr };
};

const special = (infinitive: string, participle: string, present: string, past: string): Verb => ({
  infinitive,
  participle,
  takesSein: infinitive === 'sein' || infinitive === 'werden',
  present: forms(present),
  past: forms(past),
});

const modal = (infinitive: string, singular: string, past: string): Verb =>
  special(
    infinitive,
    '',
    `${singular} ${/[sß]$/.test(singular) ? `${singular}t` : `${singular}st`} ${singular} ${infinitive} ${infinitive.slice(0, -2)}t`,
    `${past} ${past}st ${past} ${past}n ${past}t`,
  );

const SPECIAL: readonly Verb[] = [
  special('sein', 'gewesen', 'bin bist ist sind seid', 'war warst war waren wart'),
  special('haben', 'gehabt', 'habe hast hat haben habt', 'hatte hattest hatte hatten hattet'),
  special('werden', 'geworden', 'werde wirst wird werden werdet', 'wurde wurdest wurde wurden wurdet'),
  special('tun', 'getan', 'tue tust tut tun tut', 'tat tatest tat taten tatet'),
  modal('können', 'kann', 'konnte'),
  modal('müssen', 'muss', 'musste'),
  modal('wollen', 'will', 'wollte'),
  modal('sollen', 'soll', 'sollte'),
  modal('dürfen', 'darf', 'durfte'),
  modal('mögen', 'mag', 'mochte'),
  modal('wissen', 'weiß', 'wusste'),
  special('möchten', '', 'möchte möchtest möchte möchten möchtet', 'möchte möchtest möchte möchten möchtet'),
];

/** The stem as it stands before -st and -t: arbeit-e-st, reis-t. */
const withE = (stem: string): string => (/(?:[td]|[^aeiouhlrmn][mn])$/.test(stem) ? `${stem}e` : stem);
const du = (stem: string): string => (/[sßzx]$/.test(stem) ? `${stem}t` : `${stem}st`);

function strongVerb(line: string): Verb {
  const [infinitive = '', er = '', past = '', last = ''] = list(line);
  const stem = infinitive.replace(/en$/, '');
  const pastStem = past.replace(/te$/, 'te');
  const plural = pastStem.endsWith('e') ? `${pastStem}n` : `${pastStem}en`;
  // hält, rät: the t of the stem is that of the ending.
  const duStem = /lt$/.test(er) && /lt$/.test(stem) ? er : er.replace(/t$/, '');
  return {
    infinitive,
    participle: last.replace('*', ''),
    takesSein: last.endsWith('*'),
    present: forms(`${stem}e ${du(duStem)} ${er} ${infinitive} ${withE(stem)}t`),
    past: forms(`${past} ${du(pastStem)} ${past} ${plural} ${withE(pastStem).replace(/ee$/, 'e')}t`),
  };
}

function weakVerb(infinitive: string): Verb {
  const stem = infinitive.replace(/e?n$/, '');
  const base = withE(stem);
  const prefix = /^(?:be|er|ver|ge(?=h)|unter)|ieren$/.test(infinitive) ? '' : 'ge';
  return {
    infinitive,
    participle: `${prefix}${base}t`,
    takesSein: /^(?:reisen|passieren|folgen|wandern)$/.test(infinitive),
    present: forms(`${stem}e ${base.endsWith('e') ? `${base}st` : du(base)} ${base}t ${infinitive} ${base}t`),
    past: forms(`${base}te ${base}test ${base}te ${base}ten ${base}tet`),
  };
}

/** The commonest 170 verbs. */
export const VERBS: readonly Verb[] = [...SPECIAL, ...STRONG.split(';').map(strongVerb), ...WEAK.map(weakVerb)];

type Use = { readonly verb: Verb; readonly tense: 'present' | 'past' };
const USES = new Map<string, Use>();
for (const verb of VERBS)
  for (const tense of ['past', 'present'] as const)
    for (const form of Object.values(verb[tense])) USES.set(form, { verb, tense });

const INFINITIVES = new Set(VERBS.map(({ infinitive }) => infinitive));
const SUBJUNCTIVE = new Set(
  list(
    'wäre wären hätte hätten würde würden könnte könnten müsste müssten dürfte dürften gäbe käme ginge wüsste wüssten',
  ),
);

/** The form of the same verb and tense for another person; undefined for an unknown verb. */
export function conjugated(form: string, person: Person): string | undefined {
  const use = USES.get(form.toLowerCase());
  return use?.verb[use.tense][person];
}

/** Whether a word is a finite form of a common verb; infinitives are finite forms too: wir gehen. */
export const isFiniteVerb = (word: string): boolean =>
  USES.has(word.toLowerCase()) || SUBJUNCTIVE.has(word.toLowerCase());

const PARTICIPLES = new Set(VERBS.map(({ participle }) => participle));

/** Whether a word can be nothing but a finite verb. */
export const isOnlyFinite = (word: string): boolean =>
  isFiniteVerb(word) && !INFINITIVES.has(word.toLowerCase()) && !PARTICIPLES.has(word.toLowerCase());

export const isInfinitive = (word: string): boolean => INFINITIVES.has(word.toLowerCase());

/** Finite forms that open a main clause or close a subordinate one most often. */
export const AUXILIARIES =
  list(`bin bist ist sind seid war warst waren habe hast hat haben hatte hatten werde wird werden wurde wurden würde würden kann kannst
  können konnte konnten könnte könnten muss musst müssen musste mussten soll sollte sollen sollten will willst wollen wollte wollten darf dürfen
  durfte möchte möchten wäre wären hätte hätten gibt gab`);
