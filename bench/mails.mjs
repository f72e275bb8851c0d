// node bench/mails.mjs: mails a second through the mailer to a server on this machine that is made 20 ms away, with log-in,
// with and without TLS and PIPELINING; one after the other, as the outbox sends them, and four at once.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { tsImport } from 'tsx/esm/api';

const { createSmtpMailer } = await tsImport('../src/server/adapters/mail/smtp.ts', import.meta.url);
const ROUND_TRIP_MS = 20;
const MAILS = 100;
const mail = {
  to: 'ana@example.org',
  language: 'en',
  subject: 'Hello',
  text: 'x '.repeat(600),
  html: '<p>x</p>'.repeat(300),
};

async function startServer(isTls, isPipelined) {
  const taken = { num: 0, connections: 0 };
  const server = new SMTPServer({
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    disabledCommands: isTls ? [] : ['STARTTLS'],
    hidePIPELINING: !isPipelined,
    logger: false,
    onConnect: (_, done) => {
      taken.connections += 1;
      done();
    },
    onAuth: (_, __, done) => done(null, { user: 'diary' }),
    onData: (stream, _, done) => {
      taken.num += 1;
      stream.resume().on('end', done);
    },
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, taken, port: server.server.address().port };
}

/** Half a round trip each way, and a whole one before a connection stands. */
async function startDistance(port) {
  const later = (work, ms) => setTimeout(work, ms);
  const server = createServer({ allowHalfOpen: false }, (near) => {
    later(() => {
      const far = connect(port, '127.0.0.1').setNoDelay(true);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ]) {
        from.on('data', (chunk) => later(() => to.writable && to.write(chunk), ROUND_TRIP_MS / 2));
        from.on('close', () => later(() => to.destroy(), ROUND_TRIP_MS / 2)).on('error', () => undefined);
      }
    }, ROUND_TRIP_MS);
    near.setNoDelay(true);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function measure(isTls, isPipelined, atOnce) {
  const { server, taken, port } = await startServer(isTls, isPipelined);
  const distance = await startDistance(port);
  const url = `smtp://diary:secret@127.0.0.1:${distance.address().port}?tls.rejectUnauthorized=false`;
  const mailer = createSmtpMailer({ url, from: 'Diary <diary@localhost>' });
  const begun = performance.now();
  const sendSome = async () => {
    for (let n = 0; n < MAILS / atOnce; n += 1) await mailer.send(mail);
  };
  await Promise.all(Array.from({ length: atOnce }, sendSome));
  const s = (performance.now() - begun) / 1000;
  const about = `${isTls ? 'TLS' : 'plain'}, ${isPipelined ? 'pipelining' : 'no pipelining'}, ${atOnce} at once`;
  console.log(`${about}: ${(taken.num / s).toFixed(1)} mails a second, ${taken.connections} connections`);
  await mailer.close?.();
  distance.close();
  server.close();
}

for (const isTls of [true, false])
  for (const isPipelined of [true, false]) for (const atOnce of [1, 4]) await measure(isTls, isPipelined, atOnce);
