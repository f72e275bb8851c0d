import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type SmtpInbox = {
  /** What createSmtpMailer takes. */
  readonly url: string;
  /** The mails taken so far, parsed, oldest first. */
  readonly mails: Email[];
  readonly close: () => Promise<void>;
};

/** A real SMTP server on a free port of this machine. It refuses recipients whose address begins with `refused`. */
export async function openSmtpInbox(): Promise<SmtpInbox> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      done(address.startsWith('refused') ? new Error(`No mailbox for ${address} here`) : null);
    },
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => mails.push(mail))
        .then(() => done(), done);
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.on('error', reject);
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      if (address && typeof address === 'object') resolve(address.port);
    });
  });
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, mails, close };
}
