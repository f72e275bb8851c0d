import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { newFolder } from '#testing/folder.ts';

export type BuiltServer = {
  readonly url: string;
  /** Lines that it logged as errors. */
  readonly errors: () => string[];
  readonly stop: () => Promise<void>;
};

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

/**
 * The built server as an operator runs it, in an empty folder of its own, with the corrector that `corrector` names and
 * the further settings of `env`.
 */
export async function startBuiltServer(corrector: string, env: Record<string, string> = {}): Promise<BuiltServer> {
  const folder = newFolder('dayglot-e2e');
  const PORT = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, CORRECTOR: corrector, LOG_LEVEL: 'warn', ...env, PORT },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (said.includes('is ready at')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  await ready;
  return {
    url: `http://localhost:${PORT}`,
    errors: () => said.split('\n').filter((line) => /"level":[56]0/.test(line)),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
