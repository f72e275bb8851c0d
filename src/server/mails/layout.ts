import { PRODUCT } from '#domain/product.ts';
import type { Words } from '#server/languages/words.ts';
import type { Mail } from '#server/ports/mailer.ts';

/** What a mail of ours says: paragraphs around one button. Everything is plain text; the HTML is made from it. */
export type Letter = {
  readonly subject: string;
  readonly before: readonly string[];
  readonly button: { readonly label: string; readonly href: string };
  readonly after: readonly string[];
  /** The link at the foot of a mail that can be stopped. */
  readonly off?: { readonly label: string; readonly href: string };
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);

const BODY = 'margin:0;padding:32px 16px;background:#faf6ee;color:#22201b;font:16px/1.6 Georgia,serif';
const SHEET = 'max-width:480px;margin:0 auto';
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:6px;background:#a8600a;color:#fff8ec;font:600 16px sans-serif;text-decoration:none';

/** Longer names are sentences. */
const MAX_NAME = 40;
/** What mail programs make a link of. */
const LINK = /[:/@]|\.\S/;

/**
 * By name only in mails that the owner of a verified address turned on, and only where it reads as a name: strangers choose
 * names too, and their words would come from our address.
 */
export const greeting = ({ say }: Words, username: string): string =>
  username.length > MAX_NAME || LINK.test(username) ? say('Hello,') : say('Hello {name},', { name: username });

const lineOf = ({ say }: Words, { label, href }: Letter['button']): string => `${say('{label}:', { label })}\n${href}`;
const small = ({ label, href }: Letter['button']): string =>
  `<a href="${escapeHtml(href)}" style="color:#6b655a">${escapeHtml(label)}</a>`;

/** The letter as text and as HTML, the way mail programs want both. Some of them drop <html>, so the sheet has its direction too. */
export function mailOf(words: Words, to: string, letter: Letter): Mail {
  const { language, direction } = words;
  const { subject, before, button, after, off } = letter;
  const way = `lang="${language}" dir="${direction}"`;
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const link = `<p style="margin:28px 0"><a href="${escapeHtml(button.href)}" style="${BUTTON}">${escapeHtml(button.label)}</a></p>`;
  const html = [...before.map(paragraph), link, ...after.map(paragraph)].join('\n');
  return {
    to,
    language,
    subject,
    text: [...before, lineOf(words, button), ...after, ...(off ? [lineOf(words, off)] : []), `-- \n${PRODUCT}`].join(
      '\n\n',
    ),
    ...(off && { unsubscribe: off.href }),
    html: `<!doctype html>
<html ${way}><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${BODY}"><div ${way} style="${SHEET}">
${html}
<p style="color:#6b655a;font-size:14px">${escapeHtml(PRODUCT)}${off ? ` · ${small(off)}` : ''}</p>
</div></body></html>
`,
  };
}
