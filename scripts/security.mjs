// npm run test:security: the checks of «Nobody gets in», on both engines and in Chromium, with a table of figures at the end.
import { runSuite } from './lib/suite.mjs';

await runSuite('Nobody gets in', [
  ['calls, tokens, sessions, headers', 'vitest', ['run', '--config', 'security/vitest.config.ts']],
  ['payloads in Chromium', 'playwright', ['test', '--config', 'security/playwright.config.ts']],
]);
