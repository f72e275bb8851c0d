import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, test, vi } from 'vitest';
import { solveProof } from '#web/bot-proof.ts';

const ALL = { from: 0, of: 1 };
type Challenge = Parameters<typeof solveProof>[0];
const makeChallenge = async (counter: number) =>
  (await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 100,
    counter,
    deriveKey,
    hmacSignatureSecret: 'a secret',
  })) as unknown as Challenge;

afterEach(() => vi.unstubAllGlobals());

test('a challenge is solved by the browser’s cryptography and, over plain http, alike without it', async () => {
  const challenge = await makeChallenge(37);
  const solution = await solveProof(challenge, ALL);
  expect(solution).toEqual({ counter: 37, derivedKey: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(solution?.derivedKey.startsWith(`${challenge.parameters.keyPrefix}`)).toBe(true);
  vi.stubGlobal('crypto', { subtle: undefined });
  expect(await solveProof(challenge, ALL)).toEqual(solution);
});

test('of several who share the steps, the one whose share it is finds the solution', async () => {
  const challenge = await makeChallenge(38);
  expect(await solveProof(challenge, { from: 2, of: 4 })).toMatchObject({ counter: 38 });
});

test('what is no challenge fails rather than being worked on for ever', async () => {
  const { parameters, signature } = await makeChallenge(1);
  await expect(solveProof({ parameters: { ...parameters, keyPrefix: '' }, signature }, ALL)).rejects.toThrow(
    'keyPrefix',
  );
});
