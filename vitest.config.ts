import { defineConfig } from 'vitest/config';

/** Tests that replace a module, and so need modules of their own. */
const ISOLATED = ['src/server/auth/hash-count.test.ts'];

export default defineConfig({
  test: {
    // Only what will never come is not waited for: a machine may be many times slower than the one before.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ISOLATED,
          // Loading every module anew for every file would take longer than the tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
    ],
  },
});
