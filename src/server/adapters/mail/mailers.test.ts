import { rm } from 'node:fs/promises';
import { createMailbox } from '#server/adapters/mail/mailbox.ts';
import { createSmtpMailer } from '#server/adapters/mail/smtp.ts';
import { newFolder } from '#testing/folder.ts';
import { describeMailer } from '#testing/mailer-suite.ts';
import { openSmtpInbox } from '#testing/smtp-inbox.ts';

describeMailer('the mailbox for development', async () => {
  const folder = newFolder('dayglot-mailbox');
  const mailer = createMailbox(folder, () => 0);
  return {
    mailer,
    arrived: async () =>
      (await mailer.list()).map(({ to, subject, text, html, unsubscribe }) => ({
        to,
        subject,
        text,
        html,
        unsubscribe,
      })),
    close: () => rm(folder, { recursive: true, force: true }),
  };
});

describeMailer('SMTP', async () => {
  const inbox = await openSmtpInbox();
  const mailer = createSmtpMailer({ url: inbox.url, from: 'Dayglot Diary <diary@dayglot.example>' });
  /** The end of a text is a line's, and a link stands in angle brackets (RFC 5321, RFC 2369). */
  const arrived = async () =>
    inbox.mails.map(({ to, subject = '', text = '', html = '', headers }) => ({
      to: to?.map(({ address }) => address).join() ?? '',
      subject,
      text: text.trimEnd(),
      html: html.trimEnd(),
      unsubscribe: headers.find(({ key }) => key === 'list-unsubscribe')?.value.replace(/^<|>$/g, ''),
    }));
  const close = async () => {
    await mailer.close();
    await inbox.close();
  };
  return { mailer, arrived, close };
});
