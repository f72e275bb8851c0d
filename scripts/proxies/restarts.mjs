// Two servers behind a proxy, restarted and killed while somebody asks who never asks twice.
import { until } from '../cluster/database.mjs';
import { correct, expect, isWhole } from './checks.mjs';

const CALLERS = 4;

/** Asks until `stop`: calls by POST, which a proxy may not repeat, and the page. Counts what was not answered with 200. */
function startAsking(browser) {
  const counts = { asked: 0, failed: 0, why: new Map() };
  let isOver = false;
  const tryOnce = async () => {
    const isCall = counts.asked % 3 > 0;
    counts.asked += 1;
    const answer = await (isCall ? browser.call('readProfile') : browser.send('/')).catch((error) => error);
    if (answer.status === 200) return;
    counts.failed += 1;
    const why = `${isCall ? 'POST' : 'GET'} ${answer.status ?? answer.code ?? answer.message} ${/^\{/.test(answer.text ?? '') ? answer.text : ''}`;
    counts.why.set(why, (counts.why.get(why) ?? 0) + 1);
  };
  const asking = Array.from({ length: CALLERS }, async () => {
    while (!isOver) await tryOnce();
  });
  /** Waits until so many more were asked. */
  const more = (n) => {
    const from = counts.asked;
    return until(`${n} more requests`, async () => counts.asked >= from + n, 30);
  };
  const stop = async () => {
    isOver = true;
    await Promise.all(asking);
    return { ...counts, why: JSON.stringify(Object.fromEntries(counts.why)) };
  };
  return { counts, more, stop };
}

const isReady = async (server) => (await fetch(`${server.url}/readyz`)).status === 200;

/** How often Caddy has noted that this server came back. */
const timesUp = (proxy, { port }) =>
  proxy
    .logs()
    .split('\n')
    .filter((line) => line.includes('host is up') && line.includes(`:${port}"`)).length;

/** Whether nothing failed but what nginx, which does not ask /readyz, may answer to one call at the moment of each end. */
const isCrossing = (why, failed, stops) => failed <= stops && /^\{("POST 502 ":\d+)?\}$/.test(why);

/** kill -TERM of each in turn, thrice, with corrections on the way: no correction is cut, and nothing else fails. */
export async function checkRollingRestart(proxy, servers, browser, model) {
  const load = startAsking(browser);
  let [corrections, whole] = [0, 0];
  await load.more(200);
  for (let round = 0; round < 3; round += 1)
    for (const server of servers) {
      model.hold();
      const answers = [correct(browser), correct(browser)];
      await until('a correction is on its way', async () => model.isHeld(), 20);
      const seen = timesUp(proxy, server);
      const stopped = server.stop();
      await load.more(100);
      model.release();
      await stopped;
      await server.start();
      await until('it is ready again', () => isReady(server), 20);
      // As docs/operating.md tells: Caddy looks every 2 s, and with both out for a moment it answers calls with 503.
      if (proxy.name === 'caddy') await until('Caddy knows it', async () => timesUp(proxy, server) > seen, 20);
      for (const answer of await Promise.all(answers)) {
        corrections += 1;
        if (isWhole(answer)) whole += 1;
      }
      await load.more(200);
    }
  const { asked, failed, why } = await load.stop();
  const what = 'rolling restart of two servers, three times: requests / failed';
  const stops = 3 * servers.length;
  const isNginx = proxy.name === 'nginx';
  const isFine = asked >= 1000 && (isNginx ? isCrossing(why, failed, stops) : failed === 0);
  expect(proxy, what, `${asked} / ${failed} ${why}`, `≥ 1,000 / ${isNginx ? `≤ ${stops} calls` : 0}`, isFine);
  expect(
    proxy,
    'corrections that were on their way / whole',
    `${corrections} / ${whole}`,
    `${corrections} / ${corrections}`,
  );
}

/** kill -9 of one under load: what was on its way fails, and nothing after it. */
export async function checkKill(proxy, [victim], browser) {
  const load = startAsking(browser);
  await load.more(200);
  await victim.kill();
  await load.more(100);
  const soon = load.counts.failed;
  await load.more(200);
  const late = load.counts.failed - soon;
  await victim.start();
  const { asked, failed, why } = await load.stop();
  // What was on its way; and until Caddy 2.6 has seen that the server is gone, each call that it offered to it: where the
  // connection is refused it asks the next one, with a body that it has closed already («invalid Read on closed Body»).
  const most = 3 * CALLERS;
  expect(proxy, 'kill -9 of one: requests / failed', `${asked} / ${failed} ${why}`, `≤ ${most}`, failed <= most);
  expect(proxy, 'of them later than 100 requests after it', late, 0);
}

/** Addresses of learners stand in nothing that the proxy wrote, however badly things went. */
export function checkLogs(proxy) {
  const lines = proxy
    .logs()
    .split('\n')
    .filter((line) => /127\.0\.0\.[789]\b|__Host-|mail-link/.test(line));
  expect(proxy, 'lines of its logs with an address, a cookie or a link', lines.length, 0);
}
