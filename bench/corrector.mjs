// node bench/corrector.mjs, after npm run build: the basic corrector's worker as it is shipped, one process a language: its
// peak memory, how long the first entry takes, and how long 100 words of mistakes take once it is warm.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { percentile } from './lib.mjs';

/** As in worker-process.ts. */
const EXEC_ARGV = ['--max-semi-space-size=4', '--max-old-space-size=400'];
const WARM = 40;

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
    return { ms: performance.now() - from, edits: answer.entry.edits.length };
  };
  const first = await ask(0);
  const warm = [];
  for (let id = 1; id <= WARM; id += 1) warm.push((await ask(id)).ms);
  const words = inputDay.split(' ').length;
  const per100 = (value) => ((value * 100) / words).toFixed(0);
  console.log(
    `${lang}: peak ${peakMb(worker.pid).toFixed(0)} MB, first entry ${(first.ms / 1000).toFixed(1)} s (${first.edits} edits), warm per 100 words p50 ${per100(percentile(warm, 0.5))} ms, p95 ${per100(percentile(warm, 0.95))} ms`,
  );
  worker.kill('SIGKILL');
}

for (const [lang, entry] of Object.entries(ENTRIES)) await measure(lang, entry);
process.exit(0);
