import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { posthogOf } from '#server/config.ts';
import { callRoute } from '#server/http/call-route.ts';
import { devMailboxRoutes, type MailboxReader } from '#server/http/dev-mailbox.ts';
import { answerError, notFound } from '#server/http/errors.ts';
import { exportRoute } from '#server/http/export-route.ts';
import { healthRoutes } from '#server/http/health.ts';
import { mailLinkRoutes } from '#server/http/mail-links.ts';
import { refuseForeignHosts } from '#server/http/own-hosts.ts';
import { pageRoutes } from '#server/http/page.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { unsubscribeRoutes } from '#server/http/unsubscribe.ts';
import type { Services } from '#server/services.ts';

export type AppOptions = {
  readonly services: Services;
  readonly logger: FastifyServerOptions['loggerInstance'];
  /** The folder of the built page; without one only the calls are served. */
  readonly webRoot?: string | undefined;
  /** The dev mailbox, where there is one. */
  readonly mailbox?: MailboxReader | undefined;
  /** How long whoever sends slowly is listened to. */
  readonly patience?: Patience | undefined;
  /** Before it closes it still answers until this is over, while /readyz tells proxies to go elsewhere. */
  readonly farewell?: (() => Promise<void>) | undefined;
};

/**
 * Until all headers and until the whole request must have come, and how often that is looked at; and how long a connection may be
 * idle, which follows from AI_TOTAL_MS unless it is given.
 */
type Patience = {
  readonly headers_ms: number;
  readonly request_ms: number;
  readonly check_ms: number;
  readonly idle_ms?: number;
};

const SECOND = 1000;
/** A line in the countryside sends 2 MB in a minute; whoever drips bytes to hold connections is cut off then. */
const PATIENCE: Patience = { headers_ms: 10 * SECOND, request_ms: 60 * SECOND, check_ms: 2 * SECOND };
/** Three texts at their longest in the widest characters, as JSON. */
const BODY_LIMIT = 2 * 1024 * 1024;

/** The HTTP door: calls, mail links, health, the page and its headers. */
export async function createApp({
  services,
  logger,
  webRoot,
  mailbox,
  patience = PATIENCE,
  farewell,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(logger && { loggerInstance: logger }),
    // One line a call is ours to write (call-route.ts); Fastify's own would carry addresses.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // Files and documents answer HEAD (http/page.ts); nothing that runs code of ours for a GET does.
    exposeHeadRoutes: false,
    // Whose X-Forwarded-For is believed; without a proxy of our own nobody's.
    trustProxy: services.config.TRUST_PROXY ?? false,
    requestTimeout: patience.request_ms,
    http: { headersTimeout: patience.headers_ms, connectionsCheckingInterval: patience.check_ms },
    // A model on a slow machine may say nothing for as long as it is allowed to.
    connectionTimeout: patience.idle_ms ?? Math.max(90 * SECOND, services.config.AI_TOTAL_MS + 30 * SECOND),
    keepAliveTimeout: 10 * SECOND,
    forceCloseConnections: 'idle',
    // While closing, what still comes over an open connection is answered like any other call.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
  });
  app.removeContentTypeParser('text/plain');
  const headers = await securityHeaders({
    isSecure: services.config.PUBLIC_URL.startsWith('https:'),
    hasSubdomains: services.config.HSTS_SUBDOMAINS === 'on',
    sendsTo: posthogOf(services.config)?.host,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  // In production a proxy decides which names lead here.
  if (!services.config.production) refuseForeignHosts(app, services.config);
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    // Every answer ends its connection from now on, so that none is open on which a call could cross with the end.
    await farewell?.();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // A connection kept alive after its last answer would hold up the end of the server.
    if (closing) reply.header('connection', 'close');
    done();
  });
  app.setErrorHandler(answerError(services.log));
  callRoute(app, services);
  mailLinkRoutes(app);
  unsubscribeRoutes(app, services);
  exportRoute(app, services);
  healthRoutes(app, services.db, () => closing);
  if (mailbox) devMailboxRoutes(app, mailbox);
  if (webRoot) await pageRoutes(app, webRoot, services.config);
  else app.setNotFoundHandler(notFound);
  return app;
}
