import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type SmtpInbox = {
  /** What createSmtpMailer takes. */
  readonly url: string;
  /** The mails taken so far, parsed, oldest first. */
  readonly mails: Email[];
  /** How many connections were opened so far. */
  readonly connections: () => number;
  readonly close: () => Promise<void>;
};

/** Refusals by how the recipient's address begins; as servers do, they repeat it. */
const REFUSALS: Readonly<Record<string, string>> = {
  nobody: '5.1.1 No such user as',
  refused: '5.7.1 We take no mail of yours for',
};

/** A real SMTP server on a free port of this machine. It refuses recipients whose address begins with `nobody` or `refused`. */
export async function openSmtpInbox(): Promise<SmtpInbox> {
  const mails: Email[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onRcptTo({ address }, _session, done) {
      const refusal = REFUSALS[/^[a-z]*/.exec(address)?.[0] ?? ''];
      done(refusal ? new Error(`${refusal} <${address}>`) : null);
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
  return { url: `smtp://127.0.0.1:${port}`, mails, connections: () => connections, close };
}
