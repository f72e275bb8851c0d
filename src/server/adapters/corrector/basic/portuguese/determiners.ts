import type { Count, Gender } from '#server/adapters/corrector/basic/portuguese/nouns.ts';
import { list } from '#server/adapters/corrector/basic/rule.ts';

/** The four forms of a word before a noun; a dash where there is none. */
type Row = readonly [ms: string, fs: string, mp: string, fp: string];

const ROWS: readonly Row[] =
  list(`o/a/os/as um/uma/uns/umas do/da/dos/das no/na/nos/nas ao/à/aos/às pelo/pela/pelos/pelas num/numa/nuns/numas
  este/esta/estes/estas esse/essa/esses/essas aquele/aquela/aqueles/aquelas deste/desta/destes/destas desse/dessa/desses/dessas daquele/daquela/daqueles/daquelas
  neste/nesta/nestes/nestas nesse/nessa/nesses/nessas naquele/naquela/naqueles/naquelas meu/minha/meus/minhas seu/sua/seus/suas teu/tua/teus/tuas nosso/nossa/nossos/nossas
  muito/muita/muitos/muitas pouco/pouca/poucos/poucas tanto/tanta/tantos/tantas outro/outra/outros/outras algum/alguma/alguns/algumas nenhum/nenhuma/-/- -/-/dois/duas
  quanto/quanta/quantos/quantas vários/várias/vários/várias bom/boa/bons/boas mau/má/maus/más`).map(
    (entry) => entry.split('/') as unknown as Row,
  );

export type Determiner = { readonly row: Row; readonly gender: Gender; readonly count: Count };

const DETERMINERS = new Map<string, Determiner>();
for (const row of ROWS)
  row.forEach((form, i) => {
    if (form !== '-') DETERMINERS.set(form, { row, gender: i % 2 === 0 ? 'm' : 'f', count: i < 2 ? 's' : 'p' });
  });

export const DETERMINER_FORMS: readonly string[] = [...DETERMINERS.keys()];
export const determinerOf = (form: string): Determiner | undefined => DETERMINERS.get(form.toLowerCase());

/** The form of a determiner for a gender and number; undefined where it has none. */
export function determinerForm(row: Row, gender: Gender, count: Count): string | undefined {
  const form = row[(count === 's' ? 0 : 2) + (gender === 'm' ? 0 : 1)];
  return form === '-' ? undefined : form;
}
