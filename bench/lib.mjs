// What the server benches share: a built server of their own, a light caller, rounds and percentiles.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/lib/postgres.mjs';

/** Starts dist/server in an empty folder; `stop` answers the event loop's delays in ms that it measured meanwhile. */
export async function startServer(env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'dayglot-bench-'));
  const port = await freePort();
  const report = join(folder, 'event-loop.json');
  const child = spawn(process.execPath, ['--import', './bench/event-loop.mjs', 'dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      CORRECTOR: 'scripted',
      LOG_LEVEL: 'error',
      BOT_CHECK: 'off',
      RATE_LIMIT: 'off',
      EVENT_LOOP_REPORT: report,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) =>
    child.stdout.on('data', (chunk) => String(chunk).includes('is ready at') && resolve()),
  );
  return {
    port,
    pid: child.pid,
    folder,
    /** Forgets the delays measured so far. */
    resetLoop: () => child.kill('SIGUSR2'),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      const delays = JSON.parse(readFileSync(report, 'utf8'));
      rmSync(folder, { recursive: true, force: true });
      return delays;
    },
  };
}

/** The token that the link of a mail carries. */
export const tokenOf = (link) => new URL(link).hash.replace('#token=', '');

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** A caller that keeps its cookies (`cookie()` is their header); answers { status, result, ms, first_ms }, the last for a stream: until its first line. */
export function caller(port) {
  const cookies = new Map();
  const cookieHeader = () => [...cookies].map((pair) => pair.join('=')).join('; ');
  const call = async (name, data = {}, headers = {}) => {
    const body = JSON.stringify({ data });
    const cookie = cookieHeader();
    const from = performance.now();
    const request = http.request({
      agent,
      port,
      path: `/call/${name}`,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), cookie, ...headers },
    });
    request.end(body);
    const [response] = await once(request, 'response');
    let text = '';
    let first_ms;
    for await (const chunk of response) {
      first_ms ??= performance.now() - from;
      text += chunk;
    }
    for (const line of response.headers['set-cookie'] ?? []) {
      const pair = line.split(';')[0];
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const last = headers.accept ? text.trim().split('\n\n').at(-1).slice('data: '.length) : text;
    const { result, error } = JSON.parse(last);
    if (headers.accept && error) throw new Error(error.message);
    return { status: response.statusCode, result, ms: performance.now() - from, first_ms };
  };
  return Object.assign(call, { cookie: cookieHeader });
}

export const learner = (n) => ({
  email: `bench-${n}@example.org`,
  password: 'a long password',
  username: `Learner ${n}`,
  native_lang: 'de',
  acceptedTerms: true,
  acceptedPrivacy: true,
});

export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

export const median = (values) => percentile(values, 0.5);

/** The median of some figures, and from where to where they go. */
export const spread = (values, digits = 2) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;

/** Has each way measured once a round, in an order of chance: what they answered, by name. */
export async function inTurns(rounds, ways) {
  const told = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of Object.keys(ways).sort(() => Math.random() - 0.5)) told[name].push(await ways[name](round));
  return told;
}

export const ms = (value) => `${value.toFixed(1)} ms`;
