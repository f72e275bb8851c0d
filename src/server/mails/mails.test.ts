import type { Email } from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmtpMailer } from '#server/adapters/mail/smtp.ts';
import { engines } from '#testing/engines.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';
import { openSmtpInbox, type SmtpInbox } from '#testing/smtp-inbox.ts';

/* Every mail of an account on its whole way: call, outbox, a real SMTP server, and what a mail program reads. */

const [sqlite] = engines;
if (!sqlite) throw new Error('SQLite is always among the engines.');
const email = 'zoe@example.org';
const username = 'Zoë <b>bold</b>';

let inbox: SmtpInbox;
let server: TestServer;
beforeAll(async () => {
  inbox = await openSmtpInbox();
  server = await startTestServer(sqlite, {
    mailer: createSmtpMailer({ url: inbox.url, from: 'Diary <diary@localhost>' }),
  });
});
afterAll(async () => {
  await server.close();
  await inbox.close();
});

async function newestMail(): Promise<Email> {
  server.jobs.sendMailSoon();
  await server.jobs.settled();
  const mail = inbox.mails.at(-1);
  if (!mail) throw new Error('No mail arrived.');
  return mail;
}

/** Both halves of a mail say the same, and the button leads where the text's link does. */
function expectWhole(mail: Email, subject: string, link: RegExp): string {
  expect(mail.subject).toBe(subject);
  expect(mail.to).toMatchObject([{ address: email }]);
  expect(mail.text?.startsWith('Hello,')).toBe(true);
  const href = /http\S+/.exec(mail.text ?? '')?.[0] ?? '';
  expect(href).toMatch(link);
  expect(mail.html).toContain(`href="${href}"`);
  expect(mail.html).not.toContain('Zoë');
  expect(mail.html).not.toMatch(/<script|<img|<b>/);
  return href;
}

test('verification, reset, changed password and an attempt to register again', async () => {
  const browser = new TestBrowser(server);
  await browser.call('registerUser', { ...REGISTRATION, email, username });
  await browser.call('signIn', { email });
  await browser.call('sendVerificationEmail');
  const verify = expectWhole(
    await newestMail(),
    'Verify your e-mail for Dayglot Diary',
    /^http:\/\/localhost:3000\/verify-email#token=/,
  );
  await browser.call('confirmEmail', { token: verify.split('#token=')[1] });
  expect((await browser.call('reloadUser')).result).toMatchObject({ is_verified: true });

  await new TestBrowser(server).call('sendPasswordReset', { email });
  const reset = expectWhole(
    await newestMail(),
    'Choose a new password for Dayglot Diary',
    /^http:\/\/localhost:3000\/reset-password#token=/,
  );
  const token = reset.split('#token=')[1];
  expect((await browser.call('confirmPasswordReset', { token, password: 'quite another one' })).status).toBe(200);

  expectWhole(await newestMail(), 'Your Dayglot Diary password was changed', /\/login\?reset$/);
  await new TestBrowser(server).call('registerUser', { ...REGISTRATION, email });
  expectWhole(await newestMail(), 'You have a Dayglot Diary account already', /\/login$/);
  expect(inbox.mails).toHaveLength(4);
});

test('no address and no token is in the log', () => {
  const logged = server.logLines.join('\n');
  for (const secret of [email, 'token=', REGISTRATION.password, 'Zoë']) expect(logged).not.toContain(secret);
  expect(logged).toContain('sendPasswordReset');
});
