import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSmtpMailer } from '#server/adapters/mail/smtp.ts';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';
import { openSmtpInbox, type SmtpInbox } from '#testing/smtp-inbox.ts';

/** Names that a mail must show as they are, or not take at all. */
const NAMES = [
  ...[
    '<img src=x onerror=alert(1)>',
    '</p><script>alert(1)</script>',
    '"><a href=https://evil.example>Log in</a>',
    '&lt;b&gt;',
  ],
  ...[
    'Ann\r\nBcc: evil@evil.example',
    'Ann\nSubject: hi',
    'Ann\u2028X',
    'Ann%0d%0aBcc: evil@evil.example',
    '=?utf-8?Q?=0ABcc:_x?=',
  ],
  ...['https://evil.example/win', 'Ann, click https://evil.example', '{{7*7}}', '\u202eexe.nnA', 'javascript:alert(1)'],
];
const ADDRESSES = [
  'a@b.de\r\nBcc: c@d.de',
  'a@b.de,c@d.de',
  'a@b.de;c@d.de',
  '<a@b.de>',
  'a@b.de\u0000',
  '"a\r\nBcc: c"@b.de',
  'Ann <a@b.de>',
];

describe.each(engines)('what strangers write into our mails, on $name', (engine) => {
  let server: TestServer;
  let inbox: SmtpInbox;
  beforeAll(async () => {
    inbox = await openSmtpInbox();
    const mailer = createSmtpMailer({ url: inbox.url, from: 'Dayglot <diary@localhost>' });
    server = await startTestServer(engine, { mailer, config: { RATE_LIMIT: 'off', production: true } });
  });
  afterAll(async () => {
    await server.close();
    await inbox.close();
  });
  const sendMails = async () => {
    server.jobs.sendMailSoon();
    await server.jobs.settled();
  };

  test('addresses that would be more than one, or a header, are refused', async () => {
    for (const email of ADDRESSES)
      for (const [name, input] of [
        ['registerUser', { ...REGISTRATION, email }],
        ['sendPasswordReset', { email }],
      ] as const)
        expect([
          email,
          name,
          (await new TestBrowser(server).call(name, input, { host: 'evil.example' })).status,
        ]).toEqual([email, name, 400]);
  });

  test('a name adds no header, no recipient, no markup and no link to any mail that holds it', async () => {
    let mailed = 0;
    for (const [at, username] of NAMES.entries()) {
      const email = `named-${at}@example.org`;
      const browser = new TestBrowser(server);
      if ((await browser.call('registerUser', { ...REGISTRATION, email, username })).status !== 200) continue;
      await browser.call('signIn', { email });
      await server.services.db.kysely
        .updateTable('auth_user')
        .set({ is_verified: 1 })
        .where('email', '=', email)
        .execute();
      await browser.call('sendPasswordReset', { email }, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
      await browser.call('updatePassword', { password: 'another long password' });
      await sendMails();
      const mails = inbox.mails.filter(({ to }) => to?.some(({ address }) => address === email));
      expect(mails).toHaveLength(2);
      for (const mail of mails) {
        mailed += 1;
        expect([mail.to?.length, mail.cc, mail.bcc]).toEqual([1, undefined, undefined]);
        expect(mail.headers.filter(({ key }) => ['bcc', 'cc', 'subject', 'to', 'from'].includes(key))).toHaveLength(3);
        expect(mail.html).not.toMatch(/<(img|script|iframe|object|svg|form)\b|<[^>]*\son\w+\s*=/i);
        const hrefs = [...(mail.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
        for (const href of hrefs) expect(href).toMatch(/^http:\/\/localhost:3000\//);
      }
    }
    expect(mailed).toBeGreaterThan(10);
    figure(`mails with a header, recipient or link of a stranger’s, ${engine.name}`, `0 of ${mailed}`, '0');
  });

  test('the mailer itself takes no line break in a header, whoever asks', async () => {
    const mailer = createSmtpMailer({ url: inbox.url, from: 'Dayglot <diary@localhost>' });
    const mail = { to: 'a@b.de', language: 'en' as const, subject: 'Hello', text: 'x', html: '<p>x</p>' };
    const before = inbox.mails.length;
    for (const bent of [
      { to: 'a@b.de\r\nBcc: c@d.de' },
      { subject: 'Hello\r\nBcc: c@d.de' },
      { unsubscribe: 'https://x\r\nBcc: c@d.de' },
    ])
      await expect(mailer.send({ ...mail, ...bent })).rejects.toThrow();
    expect(inbox.mails).toHaveLength(before);
    await mailer.close();
  });
});
