// What of the other benches' rivals is a process of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../scripts/lib/postgres.mjs';

/** Starts one of bench/rivals.mjs; `given` is what it answers. */
export async function startRival(name, given) {
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/rivals.mjs', name, String(port), given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [ready] = await once(child.stdout, 'data');
  return { port, cookie: String(ready).trim(), stop: () => child.kill() };
}
