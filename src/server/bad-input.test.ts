import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '#testing/engines.ts';
import { createFakePush, PushBrowser } from '#testing/push-browser.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

/* Bad registrations, logins, resets and profile edits, well over two hundred of them: each is refused, none is a 5xx. */

const WRONG_TYPES: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  true,
  [],
  ['x'],
  {},
  { toString: 'x' },
  { __proto__: { x: 1 } },
];
const NASTY_TEXTS = ['a\u0000b', 'half \ud800 of it', '\udc00', 'x'.repeat(1001), '9'.repeat(1_000_000)];
const BAD_EMAILS = [
  ...[
    'nobody',
    '@',
    'a@',
    '@b',
    'a@b@c',
    'a b@c.de',
    'a@b..de',
    'a@-b.de',
    'a@b.de\nBcc: c@d.de',
    '<a@b.de>',
    'ä@b.de',
  ],
  ...[
    'mailto:a@b.de',
    '"a"@b.de',
    'a@b.de, c@d.de',
    `${'x'.repeat(250)}@b.de`,
    `a@${'b'.repeat(64)}.de`,
    'a@b.de\u0001',
  ],
];
const BAD_PASSWORDS = [
  'short',
  '1234567',
  '12345678',
  'password',
  'PASSWORD1',
  'iloveyou',
  'Ann Ann 1',
  'x'.repeat(129),
];
const BAD_NAMES = ['x'.repeat(101), '\u200b', '\u200d\u200d', 'Ann\nSmith', '\u202egnp.exe', 'a\u0007b', '\u2028'];
const BAD_LANGUAGES = ['xx', 'DE', 'deu', 'de-DE', 'Deutsch', 'constructor', '__proto__', '../de', 'd'.repeat(1000)];

type Case = readonly [call: string, input: object];
const registrations = (field: string, values: readonly unknown[]): Case[] =>
  values.map((value) => ['registerUser', { ...REGISTRATION, email: 'bad@example.org', [field]: value }]);
const others = (call: string, input: object, field: string, values: readonly unknown[]): Case[] =>
  values.map((value) => [call, { ...input, [field]: value }]);
const push = createFakePush();
const SUBSCRIPTION = { ...new PushBrowser().target, push_key: push.publicKey };
const LOGIN = { email: 'who@example.org', password: 'some password' };
const unfit = (field: string) => [...WRONG_TYPES, ...NASTY_TEXTS, undefined].map((value) => [field, value] as const);

const CASES: Case[] = [
  ...['email', 'password', 'username', 'native_lang'].flatMap((field) =>
    registrations(field, [...WRONG_TYPES, ...NASTY_TEXTS, undefined, '', ' \t\n']),
  ),
  ...['acceptedTerms', 'acceptedPrivacy'].flatMap((field) => registrations(field, [false, 'true', 1, null, undefined])),
  ...registrations('email', BAD_EMAILS),
  ...registrations('password', BAD_PASSWORDS),
  ...registrations('username', BAD_NAMES),
  ...registrations('native_lang', BAD_LANGUAGES),
  ...registrations('is_admin', [true]),
  ...['email', 'password'].flatMap((name) =>
    unfit(name).map(([f, value]): Case => ['loginUser', { ...LOGIN, [f]: value }]),
  ),
  ...others('sendPasswordReset', {}, 'email', [...WRONG_TYPES, ...NASTY_TEXTS, ...BAD_EMAILS, '', undefined]),
  ...others('confirmPasswordReset', { password: 'a good one, this' }, 'token', [...WRONG_TYPES, 'x', 'a.b', '', '.']),
  ...others('updateUsername', {}, 'username', [...WRONG_TYPES, ...NASTY_TEXTS, ...BAD_NAMES, '', '  ', undefined]),
  ...others('updateLangNative', {}, 'lang_native', [...WRONG_TYPES, ...NASTY_TEXTS, ...BAD_LANGUAGES, '', undefined]),
  ...others('updateIsNotiMail', {}, 'is_noti_mail', [...WRONG_TYPES.filter((v) => v !== true), 'true', undefined]),
  ...others('updateDaySettings', {}, 'day_start_hour', [...WRONG_TYPES.filter((v) => v !== 0), 7, 1e300, '3']),
  ...others('updateDaySettings', {}, 'remind_hour', [...WRONG_TYPES.filter((v) => v !== 0), 24, Number.NaN, '19']),
  ...others('updateDaySettings', {}, 'is_noti_weekly', [...WRONG_TYPES.filter((v) => v !== true), 'true']),
  ...others('updateDaySettings', {}, 'time_zone', [
    ...WRONG_TYPES.filter((v) => v !== null),
    ...NASTY_TEXTS,
    ...['', 'Mars/Olympus', 'Europe/Berlin '],
  ]),
  ...['endpoint', 'p256dh', 'auth', 'push_key'].flatMap((field) =>
    others('subscribePush', SUBSCRIPTION, field, [
      ...WRONG_TYPES,
      ...NASTY_TEXTS,
      '',
      'https://localhost/x',
      undefined,
    ]),
  ),
  ...others('subscribePush', SUBSCRIPTION, 'renews', [...WRONG_TYPES.filter((v) => v !== true), false, 'true']),
  ...others('unsubscribePush', {}, 'endpoint', [SUBSCRIPTION.endpoint, null]),
  ...others('updatePassword', {}, 'password', [...WRONG_TYPES, ...NASTY_TEXTS, ...BAD_PASSWORDS, '', undefined]),
  ...others('reauthenticate', {}, 'password', [...WRONG_TYPES, ...NASTY_TEXTS, undefined]),
  ...others('signIn', {}, 'email', [...WRONG_TYPES, ...NASTY_TEXTS, undefined]),
];

describe.each(engines)('bad input on $name', (engine) => {
  let server: TestServer;
  let learner: TestBrowser;
  let profile: unknown;
  beforeAll(async () => {
    // What is asked here is what the shapes and rules refuse, not how often one may ask.
    server = await startTestServer(engine, { push, config: { RATE_LIMIT: 'off' } });
    learner = new TestBrowser(server);
    await learner.register(server);
    profile = (await learner.call('readProfile')).result;
  });
  afterAll(() => server.close());

  test('there are more than two hundred cases', () => {
    expect(CASES.length).toBeGreaterThan(200);
  });

  test('each is refused in the catalogue’s words and leaves everything as it was', async () => {
    const { kysely } = server.services.db;
    const accounts = await kysely.selectFrom('auth_user').selectAll().execute();
    for (const [call, input] of CASES) {
      const isLearners = /^(update|reauthenticate|(un)?subscribePush)/.test(call);
      const browser = isLearners ? learner : new TestBrowser(server);
      const { status, error } = await browser.call(call, input);
      const about = [call, JSON.stringify(input).slice(0, 200), status, error?.message];
      expect(about.concat(String(status >= 400 && status < 500))).toEqual([...about, 'true']);
      expect(error?.message.length, `the words for ${about.join(' ')}`).toBeGreaterThan(10);
    }
    expect(await kysely.selectFrom('auth_user').selectAll().execute()).toEqual(accounts);
    expect((await learner.call('readProfile')).result).toEqual(profile);
    expect((await learner.call('reauthenticate', { password: REGISTRATION.password })).status).toBe(200);
  });
});
