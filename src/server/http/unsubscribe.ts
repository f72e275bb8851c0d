import type { FastifyInstance } from 'fastify';
import { UNSUBSCRIBE_PATH } from '#server/auth/unsubscribe-token.ts';
import { acceptedLanguage } from '#server/http/accepted-language.ts';
import { UNSUBSCRIBE_STYLE, type UnsubscribePage, unsubscribePage } from '#server/http/unsubscribe-page.ts';
import { wordsIn } from '#server/languages/words.ts';
import type { Services } from '#server/services.ts';
import { findProfile, updateProfile } from '#server/store/accounts.ts';
import { isDatabaseDown, type Sql } from '#server/store/db.ts';
import { turnMailOff } from '#server/store/reminders.ts';
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
      handler: async ({ query, method, headers }, reply) => {
        const token = typeof query.token === 'string' ? query.token : '';
        const { page, lang_page } = await answer(services, token, method === 'POST');
        // Who comes without a link of ours is known by their browser alone.
        const words = wordsIn(lang_page === undefined ? acceptedLanguage(headers['accept-language']) : lang_page);
        return reply
          .code(STATUS[page.state])
          .header('cache-control', 'no-store')
          .header('content-language', words.language)
          .type('text/html; charset=utf-8')
          .send(unsubscribePage(words, page));
      },
    });
  });
}

/** The page, and the language of whose mails they are; undefined: nobody knows. */
type Answer = { readonly page: UnsubscribePage; readonly lang_page?: string | null | undefined };

async function answer(services: Services, token: string, isPressed: boolean): Promise<Answer> {
  const wish = services.unsubscribes.check(token);
  if (!wish) return { page: { state: 'invalid' } };
  const { user_id, kind } = wish;
  const sql = services.db.kysely;
  try {
    const lang_page = (await findProfile(sql, user_id))?.lang_page;
    if (!isPressed) return { page: { state: 'ask', kind, token }, lang_page };
    await TURN_OFF[kind](sql, user_id);
    return { page: { state: 'done', kind }, lang_page };
  } catch (error) {
    if (!isDatabaseDown(error)) throw error;
    return { page: isPressed ? { state: 'unavailable' } : { state: 'ask', kind, token } };
  }
}

/** What stopping each kind changes: the reminders are the e-mail notifications, the summary is a part of them. */
const TURN_OFF = {
  reminder: turnMailOff,
  weekly: (sql, user_id) => updateProfile(sql, user_id, { is_noti_weekly: 0 }),
} satisfies Record<ReminderKind, (sql: Sql, user_id: string) => Promise<void>>;
