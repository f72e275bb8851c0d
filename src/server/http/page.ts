import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { crawlerRoutes } from '#server/http/crawlers.ts';
import { createDocuments } from '#server/http/documents.ts';
import { notFound } from '#server/http/errors.ts';
import type { Services } from '#server/services.ts';

const YEAR_S = 31_536_000;

/** A path of the page: no file, no call and nothing of the server's own. */
const PAGE = /^(?!\/(call|dev|mail-link)\/)[^.?]*(\?|$)/;

type Site = Pick<Services['config'], 'PUBLIC_URL' | 'DATA_DIR'>;

/** Serves the built page: hashed assets for ever, everything else anew, and a document for every path of the page. */
export async function pageRoutes(app: FastifyInstance, webRoot: string, config: Site): Promise<void> {
  const sendDocument = createDocuments(webRoot, config.PUBLIC_URL, config.DATA_DIR);
  crawlerRoutes(app, config.PUBLIC_URL);
  await app.register(statics, {
    root: webRoot,
    index: false,
    preCompressed: true,
    redirect: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      // Without it a shared cache would hand Brotli to whoever asks next.
      response.setHeader('vary', 'accept-encoding');
      const immutable = path.includes('/assets/');
      response.setHeader('cache-control', immutable ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });
  // A folder to the plugin for files, and a page to us.
  app.route({ method: ['GET', 'HEAD'], url: '/', handler: (request, reply) => sendDocument(request, reply) });
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead && PAGE.test(request.url) ? sendDocument(request, reply) : notFound(request, reply);
  });
}
