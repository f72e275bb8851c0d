import type { FastifyInstance } from 'fastify';
import { UNSUBSCRIBE_PATH } from '#server/auth/unsubscribe-token.ts';
import { UNSUBSCRIBE_STYLE, type UnsubscribePage, unsubscribePage } from '#server/http/unsubscribe-page.ts';
import type { Services } from '#server/services.ts';
import { updateProfile } from '#server/store/accounts.ts';
import { isDatabaseDown } from '#server/store/db.ts';
import type { ReminderKind } from '#server/store/schema.ts';

type LinkQuery = { Querystring: { token?: string | string[] } };

const MOST_BODY = 4096;
const STATUS = { ask: 200, done: 200, invalid: 400, unavailable: 503 } as const;

/**
 * The unsubscribe link of our mails. A POST stops them at once, without a session and whatever its body, as RFC 8058 wants it;
 * opening the link only asks, because mail scanners open every link.
 */
export function unsubscribeRoutes(app: FastifyInstance, services: Services): void {
  app.get(`${UNSUBSCRIBE_PATH}.css`, async (_request, reply) => reply.type('text/css').send(UNSUBSCRIBE_STYLE));
  // In a scope of their own: mail programs post forms, and calls take JSON alone.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BODY }, (_request, _body, done) => done(null));
    scope.route<LinkQuery>({
      method: ['GET', 'POST'],
      url: UNSUBSCRIBE_PATH,
      handler: async ({ query, method }, reply) => {
        const token = typeof query.token === 'string' ? query.token : '';
        const page = await answer(services, token, method === 'POST');
        return reply
          .code(STATUS[page.state])
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(unsubscribePage(page));
      },
    });
  });
}

async function answer(services: Services, token: string, isPressed: boolean): Promise<UnsubscribePage> {
  const wish = services.unsubscribes.check(token);
  if (!wish) return { state: 'invalid' };
  if (!isPressed) return { state: 'ask', kind: wish.kind, token };
  try {
    await updateProfile(services.db.kysely, wish.user_id, OFF[wish.kind]);
    return { state: 'done', kind: wish.kind };
  } catch (error) {
    if (isDatabaseDown(error)) return { state: 'unavailable' };
    throw error;
  }
}

/** What stopping each kind changes in the profile: the reminders are the e-mail notifications, the summary is a part of them. */
const OFF = {
  reminder: { is_noti_mail: 0, next_remind_ms: null },
  weekly: { is_noti_weekly: 0 },
} as const satisfies Record<ReminderKind, object>;
