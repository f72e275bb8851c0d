import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createSmtpMailer, type SmtpOptions } from '#server/adapters/mail/smtp.ts';
import { openSmtpInbox } from '#testing/smtp-inbox.ts';

/* One connection for many mails: what becomes of it, and of the mail that meets its end. */

const from = 'Dayglot Diary <diary@dayglot.example>';
const mail = { to: 'ana@example.org', language: 'en', subject: 'Hello', text: 'x', html: '<p>x</p>' } as const;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Speaks SMTP; `hangsUp` says before which line, of how many mails taken on this connection, it closes it. Counts the mails. */
async function openServer(hangsUp: (line: string, taken: number) => boolean) {
  const seen = { mails: 0, connections: 0, open: new Set<Socket>() };
  const server = createServer((socket) => {
    seen.connections += 1;
    seen.open.add(socket.on('error', () => undefined).on('close', () => seen.open.delete(socket)));
    let taken = 0;
    let isText = false;
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        if (isText && line !== '.') continue;
        if (hangsUp(line, taken)) return socket.destroy();
        if (isText) [seen.mails, taken] = [seen.mails + 1, taken + 1];
        isText = line === 'DATA';
        socket.write(isText ? '354 go on\r\n' : '250 fine\r\n');
      }
      return undefined;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return { seen, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function openMailer(url: string, options: Partial<SmtpOptions> = {}) {
  const mailer = createSmtpMailer({ url, from, ...options });
  closing.unshift(mailer.close);
  return mailer;
}

test('mails one after the other go through one connection, also after one that was refused', async () => {
  const inbox = await openSmtpInbox();
  closing.push(inbox.close);
  const mailer = openMailer(inbox.url);
  await mailer.send(mail);
  await expect(mailer.send({ ...mail, to: 'nobody@example.org' })).rejects.toThrow('550 5.1.1');
  await mailer.send(mail);
  expect([inbox.mails.length, inbox.connections()]).toEqual([2, 1]);
});

const moments: [string, RegExp][] = [
  ['is told of the next mail', /^MAIL/],
  ['is told its recipient', /^RCPT/],
  ['is about to take its text', /^DATA/],
];
test.each(moments)(
  'a server that has closed the connection when it %s gets it through another, once',
  async (_, at) => {
    const { seen, url } = await openServer((line, taken) => taken > 0 && at.test(line));
    const mailer = openMailer(url);
    for (let n = 1; n <= 3; n += 1) {
      await mailer.send(mail);
      expect([seen.mails, seen.connections]).toEqual([n, n]);
    }
  },
);

test('one that hangs up after the text may have taken it: the outbox decides, nothing goes out again by itself', async () => {
  const { seen, url } = await openServer((line, taken) => taken > 0 && line === '.');
  const mailer = openMailer(url);
  await mailer.send(mail);
  await expect(mailer.send(mail)).rejects.toThrow('ECONNECTION');
  expect([seen.mails, seen.connections]).toEqual([1, 1]);
  await mailer.send(mail);
  expect([seen.mails, seen.connections]).toEqual([2, 2]);
});

test('a server that never has the time is tried twice and no more: waiting is for the outbox', async () => {
  const { seen, url } = await openServer((line) => /^EHLO|^HELO/.test(line));
  await expect(openMailer(url).send(mail)).rejects.toThrow('did not take the mail');
  expect(seen.connections).toBeLessThanOrEqual(2);
});

/** Takes connections and says nothing, ever. */
async function openSilent() {
  const silent = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  closing.push(() => silent.close());
  return { silent, url: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` };
}

test('what takes longer than the deadline is another time’s, and holds up none after it', async () => {
  const mailer = openMailer((await openSilent()).url, { deadlineMs: 50 });
  for (let n = 0; n < 2; n += 1) await expect(mailer.send(mail)).rejects.toThrow('EABORT');
});

test('a mail server that hangs does not keep a server that is asked to stop', async () => {
  const { silent, url } = await openSilent();
  const stop = new AbortController();
  const mailer = openMailer(url, { stopping: stop.signal, farewellMs: 50 });
  const isOpen = once(silent, 'connection');
  const sending = expect(mailer.send(mail)).rejects.toThrow('EABORT');
  await isOpen;
  stop.abort();
  await sending;
  await expect(mailer.send(mail)).rejects.toThrow('EABORT');
});

test('closed, it holds no connection that would keep the process, and takes no mail', async () => {
  const { seen, url } = await openServer(() => false);
  const mailer = openMailer(url);
  await mailer.send(mail);
  const [socket] = seen.open;
  if (!socket) throw new Error('The connection was not kept.');
  const closed = once(socket, 'close');
  await mailer.close();
  await closed;
  expect(seen.open.size).toBe(0);
  await expect(mailer.send(mail)).rejects.toThrow('did not take the mail');
  await mailer.close();
});
