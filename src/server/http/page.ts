import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#server/http/errors.ts';

const YEAR_S = 31_536_000;

/** A path of the page: no file, no call and nothing of the server's own. */
const PAGE = /^(?!\/(call|dev|mail-link)\/)[^.?]*(\?|$)/;

/** Serves the built page: hashed assets for ever, everything else anew, and the shell for every path of the page. */
export async function pageRoutes(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(statics, {
    root: webRoot,
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
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead && PAGE.test(request.url) ? reply.sendFile('index.html') : notFound(request, reply);
  });
}
