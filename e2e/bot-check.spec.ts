import type { Page, Request } from '@playwright/test';
import { test as base, confirmEmail, expect, newEmail, PASSWORD, register, writeEntry } from './fixtures.ts';
import { freePort, startBuiltServer } from './server.ts';

/* The bot check where it is on: the page does the work in the background, and who does none is refused. */

const HEADER = 'x-app-attestation';
/** A name under which a browser does not trust the page as it trusts localhost: no crypto.subtle there. */
const HOME = 'diary.home.arpa';

const test = base.extend({
  server: async ({ guardedServer }, use) => use(guardedServer),
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOME} 127.0.0.1`] }),
    { scope: 'worker' },
  ],
});

const isCall = (name: string) => (request: Request) => request.url().endsWith(`/call/${name}`);
const tokenOf = (request: Request): string => request.headers()[HEADER] ?? '';
/** The page has shown its proof and has its token. */
const proven = (page: Page) => page.waitForResponse((response) => isCall('exchangeAttestation')(response.request()));

test('registering and asking for feedback work, and nobody sees the page prove anything', async ({ page }) => {
  const worker = page.waitForEvent('worker');
  const proof = proven(page);
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await page.getByRole('main').innerText();
  expect((await worker).url()).toMatch(/\/assets\/bot-worker-[\w-]+\.js$/);
  expect((await proof).status()).toBe(200);
  expect(await page.getByRole('main').innerText()).toBe(before);
  await expect.poll(() => page.workers()).toEqual([]);

  const registered = page.waitForRequest(isCall('registerUser'));
  const email = newEmail();
  await register(page, email);
  expect(tokenOf(await registered)).not.toBe('');

  await confirmEmail(page, email);
  await page.goto('/diary');
  await writeEntry(page, { day: 'Yesterday I goed to the beach.', mood: 'Good' });
  const asked = page.waitForRequest(isCall('callCorrectorDiary'));
  await page.getByRole('button', { name: 'Get Feedback' }).click();
  await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
  expect(tokenOf(await asked)).not.toBe('');
});

test.describe('logging in', () => {
  test.use({ expectedErrors: [/status of 40[01]/] });
  const REFUSED = 'Error: auth/invalid-credential';

  async function logIn(page: Page): Promise<void> {
    await page.goto('/login');
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
  }

  test('over the wire is refused without a token, and with one that was changed', async ({ page }) => {
    const sent = page.waitForRequest(isCall('loginUser'));
    await logIn(page);
    await expect(page.getByText(REFUSED)).toBeVisible();
    const token = tokenOf(await sent);
    const [id, expires, signature] = token.split('.');

    const data = { email: newEmail(), password: PASSWORD };
    const answerTo = async (headers: Record<string, string>): Promise<string> => {
      const response = await page.request.post('/call/loginUser', { data: { data }, headers });
      return (await response.json()).error.message;
    };
    expect(await answerTo({ [HEADER]: token })).toContain('(auth/invalid-credential)');
    const wrong = [`${id}.${Number(expires) + 60_000}.${signature}`, `x${token}`, `${token}x`, 'a.1.b', ''];
    expect(await answerTo({})).toContain('(auth/captcha-check-failed)');
    for (const given of wrong) expect(await answerTo({ [HEADER]: given }), given).toContain('captcha-check-failed');
  });

  test('goes on with a new token when the server refuses the old one', async ({ page }) => {
    const tokens: string[] = [];
    const error = { status: 'FAILED_PRECONDITION', message: 'Too old (auth/captcha-check-failed).' };
    await page.route('**/call/loginUser', (route, request) => {
      tokens.push(tokenOf(request));
      return tokens.length === 1 ? route.fulfill({ status: 400, json: { error } }) : route.continue();
    });
    await logIn(page);
    await expect(page.getByText(REFUSED)).toBeVisible();
    expect(new Set(tokens).size).toBe(2);
    expect(tokens).not.toContain('');
  });
});

test.describe('over plain http in a home network', () => {
  // The browser says there that it ignores one of our headers.
  test.use({ expectedErrors: [/Cross-Origin-Opener-Policy header has been ignored/] });

  test('the work is done without crypto.subtle', async ({ page }) => {
    // In JavaScript it is many times slower, and other journeys run beside it.
    test.slow();
    const PORT = String(await freePort());
    const PUBLIC_URL = `http://${HOME}:${PORT}`;
    const server = await startBuiltServer('scripted', { PORT, PUBLIC_URL });
    const proof = proven(page);
    await page.goto(`${PUBLIC_URL}/register`);
    expect(await page.evaluate(() => crypto.subtle)).toBeUndefined();
    expect((await proof).status()).toBe(200);
    await register(page, newEmail());
    expect(server.errors()).toEqual([]);
    await server.stop();
  });
});
