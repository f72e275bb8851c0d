import { PRODUCT } from '#domain/product.ts';
import { UNSUBSCRIBE_PATH } from '#server/auth/unsubscribe-token.ts';
import type { ServerMessage } from '#server/languages/catalogue.ts';
import type { Words } from '#server/languages/words.ts';
import { escapeHtml } from '#server/mails/layout.ts';
import type { ReminderKind } from '#server/store/schema.ts';

export type UnsubscribePage =
  | { readonly state: 'ask'; readonly kind: ReminderKind; readonly token: string }
  | { readonly state: 'done'; readonly kind: ReminderKind }
  | { readonly state: 'invalid' }
  | { readonly state: 'unavailable' };

/** The page's own colours (tokens.css) and type, in small: it is served without scripts, to whatever a mail program opens. */
export const UNSUBSCRIBE_STYLE = `
:root { color-scheme: dark light; --ink: light-dark(#faf6ee, #12141c); --text: light-dark(#22201b, #ece7dc);
  --muted: light-dark(#6d675b, #a39f94); --accent: light-dark(#9f5905, #f2b84b); --on-accent: light-dark(#fff8ec, #1b1508); }
body { margin: 0; background: var(--ink); color: var(--text); font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 480px; margin: 0 auto; padding: clamp(48px, 16vh, 160px) 24px 48px; overflow-wrap: anywhere; }
.name { margin: 0 0 32px; color: var(--muted); font: 500 19px/1.4 ui-serif, Georgia, serif; }
h1 { margin: 0 0 16px; font: 500 31px/1.2 ui-serif, Georgia, serif; text-wrap: balance; }
p { margin: 0 0 16px; }
form { margin: 32px 0; }
button { min-height: 48px; padding: 8px 24px; border: 1px solid transparent; border-radius: 6px; background: var(--accent);
  color: var(--on-accent); font: 600 16px system-ui, sans-serif; cursor: pointer; }
a { display: inline-block; min-height: 44px; line-height: 44px; color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
`;

/** A message that is whole by itself. */
type Plain = Exclude<ServerMessage, `${string}{${string}}${string}`>;
type Said = readonly [title: Plain, text: Plain];

const WORDS: Readonly<Record<ReminderKind, { ask: Said; button: Plain; done: Said }>> = {
  reminder: {
    ask: [
      'Stop the reminders?',
      'No more mails that remind you to write, and no weekly summary. Your diary stays as it is.',
    ],
    button: 'Stop the reminders',
    done: ['No more reminders', 'Email Notifications are off now. Mails about your account itself still come.'],
  },
  weekly: {
    ask: ['Stop the weekly summary?', 'No more summary on Sundays. Reminders on other days stay as you set them.'],
    button: 'Stop the weekly summary',
    done: ['No more weekly summary', 'It is off now. Reminders to write stay as you set them.'],
  },
};

const INVALID: Said = [
  'This link does not work',
  'It may have been cut in two by your mail program. You can turn the mails off on your account page.',
];
const UNAVAILABLE: Said = [
  'Please try again in a moment',
  'The diary cannot reach its database just now, so nothing was changed.',
];

/** What the learner sees who opens the link, or who has pressed its one button. */
export function unsubscribePage(words: Words, page: UnsubscribePage): string {
  if (page.state === 'invalid') return whole(words, INVALID, account(words));
  if (page.state === 'unavailable') return whole(words, UNAVAILABLE, '');
  const { ask, button, done } = WORDS[page.kind];
  return page.state === 'ask'
    ? whole(words, ask, form(page.token, said(words, button)))
    : whole(words, done, account(words));
}

const said = ({ say }: Words, message: Plain): string => escapeHtml(say(message));
const account = (words: Words): string => `<p><a href="/account">${said(words, 'Open my account')}</a></p>`;

const form = (token: string, button: string): string =>
  `<form method="post" action="${UNSUBSCRIBE_PATH}?token=${escapeHtml(encodeURIComponent(token))}"><button>${button}</button></form>`;

const whole = (words: Words, [title, text]: Said, rest: string): string => `<!doctype html>
<html lang="${words.language}" dir="${words.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${said(words, title)} | ${escapeHtml(PRODUCT)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${UNSUBSCRIBE_PATH}.css"></head>
<body><main><p class="name">${escapeHtml(PRODUCT)}</p><h1>${said(words, title)}</h1><p>${said(words, text)}</p>${rest}</main></body></html>
`;
