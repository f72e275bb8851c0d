import { defineConfig } from 'vitest/config';

/** What the ordinary suite checks already; here it stands in the same report. */
const ORDINARY = [
  'src/server/{access-matrix,bad-input,limits,deletion,network,config,doubtful-settings}.test.ts',
  'src/server/{auth,vault}/*.test.ts',
  'src/server/data-folder.test.ts',
  'src/server/adapters/direct-fetch.test.ts',
  'src/domain/export-csv.test.ts',
  'src/server/adapters/corrector/ai-injections.test.ts',
  'src/server/adapters/mail/*.test.ts',
  'src/server/legal/*.test.ts',
];

export default defineConfig({
  test: {
    testTimeout: 300_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    include: ['security/**/*.test.ts', ...ORDINARY],
    // One after the other: some of them compare times.
    fileParallelism: false,
  },
});
