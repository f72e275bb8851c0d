import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createSmtpMailer } from '#server/adapters/mail/smtp.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { waitingMails } from '#server/store/admin.ts';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import { REGISTRATION, startTestServer, TestBrowser } from '#testing/server.ts';
import { openSmtpInbox } from '#testing/smtp-inbox.ts';

const FROM = 'Dayglot <diary@localhost>';
/** What a mail server on a bad day does with whoever connects. */
const BAD_DAYS: Readonly<Record<string, (socket: Socket) => void>> = {
  'hangs up at once': (socket) => socket.destroy(),
  'is busy (421)': (socket) => socket.end('421 too busy\r\n'),
  'speaks something else': (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
  'takes no recipient (550)': (socket) => says(socket, (line) => (/^RCPT/i.test(line) ? '550 no' : undefined)),
  'relays nothing of ours (554 5.7.1)': (socket) =>
    says(socket, (line) => (/^RCPT/i.test(line) ? '554 5.7.1 Relay access denied' : undefined)),
  'knows the learner but not us (550 5.1.1 at MAIL FROM)': (socket) =>
    says(socket, (line) => (/^MAIL/i.test(line) ? '550 5.1.1 User unknown' : undefined)),
  'has no room for the learner (552 5.2.2)': (socket) =>
    says(socket, (line) => (/^RCPT/i.test(line) ? '552 5.2.2 Mailbox full' : undefined)),
  'is full (452)': (socket) => says(socket, (line) => (/^MAIL/i.test(line) ? '452 full' : undefined)),
  'dies while it takes the mail': (socket) => says(socket, (line) => (/^DATA/i.test(line) ? 'die' : undefined)),
  'says nothing at all': () => undefined,
};

/** Speaks SMTP as far as `refuse` lets it. */
function says(socket: Socket, refuse: (line: string) => string | undefined): void {
  socket.write('220 here\r\n');
  socket.on('data', (chunk) => {
    for (const line of String(chunk).split('\r\n').filter(Boolean)) {
      const refusal = refuse(line);
      if (refusal === 'die') socket.destroy();
      else socket.write(`${refusal ?? (/^DATA/i.test(line) ? '354 go on' : '250 fine')}\r\n`);
    }
  });
}

const [sqlite] = engines;
let opened: Server | undefined;
const sockets = new Set<Socket>();
const hangUp = () => {
  for (const socket of sockets) socket.destroy();
};
afterEach(() => {
  hangUp();
  opened?.close();
});

async function openBadServer(behave: (socket: Socket) => void): Promise<string> {
  opened = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    behave(socket);
  }).listen(0, '127.0.0.1');
  await once(opened, 'listening');
  return `smtp://127.0.0.1:${(opened.address() as AddressInfo).port}`;
}

describe('a mail server that', () => {
  test.each(Object.keys(BAD_DAYS))(
    '%s: the learner goes on, and the mail goes out once when it is well again',
    async (name) => {
      if (!sqlite) throw new Error('There is no engine.');
      const bad = createSmtpMailer({ url: await openBadServer(BAD_DAYS[name] ?? (() => undefined)), from: FROM });
      const inbox = await openSmtpInbox();
      const good = createSmtpMailer({ url: inbox.url, from: FROM });
      let current: Mailer = bad;
      const server = await startTestServer(sqlite, { mailer: { send: (mail) => current.send(mail) } });
      const browser = new TestBrowser(server);
      const email = 'somebody@example.org';
      const connected = opened && once(opened, 'connection');
      expect((await browser.call('registerUser', { ...REGISTRATION, email })).status).toBe(200);
      expect((await browser.call('signIn', { email })).status).toBe(200);
      expect((await browser.call('sendVerificationEmail')).status).toBe(200);
      server.jobs.sendMailSoon();
      await connected;
      // Whatever the mail server does, calls are answered meanwhile.
      expect((await browser.call('readProfile')).status).toBe(200);
      if (name === 'says nothing at all') {
        opened?.close();
        hangUp();
      }
      await server.jobs.settled();
      const rows = await server.services.db.kysely.selectFrom('outbox').select(['kind', 'attempts']).execute();
      expect(rows).toEqual([{ kind: 'verification', attempts: 1 }]);
      const warnings = server.logLines.filter((line) => line.includes('"level":"warn"')).join('\n');
      expect(warnings).toContain('a mail was not sent');
      expect(warnings).not.toContain('example.org');

      current = good;
      server.clock.now_ms += 5000;
      for (let n = 0; n < 3; n += 1) {
        server.jobs.sendMailSoon();
        await server.jobs.settled();
      }
      expect(inbox.mails.map(({ subject }) => subject)).toEqual(['Verify your e-mail for Dayglot Diary']);
      figure(`mail server that ${name}: learner refused / mails that came later`, '0 / 1', '0 / 1');
      await server.close();
      await Promise.all([bad.close(), good.close()]);
      await inbox.close();
    },
  );

  test('knows nobody by the address (550 5.1.1): the mail ends at once, the alert stays silent, the learner asks again', async () => {
    if (!sqlite) throw new Error('There is no engine.');
    const nobody = (line: string) => (/^RCPT TO:<mistyped/i.test(line) ? '550 5.1.1 User unknown' : undefined);
    const mailer = createSmtpMailer({ url: await openBadServer((socket) => says(socket, nobody)), from: FROM });
    const server = await startTestServer(sqlite, { mailer });
    const browser = new TestBrowser(server);
    const email = 'mistyped@example.org';
    await browser.call('registerUser', { ...REGISTRATION, email });
    await browser.call('signIn', { email });
    for (let n = 1; n <= 2; n += 1) {
      expect((await browser.call('sendVerificationEmail')).status).toBe(200);
      server.jobs.sendMailSoon();
      await server.jobs.settled();
      expect(await waitingMails(server.services.db.kysely)).toEqual({ num: 0, oldest_ms: null });
      const warnings = server.logLines.filter((line) => line.includes('"level":"warn"'));
      expect(warnings).toHaveLength(n);
      expect(warnings.join('\n')).not.toContain('example.org');
    }
    figure('mails that wait for an address that nobody has', '0', '0');
    await server.close();
  });
});
