import { expect, test } from 'vitest';
import { retryDelayMs, sendOutbox } from '#server/jobs/outbox.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { engines } from '#testing/engines.ts';
import { startTestServer, TestBrowser } from '#testing/server.ts';

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

test('a username in a mail is text, never markup', async () => {
  const server = await startTestServer(sqlite);
  const browser = new TestBrowser(server);
  await browser.register(server, true, { username: '<img src=x onerror=alert(1)>' });
  expect(server.mails[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(server.mails[0]?.html).not.toContain('<img');
  await server.close();
});
