import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/store/db.ts';
import { isReady } from '#server/store/ready.ts';

/** /healthz: the process lives. /readyz: it may be sent learners, because its database answers and it is not closing. */
export function healthRoutes(app: FastifyInstance, db: Db, isClosing: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (!isClosing() && (await isReady(db))) return { status: 'ready' };
    return reply
      .code(503)
      .header('retry-after', 5)
      .send({ status: isClosing() ? 'closing' : 'database away' });
  });
}
