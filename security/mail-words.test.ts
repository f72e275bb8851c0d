import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_LANGUAGES, type PageLanguage } from '#domain/page-language.ts';
import { renderMail } from '#server/jobs/render-mail.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { updateProfile } from '#server/store/accounts.ts';
import type { MailKind } from '#server/store/schema.ts';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

/*
 * What our mails say is ours: a username that was a sentence with an address became a phishing mail under our domain. Every
 * kind of mail in every language, with names that are such sentences.
 */

type Audience = { readonly isSecurity: boolean; readonly toUnverified: boolean };

/** A kind that is added does not compile here until its readers are known. */
const KINDS: Readonly<Record<MailKind, Audience>> = {
  verification: { isSecurity: true, toUnverified: true },
  'password-reset': { isSecurity: true, toUnverified: true },
  'password-changed': { isSecurity: true, toUnverified: false },
  'registration-attempt': { isSecurity: true, toUnverified: false },
  reminder: { isSecurity: false, toUnverified: false },
  weekly: { isSecurity: false, toUnverified: false },
};
const CASES = (Object.keys(KINDS) as MailKind[]).flatMap((kind) => PAGE_LANGUAGES.map((lang) => [kind, lang] as const));

const OWN = 'http://localhost:3000/';
/** Words that no mail of ours has in any language. */
const WORDS = ['Qxlaim', 'Wprize', 'Zlocked', 'Vwallet', 'Kxfree'] as const;
const LINKS = [
  'https://evil.example/win',
  'http://evil.example',
  '//evil.example',
  'www.evil.example',
  'evil.example/login',
  'mailto:win@evil.example',
  'win@evil.example',
  'hxxps:evil',
] as const;
const sentence = fc
  .tuple(fc.subarray([...WORDS], { minLength: 1 }), fc.constantFrom(...LINKS), fc.boolean())
  .map(([words, link, isLast]) => (isLast ? [...words, link] : [link, ...words]).join(' '));

/** Whatever a mail program might make a link of: an address with its scheme, or what looks like the name of a host. */
const LINK_LIKE = /[a-z]+:\/\/\S+|mailto:\S+|\/\/\S+|\S+@\S+|[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+\S*/giu;
const foreignIn = ({ subject, text }: Mail): string[] =>
  (`${subject}\n${text}`.match(LINK_LIKE) ?? []).filter((found) => !found.startsWith(OWN));

describe.each(engines)('the words of our mails on $name', (engine) => {
  let server: TestServer;
  let user_id: string;
  let to_address: string;
  beforeAll(async () => {
    server = await startTestServer(engine);
    const browser = new TestBrowser(server);
    user_id = await browser.register(server);
    to_address = (await browser.call('reloadUser')).result.email;
    await updateProfile(server.services.db.kysely, user_id, { is_noti_mail: 1, is_noti_weekly: 1 });
  });
  afterAll(() => server.close());

  const set = (username: string, lang_page: PageLanguage) =>
    updateProfile(server.services.db.kysely, user_id, { username, lang_page });
  const setVerified = (is_verified: number) =>
    server.services.db.kysely.updateTable('auth_user').set({ is_verified }).where('id', '=', user_id).execute();
  const render = (kind: MailKind) =>
    renderMail(server.services, {
      ...{ user_id, id: 'a-mail', kind, to_address },
      ...{ attempts: 0, next_ms: server.clock.now_ms, created_ms: server.clock.now_ms },
    });

  test.each(CASES)(
    '%s in %s: no address but ours, and no word of the username in a security mail',
    async (kind, lang) => {
      const { isSecurity, toUnverified } = KINDS[kind];
      await setVerified(kind === 'verification' ? 0 : 1);
      await fc.assert(
        fc.asyncProperty(sentence, async (username) => {
          await set(username, lang);
          const mail = await render(kind);
          if (!mail) throw new Error(`${kind} was not rendered`);
          expect(foreignIn(mail)).toEqual([]);
          expect(mail.html).not.toContain('evil');
          const words = isSecurity ? WORDS.filter((word) => JSON.stringify(mail).includes(word)) : [];
          expect(words).toEqual([]);
        }),
        { numRuns: 10 },
      );
      // The last name that was set is still a sentence.
      await setVerified(0);
      expect((await render(kind)) !== undefined).toBe(toUnverified);
    },
  );

  test('a name that reads as one is greeted in a reminder, and in no security mail', async () => {
    await setVerified(1);
    for (const [username, isGreeted] of [
      ['Zoë', true],
      ['J. R. Ännchen 👋', true],
      ['evil.example', false],
      ['Your account is locked so call us at once on 555', false],
    ] as const) {
      await set(username, 'en');
      expect((await render('reminder'))?.text.startsWith(`Hello ${username},`)).toBe(isGreeted);
      expect((await render('password-reset'))?.text.startsWith('Hello,')).toBe(true);
    }
  });

  test('figures', () => figure(`kinds of mails × languages searched, ${engine.name}`, `${CASES.length}`, 'all'));
});
