import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, contract } from '#contract';
import { MATRIX } from '#domain/access.ts';
import { engines } from '#testing/engines.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

/* Every call × every state that a caller can be in, generated from the contract and the matrix of spec §6. */

const NAMES = Object.keys(contract) as CallName[];
const MONTH_MS = 31 * 86_400_000;

describe.each(engines)('who may make which call, on $name', (engine) => {
  let server: TestServer;
  const cookies: Record<string, string> = {};
  beforeAll(async () => {
    server = await startTestServer(engine);
    const cookieOf = async (verified: boolean) => {
      const browser = new TestBrowser(server);
      await browser.register(server, verified);
      return browser.cookies.get('dayglot_session') ?? '';
    };
    server.clock.now_ms -= MONTH_MS;
    cookies.expired = await cookieOf(true);
    server.clock.now_ms += MONTH_MS;
    cookies.unverified = await cookieOf(false);
    cookies.verified = await cookieOf(true);
    const [user_id = '', secret = ''] = cookies.verified.split('.');
    const [other_id = ''] = (await cookieOf(true)).split('.');
    cookies.tampered = `${user_id}.${[...secret].reverse().join('')}`;
    cookies['of another user'] = `${other_id}.${secret}`;
    const deleted = new TestBrowser(server);
    await deleted.register(server);
    cookies['of a deleted account'] = deleted.cookies.get('dayglot_session') ?? '';
    await deleted.call('deleteUser');
  });
  afterAll(() => server.close());

  const STATES = [
    ['no session', 'signed-out'],
    ['unverified', 'unverified'],
    ['verified', 'verified'],
    ['expired', 'signed-out'],
    ['tampered', 'signed-out'],
    ['of another user', 'signed-out'],
    ['of a deleted account', 'signed-out'],
  ] as const;
  const REFUSED = {
    yes: 'INVALID_ARGUMENT',
    '/register': 'UNAUTHENTICATED',
    '/login': 'UNAUTHENTICATED',
    '/mail-veri': 'PERMISSION_DENIED',
    '/diary': 'PERMISSION_DENIED',
  } as const;

  test.each(NAMES.flatMap((name) => STATES.map(([label, state]) => ({ name, label, state }))))(
    '$name with a session that is $label',
    async ({ name, label, state }) => {
      const browser = new TestBrowser(server);
      const cookie = cookies[label];
      if (cookie) browser.cookies.set('dayglot_session', cookie);
      // A field that no call has: whoever is let in gets as far as being told about it.
      const { error } = await browser.call(name, { 'no such field': 1 });
      expect(error?.status).toBe(REFUSED[MATRIX[contract[name].access][state]]);
    },
  );

  test('only what has to work before signing in is open to anyone', () => {
    expect(NAMES.filter((name) => contract[name].access === 'anyone').sort()).toEqual([
      'checkPasswordReset',
      'confirmEmail',
      'confirmPasswordReset',
      'countEvent',
      'exchangeAttestation',
      'loginUser',
      'readInstallation',
      'readLegalText',
      'registerUser',
      'reloadUser',
      'requestAttestation',
      'sendPasswordReset',
      'signIn',
      'signOut',
    ]);
  });

  test('feedback and progress are for the verified only (spec §6)', () => {
    for (const name of ['callCorrectorDiary', 'fetchLastDiaryEntries', 'updateUsername', 'updatePassword'] as const)
      expect(contract[name].access).toBe('verified');
  });

  test('the expensive calls ask for an attestation (spec §9)', () => {
    expect(NAMES.filter((name) => 'attested' in contract[name])).toEqual([
      'registerUser',
      'loginUser',
      'sendPasswordReset',
      'callCorrectorDiary',
      'checkEntryAgain',
    ]);
  });
});
