// Whether a proxy asks twice: servers of our own that take a request and then hang up on it, or say 503.
import { once } from 'node:events';
import http from 'node:http';
import { until } from '../cluster/database.mjs';
import { expect } from './checks.mjs';
import { createBrowser } from './client.mjs';

/** How a server of ours ends a request to /call/cut and to /call/later. */
const ENDS = {
  cut: (_, response) => response.socket.destroy(),
  later: (_, response) => response.writeHead(503).end('{}'),
};

async function startStub(port, taken) {
  const server = http.createServer(async (request, response) => {
    request.resume();
    await once(request, 'end');
    taken.push(request.url);
    const end = ENDS[request.url.split('/').at(-1)];
    if (end) end(request, response);
    else response.end('{"status":"ready"}');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

/** Takes the place of the servers at `ports`, which have ended. */
export async function checkTwice(proxy, ports) {
  const taken = [];
  const stops = await Promise.all(ports.map((port) => startStub(port, taken)));
  const browser = createBrowser(proxy);
  const isBack = async () => (await browser.send('/healthz')).status === 200;
  for (const [name, status] of [
    ['cut', 502],
    ['later', 503],
  ]) {
    await until(`${proxy.name} knows the servers`, isBack, 20);
    const answer = await browser.call(name);
    const times = taken.filter((url) => url === `/call/${name}`).length;
    const what = `a call that the server took and ${name === 'cut' ? 'hung up on' : 'answered 503'}: answer, times sent`;
    expect(proxy, what, `${answer.status}, ${times}`, `${status}, 1`);
  }
  browser.close();
  for (const stop of stops) stop();
}
