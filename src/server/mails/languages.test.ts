import { describe, expect, test } from 'vitest';
import { PAGE_LANGUAGES, type PageLanguage } from '#domain/page-language.ts';
import { wordsIn } from '#server/languages/words.ts';
import { passwordChangedMail } from '#server/mails/password-changed-mail.ts';
import { registrationAttemptMail } from '#server/mails/registration-attempt-mail.ts';
import { reminderMail } from '#server/mails/reminder-mail.ts';
import { resetMail } from '#server/mails/reset-mail.ts';
import { verificationMail } from '#server/mails/verification-mail.ts';
import { weeklyMail } from '#server/mails/weekly-mail.ts';
import type { Mail } from '#server/ports/mailer.ts';

/* Every mail in every language. That none lacks a message is proved by its type; here is what becomes of them. */

const TO = 'zoe@example.org';
const NAME = '<b>Zoë</b>\r\nBcc: eve@example.org';
const HREF = 'https://diary.example.org/page?a=1&b=2';
const OFF = 'https://diary.example.org/mail-link/unsubscribe?token=t';
const REMINDING = { to: TO, username: NAME, href: HREF, off: OFF };
const week = (days: number, num_words: number) =>
  ({ days, num_words, faded: ['article', 'tense', 'register'], isTodayOpen: true }) as const;

const mailsIn = (language: PageLanguage): Readonly<Record<string, Mail>> => {
  const words = wordsIn(language);
  return {
    verification: verificationMail(words, TO, HREF),
    'password-reset': resetMail(words, TO, HREF),
    'password-changed': passwordChangedMail(words, TO, HREF),
    'registration-attempt': registrationAttemptMail(words, TO, HREF),
    reminder: reminderMail(words, REMINDING),
    weekly: weeklyMail(words, REMINDING, week(3, 1200)),
    'weekly without words': weeklyMail(words, REMINDING, week(1, 0)),
  };
};

const paragraphsOf = ({ text }: Mail): string[] => text.split('\n\n').flatMap((part) => part.split('\n'));
/** What nobody translates: addresses and the name of the diary. */
const isSame = (line: string): boolean => /^https:|^-- |^Dayglot Diary$|^Bcc:/.test(line);

describe.each(PAGE_LANGUAGES)('mails in %s', (language) => {
  const english = mailsIn('en');
  test.each(Object.entries(mailsIn(language)))('%s is whole', (kind, mail) => {
    const { subject, text, html } = mail;
    expect(mail).toMatchObject({ to: TO, language });
    const way = language === 'ar' ? 'dir="rtl"' : 'dir="ltr"';
    expect(html).toContain(`<html lang="${language}" ${way}>`);
    expect(html).toContain(`<div lang="${language}" ${way} style=`);
    // Its links, in both halves, and how it is stopped.
    const lines = text.replaceAll('：', ':').replaceAll('\u2069', '');
    expect(lines).toContain(`:\n${HREF}\n`);
    expect(html).toContain(`href="${HREF.replace('&', '&amp;')}"`);
    if (mail.unsubscribe) expect([mail.unsubscribe, lines.includes(`:\n${OFF}\n`)]).toEqual([OFF, true]);
    // Nothing of a stranger's in the head or as markup, and every placeholder filled.
    expect(subject).not.toMatch(/\p{C}/u);
    expect(subject).not.toContain('Zoë');
    expect(html).not.toContain('<b>');
    expect(subject + text).not.toMatch(/[{}]|undefined/);
    if (language === 'en') return;
    const before = new Set(english[kind] && [english[kind].subject, ...paragraphsOf(english[kind])]);
    expect([subject, ...paragraphsOf(mail)].filter((line) => before.has(line) && !isSame(line))).toEqual([]);
  });
});

test('in English they are word for word what they were before there were others', () => {
  expect(mailsIn('en').weekly?.subject).toBe('Your week: 3 days written');
  expect(mailsIn('en').weekly?.text).toContain(
    'this week you wrote on 3 days, 1,200 words in all.\n\nFewer mistakes than the week before: articles, tenses, and tone.\n\nToday’s page is still empty; there is time for a few lines.\n\nOpen my diary:\n',
  );
  expect(mailsIn('en')['weekly without words']?.subject).toBe('Your week: 1 day written');
  expect(mailsIn('en')['weekly without words']?.text).toContain('this week you wrote on 1 day.\n');
});
