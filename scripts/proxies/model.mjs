// A language model of our own in OpenAI's wire format. It writes half of its answer, and the rest when it is let.
import { once } from 'node:events';
import http from 'node:http';

export const DAY = Array.from({ length: 120 }, (_, n) => `word${n}`).join(' ');
const ANSWER = JSON.stringify({
  ...{ lang: 'en', correctedDay: DAY.replace('word7 ', 'word seven '), correctedWell: '', correctedGrateful: '' },
  mistakes: [{ wrong: 'word7', right: 'word seven', kind: 'spelling', explanation: 'Small numbers are written out.' }],
});

const chunk = (delta, finish_reason = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'own', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

/** Starts it. After `hold`, answers stop half-way until `release`; `isHeld` says that one does. */
export async function startModel() {
  let gate = Promise.resolve();
  let open = () => {};
  let held = 0;
  const server = http.createServer(async (request, response) => {
    request.resume();
    await once(request, 'end');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const words = ANSWER.split(/(?= )/);
    const half = words.length / 2;
    for (const content of words.slice(0, half)) response.write(chunk({ role: 'assistant', content }));
    held += 1;
    await gate;
    held -= 1;
    for (const content of words.slice(half)) response.write(chunk({ content }));
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hold = () => {
    gate = new Promise((resolve) => {
      open = resolve;
    });
  };
  return {
    ...{ url: `http://127.0.0.1:${server.address().port}/v1`, hold, release: () => open() },
    isHeld: () => held > 0,
    close: () => server.close(),
  };
}
