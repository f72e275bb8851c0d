import { createTransport } from 'nodemailer';
import { isPageLanguage } from '#domain/page-language.ts';
import { refusalOf, type SmtpError } from '#server/adapters/mail/refusal.ts';
import { type Mail, type Mailer, RecipientRefused } from '#server/ports/mailer.ts';

/** A server that does not answer in these times (ms) counts as down; the outbox tries again later. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * The outbox sends one mail after the other, so one connection serves them all: 20 a second instead of 3 where the server is
 * 20 ms away (bench/mails.mjs). It outlives the pause between two rounds of the outbox, and is closed before servers do so.
 */
const ONE_CONNECTION = { pool: true, maxConnections: 1, idleTimeout: 10_000 } as const;
/**
 * Where the connection was closed meanwhile and no word of the mail went out, it goes once through a new one. More tries are
 * the outbox's: it knows how to wait.
 */
const ANEW = { maxRequeues: 1 } as const;
/** All of it: a server that answers each command just in time would outlast the outbox's lease, and the mail go out twice. */
const DEADLINE_MS = 90_000;
/** A server that is asked to stop lets the mail in flight go out, but has 30 s itself (main.ts). */
const FAREWELL_MS = 10_000;

/** A line break in a header would begin a header of somebody else's choosing. */
const hasControl = (text: string): boolean => /\p{Cc}/u.test(text);

function refuseInjection(mail: Pick<Mail, 'to' | 'language' | 'subject' | 'unsubscribe'>): void {
  if (hasControl(mail.to) || /[,;<>\s]/.test(mail.to))
    throw new RecipientRefused('The address of the mail is not one plain address.');
  if (!isPageLanguage(mail.language)) throw new Error('The language of the mail is none of ours.');
  if (hasControl(mail.subject)) throw new Error('The subject of the mail holds a control character.');
  if (mail.unsubscribe !== undefined && !/^https?:[!-;=?-~]+$/.test(mail.unsubscribe))
    throw new Error('The unsubscribe link of the mail is no link.');
}

/** What went wrong in codes only: the server's own words repeat the learner's address, and errors are logged. */
function withoutPersonalData(error: unknown): Error {
  const refusal = refusalOf(error as SmtpError);
  if (refusal) return new RecipientRefused(`The mail server knows nobody by this address (${refusal}).`);
  const { code, responseCode } = error as SmtpError;
  const codes = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return new Error(`The mail server did not take the mail (${codes.join(' ') || 'no code'}).`);
}

/** Mail programs show a button for these, which posts to the link (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (href: string) => ({
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export type SmtpOptions = {
  readonly url: string;
  readonly from: string;
  /** Aborted when the server is asked to stop. */
  readonly stopping?: AbortSignal;
  readonly deadlineMs?: number;
  readonly farewellMs?: number;
};

/** Runs `send` with a signal that ends it after its deadline, and soon after `stopping`. */
async function inTime(o: SmtpOptions, send: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const { stopping, deadlineMs = DEADLINE_MS, farewellMs = FAREWELL_MS } = o;
  const end = new AbortController();
  let timer = setTimeout(() => end.abort(), deadlineMs);
  const hurry = () => {
    clearTimeout(timer);
    timer = setTimeout(() => end.abort(), farewellMs);
  };
  stopping?.addEventListener('abort', hurry);
  if (stopping?.aborted) hurry();
  try {
    await send(end.signal);
  } finally {
    stopping?.removeEventListener('abort', hurry);
    clearTimeout(timer);
  }
}

/**
 * Sends through an SMTP server. `url` is smtp://… or smtps://…, with user and password inside if need be; `from` is
 * an address with or without a name.
 */
export function createSmtpMailer(o: SmtpOptions): Mailer & { readonly close: () => Promise<void> } {
  if (hasControl(o.from)) throw new Error('MAIL_FROM holds a control character.');
  const safe = { disableFileAccess: true, disableUrlAccess: true };
  const transport = createTransport({ ...TIMEOUTS, ...ONE_CONNECTION, ...ANEW, ...safe, url: o.url });
  return {
    async send({ to, language, subject, text, html, unsubscribe }) {
      refuseInjection({ to, language, subject, unsubscribe });
      const message = {
        from: o.from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: {
          // Holiday replies do not answer a machine (RFC 3834).
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...(unsubscribe && unsubscribeHeaders(unsubscribe)),
        },
      };
      await inTime(o, (signal) => transport.sendMail({ ...message, signal })).catch((error: unknown) => {
        throw withoutPersonalData(error);
      });
    },
    close: async () => transport.close(),
  };
}
