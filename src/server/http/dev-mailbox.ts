import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError } from '#domain/errors.ts';
import { escapeHtml } from '#server/mails/layout.ts';
import { isLoopback } from '#server/network.ts';
import type { MailboxMail } from '#server/ports/mailer.ts';

export type MailboxReader = { readonly list: () => Promise<readonly MailboxMail[]> };

const STYLE = `
:root { color-scheme: dark light; --ink: light-dark(#faf6ee, #12141c); --text: light-dark(#22201b, #ece7dc);
  --muted: light-dark(#6b655a, #a39f94); --line: light-dark(#e2d9c7, #2a2e3d); --accent: light-dark(#a8600a, #f2b84b); }
body { margin: 0 auto; max-width: 720px; padding: 32px 24px; background: var(--ink); color: var(--text); font: 16px/1.6 system-ui, sans-serif; }
h1, h2 { font-family: ui-serif, Georgia, serif; font-weight: 500; }
article { border-top: 1px solid var(--line); padding: 16px 0; }
p.about, dl { color: var(--muted); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
a { color: var(--accent); overflow-wrap: anywhere; }
`;

/**
 * The mails hold links that sign in, so only this machine reads them. The peer counts, and not what X-Forwarded-For claims; a
 * request that a proxy has passed on comes from elsewhere.
 */
async function onlyThisMachine({ socket, headers }: FastifyRequest): Promise<void> {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (!isForwarded && isLoopback(socket.remoteAddress ?? '')) return;
  const sentence =
    'The mailbox can only be opened on the machine that runs the server. Open it there, or set SMTP_URL so that mails are sent.';
  throw new CallError('PERMISSION_DENIED', sentence);
}

/** /dev/mailbox and /dev/mailbox.json: what would have been mailed, newest first. Only outside production, on this machine. */
export function devMailboxRoutes(app: FastifyInstance, mailbox: MailboxReader): void {
  app.get('/dev/mailbox.json', { onRequest: onlyThisMachine }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await mailbox.list()),
  );
  app.get('/dev/mailbox.css', async (_request, reply) => reply.type('text/css').send(STYLE));
  app.get('/dev/mailbox', { onRequest: onlyThisMachine }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html')
      .send(page(await mailbox.list())),
  );
}

const page = (mails: readonly MailboxMail[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dev mailbox | Dayglot Diary</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/dev/mailbox.css"></head>
<body><main><h1>Dev mailbox</h1>
<p class="about">Mails land here because no SMTP_URL is set. <a href="/dev/mailbox">Look again</a></p>
${mails.map(article).join('\n') || '<p>No mail yet.</p>'}
</main></body></html>
`;

function article({ to, subject, text, sent_ms, links }: MailboxMail): string {
  const items = links.map((href) => `<li><a href="${escapeHtml(href)}">${escapeHtml(href)}</a></li>`).join('');
  return `<article><h2>${escapeHtml(subject)}</h2>
<p class="about">To ${escapeHtml(to)}, <time>${new Date(sent_ms).toISOString()}</time></p>
<ul>${items}</ul><pre dir="auto">${escapeHtml(text)}</pre></article>`;
}
