import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { createApp } from '#server/app.ts';
import { compose } from '#server/compose.ts';
import { readConfig } from '#server/config.ts';
import type { Log, Services } from '#server/services.ts';
import { newFolder } from '#testing/folder.ts';
import { test as base } from './fixtures.ts';
import { type BuiltServer, freePort } from './server.ts';

export type ClockedServer = BuiltServer & {
  /** The server's clock, which stands still until it is moved. */
  readonly clock: { now_ms: number };
  /** What the server works with, so that a learner's past can be put into its store. */
  readonly services: Services;
};

/** The server in this process, with the built page, an empty folder of its own and a clock that belongs to the test. */
async function startClockedServer(now_ms: number): Promise<ClockedServer> {
  const folder = newFolder('dayglot-e2e');
  const PORT = String(await freePort());
  const config = readConfig({ DATA_DIR: folder, CORRECTOR: 'scripted', BOT_CHECK: 'off', RATE_LIMIT: 'off', PORT });
  const clock = { now_ms };
  const errors: string[] = [];
  const log: Log = {
    info: () => undefined,
    warn: () => undefined,
    error: (fields, message) => errors.push(`${message} ${JSON.stringify(fields)}`),
  };
  const basicWorkerUrl = pathToFileURL(resolve('dist/server/basic-worker.js'));
  const taskWorkerUrl = pathToFileURL(resolve('dist/server/task-worker.js'));
  // Nothing happens by the time of this machine: a heartbeat by the moved clock would find an outage.
  const own = { now_ms: () => clock.now_ms, hasTimers: false };
  const { services, mailbox, close } = await compose({ config, log, basicWorkerUrl, taskWorkerUrl, ...own });
  const app = await createApp({ services, logger: undefined, webRoot: resolve('dist/web'), mailbox });
  app.addHook('onClose', close);
  await app.listen({ port: config.PORT, host: config.HOST });
  return {
    ...{ url: config.PUBLIC_URL, clock, services, errors: () => errors },
    stop: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Clocked = {
  /** When the journey begins, in ISO 8601; by the server's clock. */
  readonly begins: string;
  readonly clocked: ClockedServer;
};

/** Journeys on a day of their own: the server's clock is `clocked.clock`, the browser's is Playwright's `page.clock`. */
export const test = base.extend<Clocked>({
  begins: ['2026-11-21T12:00:00Z', { option: true }],
  clocked: async ({ begins }, use) => {
    const server = await startClockedServer(Date.parse(begins));
    await use(server);
    await server.stop();
  },
  server: async ({ clocked }, use) => use(clocked),
});

/** Moves both clocks to a moment, in ISO 8601; what waits in the page for a time until then happens. */
export async function moveClocks(page: Page, { clock }: ClockedServer, to: string): Promise<void> {
  clock.now_ms = Date.parse(to);
  // The page's may have gone on by itself: what a slow machine took until here is not to carry it past the moment.
  await page.clock.fastForward(clock.now_ms - (await page.evaluate(() => Date.now())));
}
