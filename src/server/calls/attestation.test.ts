import { type Challenge as AltchaChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract';
import { ATTESTATION_HEADER } from '#domain/attestation.ts';
import { createAltchaBotCheck } from '#server/adapters/bot-check/altcha.ts';
import type { Challenge, Proof } from '#server/ports/bot-check.ts';
import { deleteExpiredProofs, takeProof } from '#server/store/used-proofs.ts';
import { engines } from '#testing/engines.ts';
import { NOON, REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const SECRET = 'a secret for tests that is longer than thirty-two characters';
const TEN_MINUTES = 10 * 60_000;
const HOUR = 60 * 60_000;
const ATTESTED = Object.entries(contract).flatMap(([name, row]) => ('attested' in row ? [name] : []));

async function solved(challenge: Challenge): Promise<Proof> {
  const solution = await solveChallenge({ challenge: challenge as unknown as AltchaChallenge, deriveKey });
  if (!solution) throw new Error('There is no solution.');
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}

describe.each(engines)('the bot check on $name', (engine) => {
  let server: TestServer;
  let browser: TestBrowser;
  beforeAll(async () => {
    // Altcha reads the machine's own clock for its challenges.
    server = await startTestServer(engine, { botCheck: createAltchaBotCheck([SECRET]) });
    browser = new TestBrowser(server);
  });
  afterAll(() => server.close());
  const newProof = async () => solved((await browser.call('requestAttestation')).result.challenge);
  const exchange = (proof: Proof) => browser.call('exchangeAttestation', proof);
  const loginWith = (headers: Record<string, string>) =>
    browser.call('loginUser', { email: 'nobody@example.org', password: 'a long password' }, headers);

  test('a proof is good for a token, and the token for attested calls, for ten minutes', async () => {
    const { status, result } = await exchange(await newProof());
    expect(status).toBe(200);
    expect(result).toEqual({ token: expect.any(String), expires_in_ms: TEN_MINUTES });
    const header = { [ATTESTATION_HEADER]: result.token };
    expect((await browser.call('registerUser', REGISTRATION, header)).error).toBeUndefined();
    expect((await loginWith(header)).error?.message).toContain('auth/invalid-credential');
    server.clock.now_ms = NOON + TEN_MINUTES;
    expect((await loginWith(header)).error?.message).toContain('auth/captcha-check-failed');
    server.clock.now_ms = NOON;
  });

  test('a proof shown many times, also at the same moment, is good for one token', async () => {
    const proof = await newProof();
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(proof)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    const { status, error } = await exchange(proof);
    expect(status).toBe(400);
    expect(error).toMatchObject({ status: 'FAILED_PRECONDITION', message: expect.stringContaining('used before') });
  });

  test('a wrong proof is good for nothing, and the right one still for its token', async () => {
    const proof = await newProof();
    const wrong: Proof[] = [
      { ...proof, solution: { ...proof.solution, derivedKey: '00'.repeat(32) } },
      { ...proof, challenge: { ...proof.challenge, signature: '00'.repeat(32) } },
      { ...proof, challenge: { ...proof.challenge, parameters: { ...proof.challenge.parameters, cost: 1 } } },
      { challenge: { parameters: {}, signature: '' }, solution: { counter: 0, derivedKey: '' } },
    ];
    for (const given of wrong) expect((await exchange(given)).error?.status).toBe('FAILED_PRECONDITION');
    expect((await exchange(proof)).status).toBe(200);
  });

  test.each([
    ['nothing', {}],
    ['no parameters', { challenge: { signature: 'x' }, solution: { counter: 1, derivedKey: 'ab' } }],
    [
      'nested data',
      { challenge: { parameters: { data: {} }, signature: 'x' }, solution: { counter: 1, derivedKey: '' } },
    ],
  ])('what has not the shape of a proof is a wrong argument: %s', async (_, data) => {
    expect((await browser.call('exchangeAttestation', data)).error?.status).toBe('INVALID_ARGUMENT');
  });

  test('every attested call is refused without a good token, and does nothing', async () => {
    const { token } = (await exchange(await newProof())).result;
    const learner = new TestBrowser(server);
    const email = 'verified@example.org';
    await learner.call('registerUser', { ...REGISTRATION, email }, { [ATTESTATION_HEADER]: token });
    await learner.call('signIn', { email });
    await server.services.db.kysely.updateTable('auth_user').set({ is_verified: 1 }).execute();
    const data: Record<string, object> = {
      registerUser: { ...REGISTRATION, email: 'robot@example.org' },
      loginUser: { email, password: REGISTRATION.password },
      sendPasswordReset: { email },
      callCorrectorDiary: { inputDay: 'I goed home.', inputWell: '', inputGrateful: '', mood: 4 },
      checkEntryAgain: { entry_id: 'd7e5c1b6-5a43-4f9e-8a53-0c8f3c0f7b11' },
    };
    expect(ATTESTED.sort()).toEqual(Object.keys(data).sort());
    for (const name of ATTESTED)
      for (const headers of [{}, { [ATTESTATION_HEADER]: '' }, { [ATTESTATION_HEADER]: `${token}0` }]) {
        const { status, error } = await learner.call(name, data[name], headers as Record<string, string>);
        expect(status, name).toBe(400);
        expect(error?.message, name).toContain('(auth/captcha-check-failed)');
      }
    const { kysely } = server.services.db;
    expect(await kysely.selectFrom('auth_user').where('email', '=', 'robot@example.org').selectAll().execute()).toEqual(
      [],
    );
    expect(await kysely.selectFrom('entry').selectAll().execute()).toEqual([]);
  });

  test('used proofs are forgotten when nobody can show them any more', async () => {
    const { kysely } = server.services.db;
    const proof = { id: 'a proof', expires_ms: NOON };
    expect(await takeProof(kysely, proof)).toBe(true);
    await deleteExpiredProofs(kysely, NOON + HOUR - 1);
    expect(await takeProof(kysely, proof)).toBe(false);
    await deleteExpiredProofs(kysely, NOON + HOUR);
    expect(await takeProof(kysely, proof)).toBe(true);
  });
});

test('while it is off nothing is asked for', async () => {
  const [sqlite] = engines;
  if (!sqlite) throw new Error('SQLite is always among the engines.');
  const server = await startTestServer(sqlite);
  const browser = new TestBrowser(server);
  expect((await browser.call('requestAttestation')).result).toEqual({ challenge: null });
  expect((await browser.call('registerUser', REGISTRATION)).status).toBe(200);
  await server.close();
});
