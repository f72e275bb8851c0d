import { list } from '#server/adapters/corrector/basic/rule.ts';

/** Irregular verbs: base, past, participle. */
const TABLE = `be was been|become became become|begin began begun|bite bit bitten|blow blew blown|break broke broken|bring brought brought
|build built built|buy bought bought|catch caught caught|choose chose chosen|come came come|cost cost cost|cut cut cut|do did done|draw drew drawn
|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|fly flew flown
|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got gotten|give gave given|go went gone|grow grew grown|have had had
|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|know knew known|lead led led|leave left left
|lend lent lent|let let let|lose lost lost|make made made|mean meant meant|meet met met|pay paid paid|put put put|read read read|ride rode ridden|ring rang rung
|rise rose risen|run ran run|say said said|see saw seen|sell sold sold|send sent sent|shake shook shaken|shine shone shone|shoot shot shot|show showed shown
|sing sang sung|sit sat sat|sleep slept slept|speak spoke spoken|spend spent spent|stand stood stood|steal stole stolen|swim swam swum
|take took taken|teach taught taught|tell told told|think thought thought|throw threw thrown|understand understood understood|wake woke woken|wear wore worn
|win won won|write wrote written`;

type Irregular = { readonly past: string; readonly participle: string };

export const IRREGULAR: ReadonlyMap<string, Irregular> = new Map(
  TABLE.split('|').map((row) => {
    const [base = '', past = '', participle = ''] = list(row);
    return [base, { past, participle }];
  }),
);

/** Regular verbs of everyday writing. */
export const REGULAR =
  list(`agree allow answer appear arrive ask bake believe belong borrow brush call carry celebrate change chat check clean climb
  close collect complain continue cook cry dance decide describe die discover dream dress earn end enjoy enter exercise explain explore fail finish fix
  follow happen hate help hike hope hug improve introduce invite join jump kiss laugh learn like listen live look love marry miss move need notice offer open order
  pack paint pass phone pick plan play practice practise prefer prepare promise rain realize receive relax remember repair rent rest return save seem share shop shout show
  smile smoke start stay stop study suggest talk taste thank touch train travel try turn use visit wait walk want wash watch wish work worry`);

/** Verbs in their base form. */
export const BASE_VERBS: ReadonlySet<string> = new Set(
  [...IRREGULAR.keys(), ...REGULAR].filter((verb) => verb !== 'be'),
);

/** Verbs whose base form is no noun and no adjective, so that seeing one is seeing a verb. */
export const CLEAR_VERBS =
  list(`go eat have buy see get make do come write speak learn know meet give tell become understand bring teach
  begin choose forget think say sit wear send spend believe prepare enjoy arrive improve invite explain listen decide celebrate
  receive relax wash watch visit find keep ask travel stay`);

/** Verbs of states: in the present even where the story is in the past. */
export const STATE_VERBS: ReadonlySet<string> = new Set(
  list(
    'think know believe like love want need hope guess remember mean live wish understand prefer hate agree suppose',
  ),
);

const DOUBLING = new Set(
  list(
    'get run swim sit put cut win stop plan shop chat jog hit let begin hug forget prefer fit drop dig nap grab rob pat tap tip travel',
  ),
);

/** The form for he, she and it: goes, tries, watches, makes. */
export function thirdPerson(base: string): string {
  if (base === 'have') return 'has';
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/** The simple past: went, tried, stopped, liked. */
export const past = (base: string): string => IRREGULAR.get(base)?.past ?? withEnding(base, 'ed');

/** The past participle: gone, tried, stopped. */
export const participle = (base: string): string => IRREGULAR.get(base)?.participle ?? withEnding(base, 'ed');

function withEnding(base: string, ending: string): string {
  if (/e$/.test(base)) return base + ending.slice(1);
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}i${ending}`;
  return DOUBLING.has(base) && base !== 'travel' ? base + base.at(-1) + ending : base + ending;
}

/** The -ing form: going, making, lying, stopping. */
export function gerund(base: string): string {
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return DOUBLING.has(base) && base !== 'travel' ? `${base + base.at(-1)}ing` : `${base}ing`;
}

const inverse = (form: (base: string) => string, bases: Iterable<string>): ReadonlyMap<string, string> =>
  new Map([...bases].map((base) => [form(base), base]));

/** From the form for he, she, it back to the base. */
export const BASE_OF_THIRD = inverse(thirdPerson, BASE_VERBS);
/** From the simple past back to the base, where the two differ. */
export const BASE_OF_PAST = inverse(
  past,
  [...BASE_VERBS].filter((base) => past(base) !== base),
);

/** Verbs whose past with another -ed is a word of its own: founded, felled. */
const NO_DOUBLE_PAST = new Set(
  list('find feel fall see leave win bear lead let put cut hit read cost say pay hear make have lie blow hold'),
);
const REAL_WORDS = new Set(list('word rand spoked sped bred rang'));

/** Past forms of irregular verbs as learners build them by rule: goed, buyed, catched. */
export const WRONG_PAST: ReadonlyMap<string, string> = new Map(
  [...IRREGULAR.keys()]
    .filter((base) => !['be', 'see', 'ring', 'wind', 'sing', 'shine', 'show', 'bite', 'do', 'hurt'].includes(base))
    .flatMap((base) => wrongForms(base).map((form): [string, string] => [form, base])),
);

function wrongForms(base: string): string[] {
  const simple = withEnding(base, 'ed');
  const plain = /e$/.test(base) ? `${base}d` : `${base}ed`;
  const doubled = /[^aeiou][aeiou][^aeiouwxy]$/.test(base) ? [`${base}${base.at(-1)}ed`] : [];
  const twice = NO_DOUBLE_PAST.has(base) ? [] : [`${past(base)}ed`, `${past(base)}d`];
  return [...new Set([simple, plain, ...doubled, ...twice])].filter(
    (form) => form !== past(base) && !REAL_WORDS.has(form),
  );
}
