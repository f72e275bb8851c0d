import { expect, test } from 'vitest';
import { retryDelayMs, sendOutbox } from '#server/jobs/outbox.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { engines } from '#testing/engines.ts';
import { REGISTRATION, startTestServer, TestBrowser } from '#testing/server.ts';

const [sqlite] = engines;
if (!sqlite) throw new Error('SQLite is always among the engines.');

test('retries wait twice as long each time, at most an hour', () => {
  expect([1, 2, 3, 20].map(retryDelayMs)).toEqual([5000, 10_000, 20_000, 3_600_000]);
});

test('registration succeeds while the mail server is down, and the mail goes out when it is back', async () => {
  const sent: Mail[] = [];
  let down = true;
  const send = async (mail: Mail) => {
    if (down) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    sent.push(mail);
  };
  const server = await startTestServer(sqlite, { mailer: { send } });
  const browser = new TestBrowser(server);
  await browser.register(server, false);
  expect((await browser.call('sendVerificationEmail')).status).toBe(200);
  expect(await sendOutbox(server.services, { send })).toBe(0);
  down = false;
  expect(await sendOutbox(server.services, { send })).toBe(0);
  server.clock.now_ms += 5000;
  expect(await sendOutbox(server.services, { send })).toBe(1);
  expect(sent[0]?.subject).toBe('Verify your e-mail for Dayglot Diary');
  expect(await server.services.db.kysely.selectFrom('outbox').selectAll().execute()).toEqual([]);
  await server.close();
});

test('a mail that cannot be sent for a day is given up', async () => {
  const send = () => Promise.reject(new Error('no'));
  const server = await startTestServer(sqlite, { mailer: { send } });
  const browser = new TestBrowser(server);
  await browser.register(server, false);
  await browser.call('sendVerificationEmail');
  for (let tries = 0; tries < 60; tries += 1) {
    await sendOutbox(server.services, { send });
    server.clock.now_ms += 3_600_000;
  }
  expect(await server.services.db.kysely.selectFrom('outbox').selectAll().execute()).toEqual([]);
  await server.close();
});

test('what somebody typed as a username is mailed to nobody who has not verified the address', async () => {
  const server = await startTestServer(sqlite);
  const browser = new TestBrowser(server);
  await browser.register(server, false, { username: 'You won! Claim it at https://evil.example' });
  const { email } = (await browser.call('reloadUser')).result;
  await browser.call('sendVerificationEmail');
  await browser.call('sendPasswordReset', { email });
  await new TestBrowser(server).call('registerUser', { ...REGISTRATION, email });
  await sendOutbox(server.services, { send: async (mail) => void server.mails.push(mail) });
  expect(server.mails.map(({ subject }) => subject)).toHaveLength(3);
  expect(JSON.stringify(server.mails)).not.toContain('evil');
  await server.close();
});

test('a server that is asked to stop sends no further mail; the next one does', async () => {
  const stopping = new AbortController();
  const server = await startTestServer(sqlite);
  const browser = new TestBrowser(server);
  await browser.register(server, false);
  for (let n = 0; n < 2; n += 1) await browser.call('sendVerificationEmail');
  const sent: Mail[] = [];
  const send = async (mail: Mail) => {
    sent.push(mail);
    stopping.abort();
  };
  expect(await sendOutbox({ ...server.services, stopping: stopping.signal }, { send })).toBe(1);
  expect(await sendOutbox(server.services, { send })).toBe(1);
  await server.close();
});
