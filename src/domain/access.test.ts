import { expect, test } from 'vitest';
import {
  type Access,
  type AuthState,
  authStateOf,
  redirectFor,
  SCREEN_ACCESS,
  type ScreenPath,
} from '#domain/access.ts';

/* The matrix of spec §6 and the guards of §2 and §4 written out a second time, by hand, from the specification. */
test.each<[ScreenPath, AuthState, string | undefined]>([
  ['/diary', 'signed-out', undefined],
  ['/diary', 'unverified', '/mail-veri'],
  ['/diary', 'verified', undefined],
  ['/start', 'signed-out', undefined],
  ['/start', 'unverified', undefined],
  ['/start', 'verified', undefined],
  ['/imprint', 'unverified', undefined],
  ['/terms', 'signed-out', undefined],
  ['/login', 'signed-out', undefined],
  ['/login', 'unverified', undefined],
  ['/login', 'verified', undefined],
  ['/register', 'signed-out', undefined],
  ['/register', 'unverified', undefined],
  ['/register', 'verified', undefined],
  ['/progress', 'signed-out', '/register'],
  ['/progress', 'unverified', '/mail-veri'],
  ['/progress', 'verified', undefined],
  ['/history', 'signed-out', '/register'],
  ['/history', 'unverified', '/mail-veri'],
  ['/history', 'verified', undefined],
  ['/history/:entry_id', 'signed-out', '/register'],
  ['/history/:entry_id', 'unverified', '/mail-veri'],
  ['/history/:entry_id', 'verified', undefined],
  ['/review', 'signed-out', '/register'],
  ['/review', 'unverified', '/mail-veri'],
  ['/review', 'verified', undefined],
  ['/account', 'signed-out', '/register'],
  ['/account', 'unverified', '/mail-veri'],
  ['/account', 'verified', undefined],
  ['/mail-veri', 'signed-out', '/login'],
  ['/mail-veri', 'unverified', undefined],
  ['/mail-veri', 'verified', '/diary'],
])('%s leads whoever is %s to %s', (path, state, to) => {
  expect(redirectFor(SCREEN_ACCESS[path], state)).toBe(to);
});

test('no way leads in a circle', () => {
  for (const access of new Set<Access>(Object.values(SCREEN_ACCESS)))
    for (const state of ['signed-out', 'unverified', 'verified'] as const) {
      const to = redirectFor(access, state);
      if (to) expect(redirectFor(SCREEN_ACCESS[to], state)).toBeUndefined();
    }
});

test('a user’s state follows the verified flag', () => {
  expect([undefined, null, { is_verified: false }, { is_verified: true }].map(authStateOf)).toEqual([
    'signed-out',
    'signed-out',
    'unverified',
    'verified',
  ]);
});
