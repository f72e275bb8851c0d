import type { FastifyInstance } from 'fastify';
import { verifyPageOf } from '#server/auth/verification.ts';

/** Where the verification mails of earlier versions lead. */
const OLD_VERIFY_PATH = '/mail-link/verify';

type LinkQuery = { Querystring: { token?: string | string[] } };

/** Leads a link of an earlier version to the page that confirms by a press. Opening it changes nothing (mail scanners do). */
export function mailLinkRoutes(app: FastifyInstance): void {
  app.get<LinkQuery>(OLD_VERIFY_PATH, async ({ query: { token } }, reply) =>
    reply.header('cache-control', 'no-store').redirect(verifyPageOf(typeof token === 'string' ? token : ''), 303),
  );
}
