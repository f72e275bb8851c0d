// The other learner of bench/heavy-learner.mjs, in a separate thread: asks for /healthz and for a small diary in turn, and
// records how long each answer took.
import { once } from 'node:events';
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const PAUSE_MS = 2;
const { port, cookie } = workerData;
const agent = new http.Agent({ keepAlive: true });
const BODY = JSON.stringify({ data: { hist_period_days: 7, time_zone: 'UTC' } });

async function probe(n) {
  const from = performance.now();
  const request =
    n % 2 === 0
      ? http.request({ agent, port, path: '/healthz' })
      : http.request({
          ...{ agent, port, path: '/call/fetchLastDiaryEntries', method: 'POST' },
          headers: { 'content-type': 'application/json', 'content-length': BODY.length, cookie },
        });
  request.end(n % 2 === 0 ? undefined : BODY);
  const [response] = await once(request, 'response');
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`A probe was answered with ${response.statusCode}.`);
  return performance.now() - from;
}

let waits = [];
parentPort.on('message', (wanted) => {
  if (wanted === 'reset') waits = [];
  parentPort.postMessage(waits);
});
for (let n = 0; ; n += 1) {
  waits.push(await probe(n));
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
