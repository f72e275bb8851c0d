import type { FastifyInstance } from 'fastify';
import { VERIFY_PATH, verifyByLink } from '#server/auth/verification.ts';
import type { Services } from '#server/services.ts';
import { isDatabaseDown } from '#server/store/db.ts';

type LinkQuery = { Querystring: { token?: string | string[] } };

/** Where the links in our mails lead: the server acts on them, then the page says what happened. */
export function mailLinkRoutes(app: FastifyInstance, services: Services): void {
  app.get<LinkQuery>(VERIFY_PATH, async (request, reply) => {
    const { token } = request.query;
    const result = typeof token === 'string' ? await verify(services, token) : 'invalid';
    return reply.header('cache-control', 'no-store').redirect(`/verify-email?result=${result}`, 303);
  });
}

/** Whoever opens a link gets a page, also while the database is away. */
const verify = (services: Services, token: string): Promise<string> =>
  verifyByLink(services, token).catch((error: unknown) => {
    if (isDatabaseDown(error)) return 'unavailable';
    throw error;
  });
