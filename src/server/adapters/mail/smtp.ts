import { createTransport } from 'nodemailer';
import { isPageLanguage } from '#domain/page-language.ts';
import type { Mail, Mailer } from '#server/ports/mailer.ts';

/** A server that does not answer in these times (ms) counts as down; the outbox tries again later. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A line break in a header would begin a header of somebody else's choosing. */
const hasControl = (text: string): boolean => /\p{Cc}/u.test(text);

function refuseInjection(mail: Pick<Mail, 'to' | 'language' | 'subject' | 'unsubscribe'>): void {
  if (hasControl(mail.to) || /[,;<>\s]/.test(mail.to))
    throw new Error('The address of the mail is not one plain address.');
  if (!isPageLanguage(mail.language)) throw new Error('The language of the mail is none of ours.');
  if (hasControl(mail.subject)) throw new Error('The subject of the mail holds a control character.');
  if (mail.unsubscribe !== undefined && !/^https?:[!-;=?-~]+$/.test(mail.unsubscribe))
    throw new Error('The unsubscribe link of the mail is no link.');
}

/** What went wrong in codes only: the server's own words repeat the learner's address, and errors are logged. */
function withoutPersonalData(error: unknown): Error {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return new Error(`The mail server did not take the mail (${codes.join(' ') || 'no code'}).`);
}

/** Mail programs show a button for these, which posts to the link (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (href: string) => ({
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Sends through an SMTP server. `url` is smtp://… or smtps://…, with user and password inside if need be; `from` is
 * an address with or without a name. `send` throws when the server is down or refuses.
 */
export function createSmtpMailer(o: { readonly url: string; readonly from: string }): Mailer {
  if (hasControl(o.from)) throw new Error('MAIL_FROM holds a control character.');
  const transport = createTransport({ ...TIMEOUTS, url: o.url, disableFileAccess: true, disableUrlAccess: true });
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
      await transport.sendMail(message).catch((error: unknown) => {
        throw withoutPersonalData(error);
      });
    },
  };
}
