import { resolve } from 'node:path';
import { createApp } from '#server/app.ts';
import type { MailboxReader } from '#server/http/dev-mailbox.ts';
import type { Engine } from '#testing/engines.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '#testing/server.ts';

/** The whole server in this process with the built page: as learners reach it behind https, unless `config` says otherwise. */
export async function startServed(
  engine: Engine,
  config: TestServerOptions['config'] = {},
  mailbox?: MailboxReader,
): Promise<TestServer> {
  const PUBLIC_URL = 'https://diary.example.org';
  const own = await startTestServer(engine, { config: { PUBLIC_URL, production: true, RATE_LIMIT: 'off', ...config } });
  const app = await createApp({ services: own.services, logger: undefined, webRoot: resolve('dist/web'), mailbox });
  const close = async () => {
    await app.close();
    await own.close();
  };
  return { ...own, app, close };
}
