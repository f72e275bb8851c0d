import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';
import { isReady } from '#server/store/ready.ts';

/** /healthz: the process lives. /readyz: it may be sent learners, because its database answers and it is not closing. */
export function healthRoutes(app: FastifyInstance, { db }: Services): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (!closing && (await isReady(db))) return { status: 'ready' };
    return reply
      .code(503)
      .header('retry-after', 5)
      .send({ status: closing ? 'closing' : 'database away' });
  });
}
