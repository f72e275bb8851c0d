// node bench/streaming.mjs [rounds], after npm run build: what the server adds to a model. A model of our own on this machine
// answers in OpenAI's wire format, once at no delay (the server's own share of a correction, beside the model asked directly and
// a second server of the same build, entry by entry) and once word by word as models do (how much sooner the first words
// are there than the whole).
import { once } from 'node:events';
import http from 'node:http';
import { caller, inTurns, learner, median, ms, percentile, spread, startServer, tokenOf } from './lib.mjs';

const WORDS = 120;
const WORD_MS = 15;
const ROUNDS = Number(process.argv[2] ?? 5);
const ENTRIES = 60;
const DAY = Array.from({ length: WORDS }, (_, n) => `word${n}`).join(' ');
const ANSWER = JSON.stringify({
  lang: 'en',
  correctedDay: DAY.replace('word7 ', 'word seven '),
  correctedWell: '',
  correctedGrateful: '',
  mistakes: [{ wrong: 'word7', right: 'word seven', kind: 'spelling', explanation: 'Small numbers are written out.' }],
});

/** A model that writes its answer in as many pieces as it has words, one every `delay_ms`. */
async function startModel(delay_ms) {
  const server = http.createServer(async (request, response) => {
    request.resume();
    await once(request, 'end');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const chunk = (delta, finish_reason = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'bench', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
      );
    for (const piece of ANSWER.split(/(?= )/)) {
      chunk({ role: 'assistant', content: piece });
      if (delay_ms > 0) await new Promise((resolve) => setTimeout(resolve, delay_ms));
    }
    chunk({}, 'stop');
    response.end('data: [DONE]\n\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}/v1`, close: () => server.close() };
}

/** A verified learner's caller. */
async function signIn(port) {
  const call = caller(port);
  const given = learner(0);
  await call('registerUser', given);
  await call('signIn', { email: given.email });
  await call('sendVerificationEmail');
  let link;
  for (let tries = 0; !link; tries += 1) {
    if (tries > 100) throw new Error('The verification mail does not come.');
    const mails = await (await fetch(`http://localhost:${port}/dev/mailbox.json`)).json();
    link = mails[0]?.links[0];
  }
  await call('confirmEmail', { token: tokenOf(link) });
  return call;
}

/** A new server that has its entries corrected by a model, and one entry of a learner of its own. */
async function startCorrecting(model) {
  const server = await startServer({
    CORRECTOR: 'openai-compatible',
    AI_BASE_URL: model.url,
    AI_MODEL: 'bench',
    CORRECTIONS_PER_DAY: '100000',
  });
  const call = await signIn(server.port);
  let n = 0;
  const correct = () => {
    n += 1;
    const entry = { inputDay: `${DAY} ${n}`, inputWell: '', inputGrateful: '', mood: 3 };
    return call('callCorrectorDiary', entry, { accept: 'text/event-stream' });
  };
  return { correct, stop: server.stop };
}

/** The model's own part of it: asked without us, read to its end. In ms. */
async function askDirectly(model) {
  const from = performance.now();
  await (await fetch(`${model.url}/chat/completions`, { method: 'POST', body: '{}' })).text();
  return performance.now() - from;
}

async function ownShare() {
  const model = await startModel(0);
  const [ours, again] = [await startCorrecting(model), await startCorrecting(model)];
  const ways = {
    ours: async () => (await ours.correct()).ms,
    again: async () => (await again.correct()).ms,
    model: () => askDirectly(model),
  };
  const cold = await inTurns(ENTRIES, ways);
  const rounds = [];
  for (let n = 0; n < ROUNDS; n += 1) rounds.push(await inTurns(ENTRIES, ways));
  for (const { stop } of [ours, again]) await stop();
  model.close();
  const of = (share) => rounds.map((round) => percentile(round.ours, share));
  const ratios = (share) => rounds.map((round) => percentile(round.ours, share) / percentile(round.again, share));
  const told = (share) => `${spread(of(share), 1)} ms, A/A ${spread(ratios(share))}`;
  console.log(`the server's own share of a correction of ${WORDS} words, warm: p50 ${told(0.5)}; p95 ${told(0.95)}`);
  console.log(`the first ${ENTRIES} of a server: p50 ${ms(median(cold.ours))}, p95 ${ms(percentile(cold.ours, 0.95))}`);
  console.log(`the model alone: p50 ${ms(median(rounds.flatMap((round) => round.model)))}`);
}

async function firstWords() {
  const model = await startModel(WORD_MS);
  const server = await startCorrecting(model);
  const times = [];
  for (let n = 0; n < 11; n += 1) times.push(await server.correct());
  await server.stop();
  model.close();
  const slow = times.slice(3);
  const ratios = slow.map((time) => time.first_ms / time.ms);
  console.log(
    `a model that writes a word every ${WORD_MS} ms: first words after ${ms(median(slow.map((time) => time.first_ms)))},`,
    `the whole after ${ms(median(slow.map((time) => time.ms)))}: ratio ${spread(ratios, 3)}`,
  );
}

await ownShare();
await firstWords();
process.exit(0);
