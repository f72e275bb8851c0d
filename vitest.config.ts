import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // The first correction loads dictionaries and a WASM module; on a busy machine that takes its time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
