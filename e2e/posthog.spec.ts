import type { Page, Request } from '@playwright/test';
import { test as base, expect, LABELS, mailedLink, newEmail, PASSWORD, register, writeEntry } from './fixtures.ts';
import { openPosthogReceiver, type PosthogReceiver } from './posthog-receiver.ts';
import { startBuiltServer } from './server.ts';

/* What goes to an operator's PostHog, read as it arrives (docs/decisions/0032). */

const test = base.extend<{ readonly posthog: PosthogReceiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  posthog: async ({}, use) => {
    const receiver = await openPosthogReceiver();
    await use(receiver);
    await receiver.stop();
  },
  server: async ({ posthog }, use) => {
    const env = { BOT_CHECK: 'off', RATE_LIMIT: 'off', POSTHOG_KEY: 'phc_journey', POSTHOG_HOST: posthog.url };
    const server = await startBuiltServer('scripted', env);
    await use(server);
    await server.stop();
  },
});
test.use({ statistics: 'open' });

/** Words that stand nowhere but in what this learner types, or is told for it. */
const [WORD, THANKS, NAME] = ['zanzibarlicht', 'quittenmarmelade', 'Canaryperson'];
const FLUSHED_MS = 30_000;

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
/** Goes to an open page, of which the recording shows what stands there. */
async function showImprint(page: Page): Promise<void> {
  await link(page, 'Imprint').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
}

test('PostHog gets page views and what public pages look like after a yes, and no word of a learner’s ever', async ({
  page,
  posthog: { url, bodies },
}) => {
  // PostHog counts no robots, and the browser of a journey says that it is one.
  await page.addInitScript(() => {
    for (const name of ['webdriver', 'userAgentData'])
      Object.defineProperty(Navigator.prototype, name, { value: undefined });
  });
  await page.clock.install();
  const chunks: string[] = [];
  page.on('request', (request) => /posthog/.test(request.url()) && chunks.push(request.url()));
  const all = () => bodies.join('\n');
  const count = (text: string | RegExp) => all().split(text).length - 1;

  const answer = await page.goto('/start');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy.split(';').filter((part) => part.includes(url))).toEqual([`connect-src 'self' ${url}`]);
  expect(policy).toContain("script-src 'self';");
  const banner = page.getByRole('region', { name: 'Statistics' });
  await expect(banner).toContainText('PostHog');
  await showImprint(page);
  await page.clock.runFor(FLUSHED_MS);
  expect([bodies, chunks]).toEqual([[], []]);
  await link(page, 'Terms').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();

  await banner.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => count('"page":"/terms"')).toBe(1);
  expect(chunks.length).toBeGreaterThan(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(FLUSHED_MS);
  // A recording that shows nothing would hide nothing either.
  await expect.poll(() => count('Terms of Service')).toBeGreaterThan(0);

  const email = newEmail();
  await link(page, 'Get Started').click();
  await register(page, email, NAME);
  await page.goto(await mailedLink(page, email));
  await writeEntry(page, { day: `I goed to ${WORD}.`, grateful: THANKS, mood: 'Good' });
  await page.clock.runFor(FLUSHED_MS);
  await page.getByRole('button', { name: 'Get Feedback' }).click();
  await page.getByRole('button', { name: 'went' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Great streak!')).toBeVisible();
  await link(page, 'All your entries').click();
  await page.getByRole('searchbox').fill(WORD);
  await expect(page.locator('mark')).toHaveText(WORD);
  await page.getByRole('main').getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(/\/history\/[0-9a-f-]{36}/);
  // The address changes before the page does.
  await expect(page.getByRole('heading', { name: LABELS.day })).toBeVisible();
  const entry_id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';
  await link(page, 'Account').click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Username').fill(`${NAME} again`);
  await page.clock.runFor(FLUSHED_MS);
  await showImprint(page);
  await page.clock.runFor(FLUSHED_MS);
  await expect.poll(() => count('"page":"/history/:entry_id"')).toBe(1);
  // It went on to the end of the walk.
  await expect.poll(() => count('"page":"/imprint"')).toBe(1);
  await expect.poll(() => bodies.at(-1)).toContain('$snapshot');

  // What the recording sends while the press is on its way was allowed still.
  const onTheirWay = new Set<Request>();
  page.on('request', (request) => request.url().startsWith(url) && onTheirWay.add(request));
  const arrived = (request: Request) => onTheirWay.delete(request);
  page.on('requestfinished', arrived).on('requestfailed', arrived);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('switch', { name: 'Statistics' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Statistics are off.')).toBeVisible();
  await expect.poll(() => onTheirWay.size).toBe(0);
  const sent = bodies.length;
  await link(page, 'Terms').click();
  await page.clock.runFor(FLUSHED_MS);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(FLUSHED_MS);
  expect(bodies.slice(sent)).toEqual([]);

  for (const secret of [WORD, THANKS, NAME, email, email.split('@')[0] ?? '', PASSWORD, entry_id])
    expect([secret, count(new RegExp(secret, 'i'))]).toEqual([secret, 0]);
});
