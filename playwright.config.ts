import { defineConfig, devices } from '@playwright/test';

/** Chromium without what it would do on its own over the network, and without its sandbox, which root cannot have. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey is a browser, a server and its corrector: two at once leave two cores no room, and time limits are reached.
  workers: 1,
  // Only what will never come is not waited for: a machine may be many times slower than the one before.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }), args },
    // What a journey answers itself must reach the page; e2e/offline.spec.ts allows the service worker.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // The page's own motion is tested where it matters; elsewhere it only makes clicks wait.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
