import { describe, expect, test } from 'vitest';
import { botCheckOff } from '#server/adapters/bot-check/off.ts';
import { ATTESTATION_MS, attestationId, checkAttestation, createAttestationSigner } from '#server/auth/attestation.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const attestations = createAttestationSigner(['a secret for tests that is longer than thirty-two characters']);
const botCheck = { challenge: async () => undefined, verify: async () => undefined };
const check = (token: string | undefined, now_ms = NOW) => checkAttestation({ botCheck, attestations }, token, now_ms);
const REFUSED = expect.objectContaining({
  status: 'FAILED_PRECONDITION',
  message: expect.stringContaining('(auth/captcha-check-failed)'),
});

describe('an attestation token', () => {
  const token = attestations.issue(NOW);

  test('opens the attested calls for ten minutes', () => {
    expect(ATTESTATION_MS).toBe(600_000);
    expect(() => check(token)).not.toThrow();
    expect(() => check(token, NOW + ATTESTATION_MS - 1)).not.toThrow();
    expect(() => check(token, NOW + ATTESTATION_MS)).toThrow(REFUSED);
  });

  test('fits into a header and differs from every other', () => {
    expect(token).toMatch(/^[\w-]+\.\d+\.[\w-]+$/);
    const ids = Array.from({ length: 100 }, () => attestationId(attestations.issue(NOW)));
    expect(new Set(ids).size).toBe(100);
    expect(token.startsWith(`${attestationId(token)}.`)).toBe(true);
  });

  test('is refused when a single character of it is another one', () => {
    for (let at = 0; at < token.length; at += 1)
      for (const other of ['A', 'Q', 'g', 'w', '1', '.', 'é'])
        if (token[at] !== other)
          expect(() => check(token.slice(0, at) + other + token.slice(at + 1)), `at ${at}: ${other}`).toThrow(REFUSED);
  });

  test.each([
    ['nothing', undefined],
    ['an empty one', ''],
    ['dots', '...'],
    ['one with something behind it', `${token}.x`],
    ['one that lost its end', token.slice(0, -1)],
    ['one with its parts swapped', token.split('.').reverse().join('.')],
    ['one by another secret', createAttestationSigner(['another secret']).issue(NOW)],
    ['a longer life of its own', `id.${NOW * 2}.signature`],
  ])('is refused: %s', (_, given) => {
    expect(() => check(given)).toThrow(REFUSED);
  });
});

test('while the bot check is off nobody needs a token', () => {
  expect(() => checkAttestation({ botCheck: botCheckOff, attestations }, undefined, NOW)).not.toThrow();
});

test('a call without a token is counted under none', () => expect(attestationId(undefined)).toBeUndefined());
