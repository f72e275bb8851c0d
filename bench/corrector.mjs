// node bench/corrector.mjs [rounds], after npm run build: the basic corrector's worker as it is shipped, one process a language: its
// peak memory, how long the first entry takes, and how long 100 words of mistakes take once it is warm. In rounds, and the
// odd of the warm entries against the even ones.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { percentile, spread } from './lib.mjs';

/** As in worker-process.ts. */
const EXEC_ARGV = ['--max-semi-space-size=4', '--max-old-space-size=400'];
const WARM = 40;
/** Processes a language, each anew, whose figures are told apart. */
const ROUNDS = Number(process.argv[2] ?? 3);

/** An ordinary entry of a learner in each language, full of ordinary mistakes. */
const ENTRIES = {
  en: 'Yesterday I go to the supermarket with my freind because we need some breads. She have bought alot of informations about the new shop. I am living here since three years and I like to going there. We was very tired, but it was a beautifull day and I am agree with her. In the evning we cooked a soup who was very good and then we have seen a film about an university.',
  de: 'Gestern ich bin in die Supermarkt gegangen, weil wir brauchen Brot. Meine Freundin hat viele Informationen über die neue Geschäft gekauft. Ich wohne hier seit drei Jahre und mir gefällt der Stadt. Wir war sehr müde, aber es war ein schöner Tag. Am Abend haben wir ein Suppe gekocht und dann wir haben einen Film gesehen über ein Universität.',
  es: 'Ayer yo fui al supermercado con mi amiga porque necesitamos pan. Ella ha comprado muchos informaciones sobre el nuevo tienda. Vivo aqui desde tres años y me gusta mucho el ciudad. Estabamos muy cansado, pero fue un dia bonita. En la noche cocinamos un sopa que estaba muy bueno y despues hemos visto una pelicula sobre una universidad.',
  fr: "Hier je suis allé au supermarché avec ma amie parce que on avait besoin de pain. Elle a acheté beaucoup des informations sur la nouveau magasin. J'habite ici depuis trois ans et j'aime beaucoup le ville. Nous étions très fatigué, mais c'etait une belle journée. Le soir nous avons cuisiné une soupe qui était tres bon et nous avons vu un film.",
  it: 'Ieri sono andato al supermercato con la mia amica perche avevamo bisogno di pane. Lei ha comprato molti informazioni sul nuovo negozio. Abito qui da tre anni e mi piace molto la citta. Eravamo molto stanchi, ma e stata una bella giornata. La sera abbiamo cucinato un zuppa che era molto buona e poi abbiamo visto un film su una università.',
  pt: 'Ontem eu fui no supermercado com minha amiga porque precisavamos de pão. Ela comprou muitos informações sobre a novo loja. Moro aqui faz três anos e gosto muito o cidade. Nós estava muito cansados, mas foi um dia bonita. A noite cozinhamos uma sopa que estava muito bom e depois vimos um filme sobre uma universidade.',
};

const peakMb = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

async function measure(lang, inputDay) {
  const worker = fork('dist/server/basic-worker.js', [], {
    execArgv: EXEC_ARGV,
    env: { MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
  });
  const ask = async (id) => {
    const from = performance.now();
    worker.send({ id, request: { inputDay: `${inputDay} ${id}.`, inputWell: '', inputGrateful: '', lang } });
    const [answer] = await once(worker, 'message');
    if (!answer.entry) throw new Error(answer.error);
    if (answer.entry.edits.length === 0) throw new Error('Nothing was corrected.');
    return { ms: performance.now() - from };
  };
  const first = await ask(0);
  const warm = [];
  for (let id = 1; id <= WARM; id += 1) warm.push((await ask(id)).ms);
  const peak_mb = peakMb(worker.pid);
  worker.kill('SIGKILL');
  const words = inputDay.split(' ').length;
  const at = (share, times = warm) => (percentile(times, share) * 100) / words;
  const half = (odd) => warm.filter((_, n) => n % 2 === odd);
  return { peak_mb, first_ms: first.ms, p50: at(0.5), p95: at(0.95), again: at(0.5, half(0)) / at(0.5, half(1)) };
}

for (const [lang, entry] of Object.entries(ENTRIES)) {
  const rounds = [];
  for (let n = 0; n < ROUNDS; n += 1) rounds.push(await measure(lang, entry));
  const all = (name) => rounds.map((round) => round[name]);
  const first_s = all('first_ms').map((time) => time / 1000);
  console.log(
    `${lang}: peak ${spread(all('peak_mb'), 0)} MB, first entry ${spread(first_s, 1)} s,`,
    `warm per 100 words p50 ${spread(all('p50'), 0)} ms, p95 ${spread(all('p95'), 0)} ms (A/A ${spread(all('again'))})`,
  );
}
process.exit(0);
