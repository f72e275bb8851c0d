import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_LANGUAGES } from '#domain/page-language.ts';
import type { Mail, Mailer } from '#server/ports/mailer.ts';

/** What came to a recipient, as they would read it. */
export type ArrivedMail = Pick<Mail, 'to' | 'subject' | 'text' | 'html'> & {
  readonly unsubscribe: string | undefined;
};

/** A mailer, and the mailbox at its other end: what came so far, in any order. */
export type MailerUnderTest = {
  readonly mailer: Mailer;
  readonly arrived: () => Promise<readonly ArrivedMail[]>;
  readonly close: () => Promise<void>;
};

const MAIL: Mail = {
  to: 'ana@example.org',
  language: 'en',
  subject: 'Bestätige deine E-Mail, 愛 👨‍👩‍👧 مرحبا',
  text: 'Öffne https://dayglot.example/verify?token=a=b\n.\nEnde',
  html: '<p dir="auto">Öffne <a href="https://dayglot.example/verify?token=a=b">diese Seite</a></p>',
};

/** What every mailer does, whoever carries its mails. */
export function describeMailer(name: string, open: () => Promise<MailerUnderTest>): void {
  describe(`a mailer: ${name}`, () => {
    let used: MailerUnderTest;
    beforeAll(async () => {
      used = await open();
    });
    afterAll(() => used.close());
    /** The mails with this in their subject. */
    const arrivedWith = async (part: string) => (await used.arrived()).filter(({ subject }) => subject.includes(part));

    test('text, html and a subject outside ASCII arrive as they were sent, to whom they were sent', async () => {
      await used.mailer.send(MAIL);
      const { to, subject, text, html } = MAIL;
      expect(await arrivedWith(MAIL.subject)).toEqual([{ to, subject, text, html, unsubscribe: undefined }]);
    });

    test.each(PAGE_LANGUAGES)('a mail in the language of the pages %s arrives', async (language) => {
      await used.mailer.send({ ...MAIL, language, subject: `in ${language}` });
      expect(await arrivedWith(`in ${language}`)).toHaveLength(1);
    });

    test('the link that stops such mails goes along', async () => {
      const unsubscribe = `https://dayglot.example/mail-link/unsubscribe?token=${'a'.repeat(36)}.reminder.${'b'.repeat(43)}`;
      await used.mailer.send({ ...MAIL, subject: 'a reminder', unsubscribe });
      expect(await arrivedWith('a reminder')).toMatchObject([{ unsubscribe }]);
    });

    test('a long text arrives whole', async () => {
      const text = Array.from({ length: 500 }, (_, n) => `${n}. ${'Wörter 言葉 '.repeat(20)}`.trim()).join('\n');
      await used.mailer.send({ ...MAIL, subject: 'a long one', text });
      expect(await arrivedWith('a long one')).toMatchObject([{ text }]);
    });

    test('mails that are sent at once arrive once each', async () => {
      const subjects = Array.from({ length: 12 }, (_, n) => `at once, ${n};`);
      await Promise.all(subjects.map((subject) => used.mailer.send({ ...MAIL, subject })));
      expect((await arrivedWith('at once')).map(({ subject }) => subject).sort()).toEqual(subjects.sort());
    });
  });
}
