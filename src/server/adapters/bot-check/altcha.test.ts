import { type Challenge as AltchaChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAltchaBotCheck } from '#server/adapters/bot-check/altcha.ts';
import { botCheckOff } from '#server/adapters/bot-check/off.ts';
import type { Challenge, Proof } from '#server/ports/bot-check.ts';

const SECRET = 'a secret for tests that is longer than thirty-two characters';
const FIVE_MINUTES = 5 * 60_000;

async function solved(challenge: Challenge | undefined): Promise<Proof> {
  const solution = await solveChallenge({ challenge: challenge as unknown as AltchaChallenge, deriveKey });
  if (!challenge || !solution) throw new Error('There is nothing to solve.');
  return { challenge, solution };
}

describe('the bot check by altcha', () => {
  const botCheck = createAltchaBotCheck([SECRET]);
  let made_ms: number;
  let proof: Proof;
  beforeAll(async () => {
    made_ms = Date.now();
    proof = await solved(await botCheck.challenge());
  });
  const withParameters = (parameters: object) =>
    ({ ...proof, challenge: { ...proof.challenge, parameters } }) as unknown as Proof;

  test('takes a proof over its challenge, and tells it from every other one', async () => {
    const checked = await botCheck.verify(proof);
    expect(checked?.id).toBe(proof.challenge.signature);
    // The library counts in whole seconds.
    expect(checked?.expires_ms).toBeGreaterThan(made_ms + FIVE_MINUTES - 1001);
    expect(checked?.expires_ms).toBeLessThanOrEqual(Date.now() + FIVE_MINUTES);
    expect((await botCheck.challenge())?.signature).not.toBe(proof.challenge.signature);
  });

  test('takes it from another server with the same secret, and in another order of fields', async () => {
    const fields = Object.entries(proof.challenge.parameters);
    const reordered = withParameters(Object.fromEntries(fields.reverse()));
    expect(await createAltchaBotCheck([SECRET]).verify(reordered)).toMatchObject({ id: proof.challenge.signature });
  });

  test('takes one that a server made before its secret was rotated', async () => {
    const rotated = createAltchaBotCheck(['a new secret of more than thirty-two characters!', SECRET]);
    expect(await rotated.verify(proof)).toMatchObject({ id: proof.challenge.signature });
    expect(await botCheck.verify(await solved(await rotated.challenge()))).toBeUndefined();
  });

  test.each(['cost', 'counter', 'expiresAt', 'keyPrefix', 'keySignature', 'nonce', 'salt', 'algorithm'])(
    'refuses a challenge whose %s was changed',
    async (name) => {
      const { [name]: before, ...others } = proof.challenge.parameters;
      const changed = typeof before === 'number' ? before + 1 : `${before ?? ''}0`;
      expect(await botCheck.verify(withParameters({ ...others, [name]: changed }))).toBeUndefined();
      if (before !== undefined) expect(await botCheck.verify(withParameters(others))).toBeUndefined();
    },
  );

  test('refuses a signature that is another one', async () => {
    const { signature } = proof.challenge;
    for (const other of ['', '0'.repeat(64), signature.toUpperCase(), signature.slice(1), `${signature}0`]) {
      const challenge = { ...proof.challenge, signature: other };
      expect(await botCheck.verify({ ...proof, challenge }), other).toBeUndefined();
    }
  });

  test('refuses a solution that is none', async () => {
    const { counter, derivedKey: key } = proof.solution;
    const other = key.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    const { keyPrefix = '', keySignature = '' } = proof.challenge.parameters;
    for (const derivedKey of [other, '', 'not hex', key.toUpperCase(), `${keyPrefix}`, `${keySignature}`])
      expect(await botCheck.verify({ ...proof, solution: { counter, derivedKey } }), derivedKey).toBeUndefined();
    for (const wrong of [-1, 0.5, 2 ** 32])
      expect(await botCheck.verify({ ...proof, solution: { counter: wrong, derivedKey: key } })).toBeUndefined();
  });

  test('refuses a proof by another secret', async () => {
    expect(await createAltchaBotCheck(['another secret']).verify(proof)).toBeUndefined();
  });

  test('refuses a proof that is too old, by the clock that it is given and by that of the machine', async () => {
    const later = createAltchaBotCheck([SECRET], () => Date.now() + FIVE_MINUTES);
    expect(await later.verify(proof)).toBeUndefined();
    const earlier = createAltchaBotCheck([SECRET], () => Date.now() - FIVE_MINUTES - 1000);
    expect(await earlier.verify(await solved(await earlier.challenge()))).toBeUndefined();
  });
});

test('BOT_CHECK=off asks for nothing and takes nothing', async () => {
  expect(await botCheckOff.challenge()).toBeUndefined();
  expect(
    await botCheckOff.verify({
      challenge: { parameters: {}, signature: '' },
      solution: { counter: 0, derivedKey: '' },
    }),
  ).toBeUndefined();
});
