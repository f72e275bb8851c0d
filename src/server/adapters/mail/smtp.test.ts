import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSmtpMailer } from '#server/adapters/mail/smtp.ts';
import { type Mail, RecipientRefused } from '#server/ports/mailer.ts';
import { openSmtpInbox, type SmtpInbox } from '#testing/smtp-inbox.ts';

let inbox: SmtpInbox;
let mailer: ReturnType<typeof createSmtpMailer>;
beforeAll(async () => {
  inbox = await openSmtpInbox();
  mailer = createSmtpMailer({ url: inbox.url, from });
});
afterAll(async () => {
  await mailer.close();
  await inbox.close();
});

const from = 'Dayglot Diary <diary@dayglot.example>';
const mail = {
  to: 'ana@example.org',
  language: 'de',
  subject: 'Bestätige deine E-Mail, 愛 👨‍👩‍👧',
  text: 'Öffne https://dayglot.example/verify?token=a=b\n.\nEnde',
  html: '<p>Öffne <a href="https://dayglot.example/verify?token=a=b">diese Seite</a></p>',
} as const;

test('a mail says from whom it is, in which language, and that no person wrote it', async () => {
  await mailer.send(mail);
  const arrived = inbox.mails.at(-1);
  expect(arrived?.from).toMatchObject({ name: 'Dayglot Diary', address: 'diary@dayglot.example' });
  expect(arrived?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  expect(arrived?.headers.find(({ key }) => key === 'content-language')?.value).toBe('de');
});

test('a mail that can be stopped carries the headers for one press (RFC 8058); others do not', async () => {
  const header = (key: string) => inbox.mails.at(-1)?.headers.find((one) => one.key === key)?.value;
  const unsubscribe = `https://dayglot.example/mail-link/unsubscribe?token=${'a'.repeat(36)}.reminder.${'b'.repeat(43)}`;
  await mailer.send({ ...mail, unsubscribe });
  expect(header('list-unsubscribe')).toBe(`<${unsubscribe}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  await mailer.send(mail);
  expect(header('list-unsubscribe')).toBeUndefined();
});

const errorOf = (to: string): Promise<unknown> => mailer.send({ ...mail, to }).catch((thrown: unknown) => thrown);

test('an address that nobody has is refused for good; a server that takes nothing from us is not', async () => {
  const [nobody, refused] = [await errorOf('nobody@example.org'), await errorOf('refused@example.org')];
  expect(nobody).toBeInstanceOf(RecipientRefused);
  expect(refused).not.toBeInstanceOf(RecipientRefused);
  expect(String(nobody)).toBe('Error: The mail server knows nobody by this address (550 5.1.1).');
  expect(String(refused)).toBe('Error: The mail server did not take the mail (EENVELOPE 550).');
  for (const error of [nobody, refused]) {
    expect(error).toBeInstanceOf(Error);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('example.org');
  }
});

test('a server that is down is an error', async () => {
  const gone = await openSmtpInbox();
  await gone.close();
  await expect(createSmtpMailer({ url: gone.url, from }).send(mail)).rejects.toThrow(/did not take the mail/);
});

describe('nothing can be slipped into the headers', () => {
  const cases: [string, { to?: string; language?: string; subject?: string; unsubscribe?: string }][] = [
    ['a line break in the language', { language: 'de\r\nBcc: eve@example.org' }],
    ['a language that is none of ours', { language: 'tlh' }],
    ['a line break in the address', { to: 'ana@example.org\r\nBcc: eve@example.org' }],
    ['a second address', { to: 'ana@example.org, eve@example.org' }],
    ['a name with another address', { to: 'ana@example.org <eve@example.org>' }],
    ['a line break in the subject', { subject: 'Hello\r\nBcc: eve@example.org' }],
    ['a bare line feed in the subject', { subject: 'Hello\nBcc: eve@example.org' }],
    ['a second link', { unsubscribe: 'https://a.example>, <https://eve.example' }],
    ['a link that is none', { unsubscribe: 'javascript:alert(1)' }],
    ['NUL in the subject', { subject: 'Hello\u0000' }],
  ];
  test.each(cases)('%s is refused', async (_, change) => {
    const before = inbox.mails.length;
    await expect(mailer.send({ ...mail, ...change } as Mail)).rejects.toThrow(/of the mail/);
    expect(inbox.mails).toHaveLength(before);
  });

  test('a line break in the sender is refused at once', () => {
    expect(() => createSmtpMailer({ url: inbox.url, from: 'a@b.example\r\nBcc: eve@example.org' })).toThrow(
      'MAIL_FROM',
    );
  });
});
