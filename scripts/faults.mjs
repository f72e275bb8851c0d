// npm run test:faults: «Nothing is ever lost», with figures: kills on both engines, disks, mails, providers, clocks, the browser.
import { runSuite } from './lib/suite.mjs';

await runSuite('Nothing is ever lost', [
  ['kill -9 of the server, SQLite', 'node', ['faults/kills.mjs', 'sqlite', '30']],
  ['kill -9 of server and database, PostgreSQL', 'node', ['faults/kills.mjs', 'postgres', '12']],
  ['disks, mails, providers, clocks', 'vitest', ['run', '--config', 'faults/vitest.config.ts']],
  ['kill -9 of the browser', 'playwright', ['test', '--config', 'faults/playwright.config.ts']],
]);
