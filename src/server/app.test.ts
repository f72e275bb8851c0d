import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, contract } from '#contract';
import { engines } from '#testing/engines.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const NAMES = Object.keys(contract) as CallName[];
const ENTRY = { inputDay: 'A day.', inputWell: '', inputGrateful: '', mood: 3 };

describe.each(engines)('the door on $name', (engine) => {
  let server: TestServer;
  let verified: TestBrowser;
  beforeAll(async () => {
    server = await startTestServer(engine);
    verified = new TestBrowser(server);
    await verified.register(server);
  });
  afterAll(() => server.close());
  const countRows = async () => {
    const counts = ['auth_user', 'users', 'entry', 'feedback', 'session'] as const;
    const all = counts.map((table) => server.services.db.kysely.selectFrom(table).selectAll().execute());
    return (await Promise.all(all)).map((rows) => rows.length);
  };

  test.each([
    ['an unknown call', { url: '/call/dropTables', payload: { data: {} } }, 404, 'NOT_FOUND'],
    [
      'a call named like a property of every object',
      { url: '/call/constructor', payload: { data: {} } },
      404,
      'NOT_FOUND',
    ],
    ['__proto__', { url: '/call/__proto__', payload: { data: {} } }, 404, 'NOT_FOUND'],
    [
      'no JSON',
      { url: '/call/reloadUser', payload: '{', headers: { 'content-type': 'application/json' } },
      400,
      'INVALID_ARGUMENT',
    ],
    [
      'text',
      { url: '/call/reloadUser', payload: 'data', headers: { 'content-type': 'text/plain' } },
      400,
      'INVALID_ARGUMENT',
    ],
    ['an array', { url: '/call/reloadUser', payload: [] }, 400, 'INVALID_ARGUMENT'],
    ['no data field', { url: '/call/reloadUser', payload: {} }, 400, 'INVALID_ARGUMENT'],
    [
      'an oversized body',
      { url: '/call/loginUser', payload: { data: { email: 'x'.repeat(3_000_000), password: '' } } },
      400,
      'INVALID_ARGUMENT',
    ],
    [
      'a foreign page',
      { url: '/call/reloadUser', payload: { data: {} }, headers: { origin: 'https://evil.example' } },
      403,
      'PERMISSION_DENIED',
    ],
    ['a file that is not there', { url: '/assets/x.js', method: 'GET' as const }, 404, 'NOT_FOUND'],
  ])('%s is refused in the catalogue’s words', async (_, request, code, status) => {
    const answer = await server.app.inject({ method: 'POST', ...request });
    expect(answer.json().error.status).toBe(status);
    expect(answer.statusCode).toBe(code);
  });

  const TEXTS = ['nul \u0000 inside', 'half \ud800 a character', '\udfff'];
  const VALUES: unknown[] = [null, 1.5, [], {}, 'x', true, [['x']], { toString: 'x' }, '9'.repeat(500)];
  const FIELDS = ['inputDay', 'inputWell', 'inputGrateful', 'mood', 'entry_id', 'hist_period_days', 'time_zone'];
  test('wrong shapes in any field are told apart from our own bugs, and nothing is stored', async () => {
    const before = await countRows();
    for (const name of ['callCorrectorDiary', 'fetchLastDiaryEntries'] as const)
      for (const field of FIELDS)
        for (const value of [...TEXTS, ...VALUES]) {
          if (typeof value === 'string' && !TEXTS.includes(value) && /^input|time_zone/.test(field)) continue;
          const good = name === 'callCorrectorDiary' ? ENTRY : { hist_period_days: 7 };
          const { status, error } = await verified.call(name, { ...good, [field]: value });
          expect([name, field, value, status, error?.status]).toEqual([name, field, value, 400, 'INVALID_ARGUMENT']);
        }
    expect(await countRows()).toEqual(before);
  });

  test('a blank entry is not an entry', async () => {
    const before = await countRows();
    const { error } = await verified.call('callCorrectorDiary', { ...ENTRY, inputDay: ' \n\t' });
    expect(error).toMatchObject({ status: 'INVALID_ARGUMENT', message: 'Write a few words first.' });
    expect(await countRows()).toEqual(before);
  });

  test('an entry past the limit gets the catalogue’s message', async () => {
    const { result } = await verified.call('callCorrectorDiary', { ...ENTRY, inputDay: 'long '.repeat(3000) });
    expect(JSON.parse(result.text).finishReason).toBe('MAX_TOKENS');
  });

  test('SQL and HTML are texts like any other and come back as written', async () => {
    const text = `'; DROP TABLE entry; -- <script>alert(1)</script> \${x} %s \\ "`;
    const { result } = await verified.call('callCorrectorDiary', { ...ENTRY, inputDay: text, inputWell: text });
    expect(JSON.parse(result.text)).toMatchObject({ correctedDay: text, correctedWell: text });
  });

  test('whatever is sent to whatever call, the answer is never a 5xx', async () => {
    const before = await countRows();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...NAMES), fc.jsonValue(), async (name, data) => {
        const { status } = await new TestBrowser(server).call(name, data);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
    expect(await countRows()).toEqual(before);
  });

  test.each([
    [{ acceptedTerms: false }, 'You must accept the terms and consent to continue.'],
    [{ acceptedPrivacy: false, native_lang: 'xx' }, 'You must accept the terms and consent to continue.'],
    [{ native_lang: 'xx', username: '' }, 'Choose language from list.'],
    [{ username: '  ' }, 'All fields are required.'],
    [{ password: ' \t ' }, 'All fields are required.'],
    [{ email: 'nobody' }, '(auth/invalid-email)'],
    [{ email: `${'x'.repeat(250)}@example.org` }, '(auth/invalid-email)'],
    [{ password: 'short' }, '(auth/weak-password)'],
    [{ password: 'x'.repeat(129) }, '(auth/weak-password)'],
    [{ username: 'x'.repeat(101) }, 'at most 100 characters'],
    [{ username: '\u200b\u200d' }, 'letters, digits or signs'],
    [{ username: 'Ann\nBcc: x' }, 'letters, digits or signs'],
    [{ username: '\u202eAnn' }, 'letters, digits or signs'],
  ])('a registration with %o is refused and leaves nothing', async (wrong, message) => {
    const before = await countRows();
    const { error } = await new TestBrowser(server).call('registerUser', { ...REGISTRATION, ...wrong });
    expect(error?.message).toContain(message);
    expect(await countRows()).toEqual(before);
  });

  test('an address is registered once, also when asked at the same moment', async () => {
    const email = 'Twice@Example.org';
    const answers = await Promise.all(
      [1, 2, 3].map(() => new TestBrowser(server).call('registerUser', { ...REGISTRATION, email })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { error } of answers) expect(error?.message ?? '(auth/email-already-in-use)').toContain('email-already');
  });

  test('a wrong password and an unknown address are refused with the same words', async () => {
    await new TestBrowser(server).call('registerUser', { ...REGISTRATION, email: 'known@example.org' });
    const wrong = await new TestBrowser(server).call('loginUser', {
      email: 'known@example.org',
      password: 'wrong one',
    });
    const unknown = await new TestBrowser(server).call('loginUser', {
      email: 'who@example.org',
      password: 'wrong one',
    });
    expect(wrong.error?.message).toContain('(auth/invalid-credential)');
    expect([wrong.status, wrong.error]).toEqual([unknown.status, unknown.error]);
  });

  test('signing in takes the ticket of this browser, once, within a minute and for its own address', async () => {
    const email = 'ticket@example.org';
    const browser = new TestBrowser(server);
    await browser.call('registerUser', { ...REGISTRATION, email });
    expect((await new TestBrowser(server).call('signIn', { email })).error?.message).toContain('auth/invalid-ticket');
    const ticket = browser.cookies.get('dayglot_ticket') ?? '';
    expect((await browser.call('signIn', { email })).status).toBe(200);
    browser.cookies.set('dayglot_ticket', ticket);
    expect((await browser.call('signIn', { email })).error?.message).toContain('auth/invalid-ticket');
    await browser.call('loginUser', { email, password: REGISTRATION.password });
    expect((await browser.call('signIn', { email: 'known@example.org' })).error?.message).toContain(
      'auth/invalid-ticket',
    );
    await browser.call('loginUser', { email, password: REGISTRATION.password });
    server.clock.now_ms += 61_000;
    expect((await browser.call('signIn', { email })).error?.message).toContain('auth/invalid-ticket');
  });

  test('a session ends at sign-out, after thirty idle days, and when its cookie was changed', async () => {
    const browser = new TestBrowser(server);
    await browser.register(server);
    const cookie = browser.cookies.get('dayglot_session') ?? '';
    const user = async (value: string) => {
      const other = new TestBrowser(server);
      other.cookies.set('dayglot_session', value);
      return (await other.call('reloadUser')).result;
    };
    expect(await user(cookie)).toMatchObject({ is_verified: true });
    for (const value of [`${cookie}x`, cookie.slice(0, -1), cookie.replace('.', ''), '.', '', 'x.y', '%00.%00'])
      expect(await user(value)).toBeNull();
    const then = server.clock.now_ms;
    server.clock.now_ms = then + 31 * 86_400_000;
    expect(await user(cookie)).toBeNull();
    server.clock.now_ms = then;
    await browser.call('signOut');
    expect(await user(cookie)).toBeNull();
  });

  test('a session in use goes on', async () => {
    const browser = new TestBrowser(server);
    await browser.register(server);
    const then = server.clock.now_ms;
    for (let day = 0; day <= 60; day += 20) {
      server.clock.now_ms = then + day * 86_400_000;
      expect((await browser.call('reloadUser')).result).not.toBeNull();
    }
    server.clock.now_ms = then;
  });

  test('security headers are there from the first answer', async () => {
    const { headers } = await server.app.inject({ url: '/healthz' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  });
});

test.each([
  ['https://diary.example.org', 'same-origin'],
  ['http://192.168.1.5:3000', undefined],
])('at %s the opener policy is %s: over plain http browsers log it as an error', async (PUBLIC_URL, policy) => {
  const [engine] = engines;
  if (!engine) throw new Error('no engine');
  const server = await startTestServer(engine, { config: { PUBLIC_URL } });
  const { headers } = await server.app.inject({ url: '/healthz' });
  expect(headers['cross-origin-opener-policy']).toBe(policy);
  await server.close();
});
