import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCREEN_ACCESS } from '#domain/access.ts';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import { REGISTRATION, TestBrowser, type TestServer } from '#testing/server.ts';
import { startServed } from './served.ts';

const OWN = { origin: 'https://diary.example.org' };
const WORD = 'Wilhelmina';
const FILES = ['entries.json', 'entries.csv', 'entries.md', 'entries.anki.tsv'];
const STATES = ['no session', 'unverified', 'verified', 'tampered', 'of a deleted account'] as const;

/** What is not called but opened: documents say nothing of anybody, files only to whom they belong. */
describe.each(engines)('documents and files on $name, by who asks', (engine) => {
  let server: TestServer;
  const cookies: Record<string, string> = {};
  beforeAll(async () => {
    server = await startServed(engine);
    const learner = async (name: string, isVerified: boolean) => {
      const browser = new TestBrowser(server);
      const email = `${name.replaceAll(' ', '-')}@example.org`;
      await browser.call('registerUser', { ...REGISTRATION, email, username: WORD }, OWN);
      const { result } = await browser.call('signIn', { email }, OWN);
      const is_verified = isVerified ? 1 : 0;
      await server.services.db.kysely
        .updateTable('auth_user')
        .set({ is_verified })
        .where('id', '=', result.user_id)
        .execute();
      cookies[name] = `__Host-dayglot_session=${browser.cookies.get('__Host-dayglot_session')}`;
      return browser;
    };
    await learner('unverified', false);
    const verified = await learner('verified', true);
    const texts = { inputDay: `I goed home with ${WORD}.`, inputWell: '', inputGrateful: '', mood: 3 };
    expect((await verified.call('callCorrectorDiary', texts, OWN)).status).toBe(200);
    cookies.tampered = `${cookies.verified?.slice(0, -4)}AAAA`;
    const deleted = await learner('of a deleted account', true);
    await deleted.call('deleteUser', {}, OWN);
  });
  afterAll(() => server.close());
  const open = (url: string, state: string) =>
    server.app.inject({
      url,
      headers: { ...(cookies[state] && { cookie: cookies[state] }), 'accept-encoding': 'identity' },
    });

  test('every document is the same for everybody, and may be kept by nobody for somebody else', async () => {
    let seen = 0;
    for (const path of ['/', ...Object.keys(SCREEN_ACCESS), '/no-such-page'])
      for (const state of STATES) {
        const [document, nobodys] = [await open(path, state), await open(path, 'no session')];
        expect([path, state, document.statusCode, document.body]).toEqual([
          path,
          state,
          nobodys.statusCode,
          nobodys.body,
        ]);
        expect(document.body).not.toMatch(/Wilhelmina|@example/);
        expect(document.headers['set-cookie']).toBeUndefined();
        seen += 1;
      }
    figure(`documents × who asks: those that say anything of anybody, ${engine.name}`, `0 of ${seen}`, '0');
  });

  test('the diary as a file is for the verified learner alone, and is kept by no cache', async () => {
    let handedOut = 0;
    for (const file of FILES)
      for (const state of STATES) {
        const answer = await open(`/export/${file}`, state);
        expect([file, state, answer.statusCode]).toEqual([file, state, state === 'verified' ? 200 : 303]);
        expect(answer.headers['cache-control']).toBe('no-store');
        if (answer.body.includes(WORD)) handedOut += 1;
      }
    expect(handedOut).toBe(FILES.length);
    figure(
      `files × who asks: handed out to others than their learner, ${engine.name}`,
      `0 of ${FILES.length * (STATES.length - 1)}`,
      '0',
    );
  });
});
