// Built servers that can be killed and started again on the same port, with what they know.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../scripts/lib/postgres.mjs';

/** A server that is not started yet. Anything that it logs as an error is kept. */
export async function createServer(env) {
  const port = env.PORT ?? String(await freePort());
  const errors = [];
  let child;
  const start = async () => {
    child = spawn(process.execPath, ['dist/server/main.js'], {
      env: {
        ...{ PATH: process.env.PATH, PORT: port, CORRECTOR: 'scripted', LOG_LEVEL: 'warn' },
        ...{ BOT_CHECK: 'off', RATE_LIMIT: 'off', CORRECTIONS_PER_DAY: '100000', ...env },
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    await new Promise((resolve, reject) => {
      const hear = (chunk) => {
        said += chunk;
        for (const line of String(chunk).split('\n')) if (/"level":[56]0/.test(line)) errors.push(line);
        if (said.includes('is ready at')) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
    });
  };
  const end = async (signal) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    errors,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
