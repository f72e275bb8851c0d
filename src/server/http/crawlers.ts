import type { FastifyInstance } from 'fastify';
import { LISTED_PATHS } from '#domain/page-heads.ts';

/** What search engines are told: which pages there are, and what is none of theirs. */
export function crawlerRoutes(app: FastifyInstance, origin: string): void {
  const locations = LISTED_PATHS.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${locations.join('\n')}
</urlset>
`;
  const robots = `User-agent: *
Disallow: /call/
Disallow: /mail-link/
Disallow: /export/

Sitemap: ${origin}/sitemap.xml
`;
  app.get('/sitemap.xml', async (_, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
  app.get('/robots.txt', async (_, reply) => reply.type('text/plain; charset=utf-8').send(robots));
}
