import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendOutbox } from '#server/jobs/outbox.ts';
import { sendPushes } from '#server/jobs/pushes.ts';
import { sendReminders } from '#server/jobs/reminders.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { engines } from '#testing/engines.ts';
import { createFakePush, type FakePush, newPushKeys, PushBrowser } from '#testing/push-browser.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

/* The language of a learner's pages, and what comes to them in it; 19:00 in Berlin is 18:00 in UTC. */

describe.each(engines)('the language of the pages on $name', (engine) => {
  const { publicKey } = newPushKeys();
  let server: TestServer;
  let push: FakePush;
  let browser: TestBrowser;
  beforeEach(async () => {
    push = createFakePush(publicKey);
    server = await startTestServer(engine, { push });
    browser = new TestBrowser(server);
  });
  afterEach(() => server.close());

  const told = async () => (await browser.call('reloadUser')).result.lang_page;
  const speak = (lang_page: string) => browser.call('updateLangPage', { lang_page });
  const send = () => sendOutbox(server.services, { send: async (mail: Mail) => void server.mails.push(mail) });
  const newest = async (): Promise<Mail> => {
    await send();
    const mail = server.mails.at(-1);
    if (!mail) throw new Error('No mail was sent.');
    return mail;
  };

  test('is that of the page that registers; one that is none of ours is passed over', async () => {
    await browser.register(server, false, { lang_page: 'de' });
    expect(await told()).toBe('de');
    await browser.call('sendVerificationEmail');
    expect(await newest()).toMatchObject({
      language: 'de',
      subject: 'Bestätige deine E-Mail-Adresse für Dayglot Diary',
    });
    for (const lang_page of [undefined, 'tlh', 'constructor', '']) {
      await browser.register(server, false, { lang_page });
      expect(await told()).toBe(null);
    }
    await browser.call('sendVerificationEmail');
    expect(await newest()).toMatchObject({ language: 'en', subject: 'Verify your e-mail for Dayglot Diary' });
  });

  test('is told by the page, before the address is verified too, and only in one that is ours', async () => {
    expect((await speak('de')).status).toBe(401);
    await browser.register(server, false);
    expect(await told()).toBe(null);
    for (const lang_page of ['ar', 'en', 'ja']) {
      expect((await speak(lang_page)).status).toBe(200);
      expect(await told()).toBe(lang_page);
    }
    expect((await speak('tlh')).status).toBe(400);
    expect(await told()).toBe('ja');
    const { email } = (await browser.call('reloadUser')).result;
    await browser.call('loginUser', { email, password: REGISTRATION.password });
    expect((await browser.call('signIn', { email })).result.lang_page).toBe('ja');
  });

  test('is that of the mails to whoever is not signed in', async () => {
    await browser.register(server, true, { lang_page: 'fr' });
    const { email } = (await browser.call('reloadUser')).result;
    const stranger = new TestBrowser(server);
    await stranger.call('registerUser', { ...REGISTRATION, email, lang_page: 'es' });
    expect((await newest()).subject).toBe('Tu as déjà un compte Dayglot Diary');
    await stranger.call('sendPasswordReset', { email });
    const { subject, text } = await newest();
    expect(subject).toBe('Choisis un nouveau mot de passe pour Dayglot Diary');
    const token = /#token=(\S+)/.exec(text)?.[1];
    await stranger.call('confirmPasswordReset', { token, password: 'quite another one' });
    expect((await newest()).subject).toBe('Ton mot de passe Dayglot Diary a été changé');
  });

  test('is that of reminders, pushes and the page that stops them, as it is when they go out', async () => {
    await browser.register(server);
    await browser.call('updateIsNotiMail', { is_noti_mail: true });
    const device = new PushBrowser();
    await browser.call('subscribePush', { ...device.target, push_key: publicKey });
    server.clock.now_ms = Date.parse('2026-11-21T18:00Z');
    await sendReminders(server.services);
    await speak('ar');
    const { subject, unsubscribe = '' } = await newest();
    expect(subject).toBe('بضعة أسطر عن اليوم؟');
    await sendPushes(server.services);
    expect(push.sent[0]?.message.notice).toEqual({
      title: 'بضعة أسطر عن اليوم؟',
      body: 'صفحتك ما زالت فارغة. تكفي جملتان أو ثلاث.',
      path: '/diary',
      lang: 'ar',
    });
    const url = unsubscribe.replace('http://localhost:3000', '');
    // The account's language is known; the browser's counts where it is not.
    const headers = { 'accept-language': 'ja' };
    const asked = await server.app.inject({ url, headers });
    expect(asked.body).toContain('<html lang="ar" dir="rtl">');
    expect(asked.body).toContain('إيقاف التذكيرات؟');
    expect(asked.headers['content-language']).toBe('ar');
    const broken = await server.app.inject({ url: `${url}x`, headers });
    expect([broken.statusCode, broken.body.includes('このリンクは使えません')]).toEqual([400, true]);
    expect((await server.app.inject({ url: `${url}x` })).body).toContain('This link does not work');
    const done = await server.app.inject({ method: 'POST', url, headers });
    expect(done.body).toContain('لا تذكيرات بعد الآن');
  });

  test('stands in the export', async () => {
    await browser.register(server, true, { lang_page: 'es' });
    const cookies = Object.fromEntries(browser.cookies);
    const file = await server.app.inject({ url: '/export/entries.json', cookies });
    expect(file.json().profile).toMatchObject({ lang_page: 'es' });
  });
});
