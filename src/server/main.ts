import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PRODUCT } from '#domain/product.ts';
import { createApp } from '#server/app.ts';
import { compose } from '#server/compose.ts';
import { readConfig, readEnvironment } from '#server/config.ts';
import { createLogger } from '#server/logger.ts';
import { ListenError, startProblem } from '#server/start-problem.ts';

/** How long requests in flight may take after the server was asked to stop. */
const GRACE_MS = 30_000;
/**
 * How long a proxy is given to notice: longer than those of ops/ take between two looks at /readyz, and than they keep idle
 * connections. A call that meets a closing connection fails, because no proxy may send it again.
 */
const FAREWELL_MS = 6000;

/** In the bundle the worker and the page lie beside this file; under `npm run dev` it is the source that runs. */
const bundled = import.meta.url.endsWith('.js');
const beside = (path: string) => new URL(path, import.meta.url);
const basicWorkerUrl = bundled ? beside('./basic-worker.js') : beside('./adapters/corrector/basic/basic-worker.ts');
const taskWorkerUrl = bundled ? beside('./task-worker.js') : beside('./tasks/task-worker-dev.mjs');
const webRoot = fileURLToPath(beside(bundled ? '../web/' : '../../dist/web/'));

async function serve(): Promise<void> {
  const config = readConfig(readEnvironment());
  const logger = createLogger(config.LOG_LEVEL);
  const { services, mailbox, close } = await compose({ config, log: logger, basicWorkerUrl, taskWorkerUrl });
  const app = await createApp({
    services,
    logger,
    webRoot: bundled && existsSync(webRoot) ? webRoot : undefined,
    mailbox: config.production ? undefined : mailbox,
    farewell: config.TRUST_PROXY ? () => wait(FAREWELL_MS) : undefined,
  });
  app.addHook('onClose', close);
  await app.listen({ port: config.PORT, host: config.HOST }).catch((error: unknown) => {
    throw new ListenError(error);
  });
  const stop = () => {
    // Whoever still holds a request after the grace is cut off, so that the process ends.
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    app.close().catch((error: unknown) => logger.error({ err: error }, 'the server did not stop cleanly'));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  // Last: whoever reads it may ask it to stop in the same moment.
  process.stdout.write(`${PRODUCT} is ready at ${config.PUBLIC_URL}\n`);
}

serve().catch((error: unknown) => {
  process.stderr.write(`${startProblem(error)}\n`);
  process.exit(1);
});
