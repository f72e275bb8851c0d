import {
  expect,
  mailedLink,
  newEmail,
  PASSWORD,
  question,
  register,
  signInNewLearner,
  test,
  whenTypeIsThere,
} from './fixtures.ts';
import { hold } from './hold.ts';

test.describe('the shell', () => {
  test('a visitor sees their tabs and is kept from what needs an account', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/diary$/);
    const nav = page.getByRole('navigation').first();
    await expect(nav.getByRole('link')).toHaveText(['Home', 'Diary', 'Get Started']);
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get Feedback' })).toHaveCount(0);
    for (const path of ['/progress', '/account']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
    }
    await page.goto('/mail-veri');
    await expect(page).toHaveURL(/\/login$/);
  });

  test('an unverified learner is led to the notice, and out of it when the link was opened elsewhere', async ({
    page,
    browser,
  }) => {
    const email = newEmail();
    await page.goto('/register');
    await register(page, email);
    for (const path of ['/diary', '/progress', '/account']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/mail-veri$/);
    }
    await page.getByRole('button', { name: 'Resend verification email' }).click();
    await expect(page.getByText('Verification email sent. Please check your inbox.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('5 minutes');
    const elsewhere = await browser.newPage();
    await elsewhere.goto(await mailedLink(page, email));
    await elsewhere.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Your email is verified');
    await elsewhere.close();
    await expect(page).toHaveURL(/\/diary$/);
    await expect(page.getByRole('navigation').first().getByRole('link')).toHaveText(['Progress', 'Diary', 'Account']);
  });

  test('log out, log in, and the wrong ways to do it', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 401/);
    const email = await signInNewLearner(page, 'Ännchen 👋');
    await page.goto('/account');
    await expect(page.getByRole('main')).toContainText('Ännchen 👋');
    await expect(page.getByRole('main')).toContainText(email);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Email and password cannot be empty.')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('not this one');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Error: auth/invalid-credential')).toBeVisible();
    await page.getByLabel('Email').fill(`  ${email} `);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/progress$/);
    await expect(page.getByText('No data yet...')).toBeVisible();
  });

  test('registration says what is missing, in its order', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 40\d/);
    await page.goto('/register');
    const send = page.getByRole('button', { name: 'Register' });
    await send.click();
    await expect(page.getByText('You must accept the terms and consent to continue.')).toBeVisible();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await send.click();
    await expect(page.getByText('Choose language from list.')).toBeVisible();
    await page.getByRole('combobox').fill('german');
    await page.getByRole('option', { name: 'Deutsch' }).click();
    await send.click();
    await expect(page.getByText('All fields are required.')).toBeVisible();
    await page.getByLabel('Username').fill('Ann');
    await page.getByLabel('Email').fill('nobody');
    await page.getByLabel('Password').fill(PASSWORD);
    await send.click();
    await expect(page.getByText('Error: auth/invalid-email')).toBeVisible();
  });

  test.describe('a path that is none', () => {
    // Chromium reports the status of a page as an error.
    test.use({ expectedErrors: [/status of 404/] });
    test('an unknown path is the 404 page', async ({ page }) => {
      expect((await page.goto('/no/such/page'))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
      await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible();
      await page
        .getByRole('link', { name: 'Go Home' })
        .or(page.getByRole('button', { name: 'Go Home' }))
        .click();
      await expect(page).toHaveURL(/\/diary$/);
    });
  });

  test('each page comes under its own title, and those of text with their words', async ({ page }) => {
    for (const path of ['/start', '/imprint', '/data-protection', '/disclaimer', '/terms', '/about-us', '/licences']) {
      const html = await (await page.request.get(path)).text();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('#prerendered')).toHaveCount(0);
      await expect(page).toHaveTitle(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      if (path !== '/licences') expect(html.replace(/<!-- -->/g, '')).toContain(`${heading}</h1>`);
    }
    expect(await (await page.request.get('/robots.txt')).text()).toContain('/sitemap.xml');
    expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/start</loc>');
  });

  test('the diary shows its page before its code is there, and nobody can write into the picture', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T01:30:00Z');
    const comes = await hold(page, '**/assets/first-*.js');
    await page.goto('/diary', { waitUntil: 'commit' });
    // The browser's day in Berlin, which begins at three.
    const heading = page.getByRole('heading', { level: 1, includeHidden: true });
    await expect(heading).toHaveText('Friday 20 November');
    await expect(page.getByText('Write about your day:')).toBeVisible();
    await whenTypeIsThere(page);
    const seen = await page.locator('textarea').first().boundingBox();
    await page.mouse.click((seen?.x ?? 0) + 20, (seen?.y ?? 0) + 20);
    await page.keyboard.type('lost?');
    await expect(page.locator('textarea').first()).toHaveValue('');
    comes();
    await expect(question(page, 'day')).toBeEditable();
    await expect(page.locator('#prerendered')).toHaveCount(0);
    await expect(heading).toHaveText('Friday 20 November');
    expect(await page.locator('textarea').first().boundingBox()).toEqual(seen);
  });

  test('dark by default, light when chosen, and it stays', async ({ page }) => {
    await page.goto('/start');
    const theme = () => page.locator('html').getAttribute('data-theme');
    expect(await theme()).toBe('dark');
    await page
      .getByRole('button', { name: /theme|light|dark/i })
      .or(page.getByRole('switch'))
      .first()
      .click();
    await expect.poll(theme).toBe('light');
    await page.reload();
    await expect.poll(theme).toBe('light');
  });

  test('the page comes compressed, its hashed files for ever, and nothing inline is allowed', async ({
    page,
    server,
  }) => {
    const shell = await page.request.get('/diary', { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    expect(shell.headers()).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    const csp = shell.headers()['content-security-policy'] ?? '';
    expect(csp).toContain("default-src 'none'");
    expect(csp).not.toMatch(/unsafe|\*|https?:/);
    const asset = /\/assets\/index-[^"]+\.js/.exec(await shell.text())?.[0] ?? '';
    const script = await fetch(`${server.url}${asset}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    for (const path of ['/assets/no-such.js', '/../package.json', '/.vite/manifest.json', '/server/main.js'])
      expect([path, (await page.request.get(path, { headers: { accept: '*/*' } })).status()]).toEqual([path, 404]);
  });
});
