// node bench/streaming.mjs, after npm run build: what the server adds to a model. A model of our own on this machine answers
// in OpenAI's wire format, once at no delay (the server's own share of a correction) and once word by word as models do
// (how much sooner the first words are there than the whole).
import { once } from 'node:events';
import http from 'node:http';
import { caller, learner, ms, percentile, startServer } from './lib.mjs';

const WORDS = 120;
const WORD_MS = 15;
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
  await fetch(link, { redirect: 'manual' });
  return call;
}

async function measure(delay_ms, tries) {
  const model = await startModel(delay_ms);
  const server = await startServer({
    CORRECTOR: 'openai-compatible',
    AI_BASE_URL: model.url,
    AI_MODEL: 'bench',
    CORRECTIONS_PER_DAY: '100000',
  });
  const call = await signIn(server.port);
  const times = [];
  for (let n = 0; n < tries; n += 1) {
    const entry = { inputDay: `${DAY} ${n}`, inputWell: '', inputGrateful: '', mood: 3 };
    times.push(await call('callCorrectorDiary', entry, { accept: 'text/event-stream' }));
  }
  await server.stop();
  model.close();
  return times.slice(3);
}

const own = await measure(0, 63);
const all = own.map((time) => time.ms);
console.log(
  `the server's own share of a correction of ${WORDS} words: p50 ${ms(percentile(all, 0.5))}, p95 ${ms(percentile(all, 0.95))}`,
);
const slow = await measure(WORD_MS, 8);
const ratios = slow.map((time) => time.first_ms / time.ms);
console.log(
  `a model that writes a word every ${WORD_MS} ms: first words after ${ms(
    percentile(
      slow.map((t) => t.first_ms),
      0.5,
    ),
  )}, the whole after ${ms(
    percentile(
      slow.map((t) => t.ms),
      0.5,
    ),
  )}: ratio ${percentile(ratios, 0.5).toFixed(3)}`,
);
process.exit(0);
