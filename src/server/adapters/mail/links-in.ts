import type { Mail } from '#server/ports/mailer.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#38': '&', '#39': "'" };
const decode = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#38|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** A sentence's own full stop or bracket is no part of the address before it. */
const trimEnd = (url: string): string => url.replace(/[.,;:!?)\]]+$/, '');

/** In order: an anchor with its address, any other tag (skipped whole), an address in the visible text. */
const HTML_TOKEN = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>|<[^>]*>|(https?:\/\/[^\s<>"']+)/gi;

function inHtml(html: string): string[] {
  return Array.from(html.matchAll(HTML_TOKEN), ([, double, single, bare]) =>
    bare === undefined ? decode(double ?? single ?? '').trim() : trimEnd(decode(bare)),
  );
}

const inText = (text: string): string[] =>
  Array.from(text.matchAll(/https?:\/\/[^\s<>"']+/gi), ([url]) => trimEnd(url));

const isWebLink = (url: string): boolean => /^https?:\/\//i.test(url) && URL.canParse(url);

/** The http(s) links of a mail, each once: those of the html in their order there, then those only the text has. */
export function linksIn(mail: Pick<Mail, 'html' | 'text'>): string[] {
  return [...new Set([...inHtml(mail.html), ...inText(mail.text)].filter(isWebLink))];
}
