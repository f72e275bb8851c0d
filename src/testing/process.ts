import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url));

export type ServerProcess = {
  readonly child: ChildProcess;
  readonly url: string;
  /** Everything it printed so far. */
  readonly output: () => string;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
};

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Starts the real server as a process of its own, from source; nothing of this process's environment but PATH reaches it. */
export function spawnServer(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  return { child, url: `http://localhost:${env.PORT}`, output: () => output, ended };
}

/** Waits until the server says that it is ready; fails with what it said when it ends instead. */
export async function untilReady(server: ServerProcess): Promise<ServerProcess> {
  const said = new Promise<void>((resolve) => {
    server.child.stdout?.on('data', () => {
      if (server.output().includes('is ready at')) resolve();
    });
  });
  const end = server.ended.then((code) =>
    Promise.reject(new Error(`The server ended with ${code}: ${server.output()}`)),
  );
  await Promise.race([said, end]);
  end.catch(() => undefined);
  return server;
}

/** A caller over real HTTP that keeps its cookies. */
export function httpBrowser(url: string) {
  const cookies = new Map<string, string>();
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back.
  return async (name: string, data: unknown = {}): Promise<any> => {
    const response = await fetch(`${url}/call/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      },
      body: JSON.stringify({ data }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response.json();
  };
}
