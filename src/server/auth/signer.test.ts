import { expect, test } from 'vitest';
import { createSigner } from '#server/auth/signer.ts';

const [OLD, NEW] = ['an old secret of many characters', 'a new secret of many characters'] as const;

test('what one secret signed counts while it is known, and for its purpose only', () => {
  const before = createSigner([OLD], 'link');
  const during = createSigner([NEW, OLD], 'link');
  const after = createSigner([NEW], 'link');
  const [old, fresh] = [before.sign('ann'), during.sign('ann')];
  expect([before, during, after].map((signer) => signer.signed('ann', old))).toEqual([true, true, false]);
  expect([before, during, after].map((signer) => signer.signed('ann', fresh))).toEqual([false, true, true]);
  expect(during.signed('bob', fresh)).toBe(false);
  expect(createSigner([NEW], 'another purpose').signed('ann', fresh)).toBe(false);
  for (const given of ['', `${fresh}A`, fresh.slice(1), 'ü']) expect(during.signed('ann', given)).toBe(false);
});
