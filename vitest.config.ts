import { defineConfig } from 'vitest/config';

/** Tests that replace a module, and so need modules of their own. */
const ISOLATED = ['src/server/auth/hash-count.test.ts'];

export default defineConfig({
  test: {
    // The first correction loads dictionaries and a WASM module; on a busy machine that takes its time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
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
