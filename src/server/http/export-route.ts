import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#contract';
import { authStateOf, redirectFor } from '#domain/access.ts';
import { dayOf } from '#domain/day.ts';
import { CallError } from '#domain/errors.ts';
import type { ExportEnding } from '#domain/export.ts';
import { createCookies } from '#server/auth/cookies.ts';
import { currentSession } from '#server/auth/sessions.ts';
import { diaryFile, openDiary } from '#server/export/diary-file.ts';
import { endingOf, FORMATS } from '#server/export/formats.ts';
import { asCallError, sendError } from '#server/http/errors.ts';
import { countDownloads, type Downloads } from '#server/http/open-downloads.ts';
import { withinLimits } from '#server/limits.ts';
import type { Services } from '#server/services.ts';

type FileRequest = FastifyRequest<{ Params: { file: string } }>;

/**
 * GET /export/entries.{json,csv,md,anki.tsv}: the diary of who is signed in, as a file to keep. For the verified, as a call
 * would be; others are led where they can become so.
 */
export function exportRoute(app: FastifyInstance, services: Services): void {
  const downloads = countDownloads();
  app.get('/export/:file', async (request: FileRequest, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      return await answer(services, request, reply, downloads);
    } catch (error) {
      return sendError(reply, asCallError(error, services.log));
    }
  });
}

async function answer(
  services: Services,
  request: FileRequest,
  reply: FastifyReply,
  downloads: Downloads,
): Promise<FastifyReply> {
  const ending = endingOf(request.params.file);
  if (!ending) throw new CallError('NOT_FOUND', 'There is nothing at this address.');
  checkSite(request);
  const now_ms = services.now_ms();
  const secure = services.config.PUBLIC_URL.startsWith('https:');
  const cookies = createCookies(request.headers.cookie, secure, (line) => reply.header('set-cookie', line));
  const { user } = (await currentSession({ db: services.db, cookies, now_ms })) ?? {};
  const elsewhere = redirectFor('verified', authStateOf(user));
  if (!user || elsewhere) return lead(request, reply, elsewhere ?? '/register');
  const client = { address: request.ip, userAgent: request.headers['user-agent'] };
  const call = { name: 'exportDiary', input: {}, user, client, cookies, attestation: undefined } as const;
  return withinLimits(services, call, now_ms, () => sendDiary(services, reply, { user, ending, now_ms, downloads }));
}

/**
 * Who opens the address goes where the screens lead. A link's download would save that page under the diary's name, so it
 * fails; browsers that do not tell the two apart are led.
 */
function lead({ headers }: FileRequest, reply: FastifyReply, elsewhere: string): FastifyReply {
  if (headers['sec-fetch-dest'] !== 'empty') return reply.redirect(elsewhere, 303);
  throw new CallError('UNAUTHENTICATED', 'Please log in first, and verify your e-mail address.');
}

/** Another site's page must not make a browser save a diary that nobody asked for. Older browsers do not name the site. */
function checkSite({ headers }: FileRequest): void {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  throw new CallError('PERMISSION_DENIED', 'A diary is only handed out to its own page.');
}

type Wish = {
  readonly user: User;
  readonly ending: ExportEnding;
  readonly now_ms: number;
  readonly downloads: Downloads;
};

async function sendDiary(services: Services, reply: FastifyReply, wish: Wish): Promise<FastifyReply> {
  const { user, ending, now_ms, downloads } = wish;
  const format = FORMATS[ending];
  const diary = await openDiary(services, { ...user, now_ms });
  const day = dayOf(now_ms, diary.head.profile.time_zone, diary.day_start_hour);
  const pieces = told(services, ending, diaryFile(services, user.user_id, diary, ending));
  const file = Readable.from(pieces);
  downloads.add(user.user_id, file);
  return reply
    .type(format.type)
    .header('content-disposition', `attachment; filename="dayglot-diary-${day}.${ending}"`)
    .send(file);
}

/** The same pieces, and one line in the log about how they ended. An error breaks the connection: half a file is no file. */
async function* told(services: Services, ending: ExportEnding, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const from = performance.now();
  let status = 'ABORTED';
  try {
    yield* pieces;
    status = 'OK';
  } catch (error) {
    const failure = asCallError(error, services.log);
    status = failure.status;
    throw failure;
  } finally {
    services.log.info({ export: ending, status, ms: Math.round(performance.now() - from) }, 'export');
  }
}
