import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { routeOf } from '#domain/page-heads.ts';
import { type Described, documentOf, type Site } from '#server/http/document.ts';

type Encoded = { readonly body: Buffer; readonly etag: string };
type Encoding = 'br' | 'gzip' | 'identity';

/** As good as the build's own for so little text, and done before a request feels it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const ENCODE: Readonly<Record<Encoding, (text: string) => Buffer>> = {
  br: (text) => brotliCompressSync(text, BROTLI),
  gzip: (text) => gzipSync(text, { level: 9 }),
  identity: (text) => Buffer.from(text),
};

/** Under this address the service worker keeps the page (scripts/service-worker.mjs). */
const OFFLINE_PAGE = '/?offline';

/** Answers every path of the page with its document, 404 where there is no such page; each is made once. */
export function createDocuments(webRoot: string, origin: string, dataDir: string) {
  const site: Site = {
    shell: readFileSync(join(webRoot, 'index.html'), 'utf8'),
    origin,
    described: readDescribed(webRoot),
  };
  const made = new Map<string, Encoded>();
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const pathname = request.url.replace(/\?.*/s, '');
    const route = routeOf(pathname);
    // An operator's own text is not the one that was rendered, and what is kept for any page offline is none of them.
    const isPrerendered = request.url !== OFFLINE_PAGE && !existsSync(join(dataDir, 'legal', `${route?.slice(1)}.md`));
    const encoding = encodingFor(request.headers['accept-encoding']);
    const key = `${route} ${isPrerendered} ${encoding}`;
    const known = made.get(key) ?? encode(documentOf(site, pathname, isPrerendered), encoding);
    made.set(key, known);
    return answer(request, reply.code(route ? 200 : 404), known, encoding);
  };
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: Encoded,
  encoding: Encoding,
): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(body);
}

function encode(text: string, encoding: Encoding): Encoded {
  const body = ENCODE[encoding](text);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

function encodingFor(accepted: string | string[] = ''): Encoding {
  const named = String(accepted);
  if (/\bbr\b(?!;q=0(\.0+)?(,|$))/.test(named)) return 'br';
  return /\bgzip\b(?!;q=0(\.0+)?(,|$))/.test(named) ? 'gzip' : 'identity';
}

/** Nothing was described under `npm run dev`; the page then comes by its script alone. */
function readDescribed(webRoot: string): Readonly<Record<string, Described>> {
  const file = join(webRoot, '../server/documents.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
