import { resolve } from 'node:path';
import { createApp } from '#server/app.ts';
import { engines } from '#testing/engines.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '#testing/server.ts';

const [sqlite] = engines;

/** The whole server in this process as learners reach it behind https, with the built page. */
export async function startServed(config: TestServerOptions['config'] = {}): Promise<TestServer> {
  if (!sqlite) throw new Error('There is no engine.');
  const PUBLIC_URL = 'https://diary.example.org';
  const own = await startTestServer(sqlite, { config: { PUBLIC_URL, production: true, RATE_LIMIT: 'off', ...config } });
  const app = await createApp({ services: own.services, logger: undefined, webRoot: resolve('dist/web') });
  const close = async () => {
    await app.close();
    await own.close();
  };
  return { ...own, app, close };
}
