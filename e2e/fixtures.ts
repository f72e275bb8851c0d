import { randomUUID } from 'node:crypto';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { withoutQuestions } from './refuse-statistics.ts';
import { type BuiltServer, startBuiltServer } from './server.ts';
import { inSlowWorld } from './slow-world.ts';
import { withWholePages } from './whole-page.ts';

const SLOW_WAYS = (process.env.SLOW ?? '').split(',').filter(Boolean);

type Worker = {
  /** As it comes: all defaults. */
  readonly basicServer: BuiltServer;
  /** Without bot check and limits: many journeys come from one address, and some call over the wire. */
  readonly scriptedServer: BuiltServer;
  /** With both, and the quick corrector; for the journeys that are about them. */
  readonly guardedServer: BuiltServer;
  /** Whether visitors have refused statistics before, or are asked; e2e/consent.spec.ts is about the second. */
  readonly statistics: 'refused' | 'open';
};
type Own = {
  /** Which corrector the server of this test has. */
  readonly corrector: 'basic' | 'scripted';
  readonly server: BuiltServer;
  /** Messages that the page may log as errors, such as those of an answer that the test asked to fail. */
  readonly expectedErrors: RegExp[];
};

/** Journeys run against the built server; anything logged as an error, in the page or on the server, fails them. */
export const test = base.extend<Own, Worker>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  basicServer: [async ({}, use) => serve('basic', use), { scope: 'worker' }],
  scriptedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => serve('scripted', use, { BOT_CHECK: 'off', RATE_LIMIT: 'off' }),
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  guardedServer: [async ({}, use) => serve('scripted', use), { scope: 'worker' }],
  statistics: ['refused', { option: true, scope: 'worker' }],
  browser: [
    async ({ browser, statistics }, use) => {
      const own = SLOW_WAYS.length > 0 ? inSlowWorld(browser, SLOW_WAYS) : browser;
      await use(withWholePages(statistics === 'refused' ? withoutQuestions(own) : own));
    },
    { scope: 'worker' },
  ],
  corrector: ['scripted', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedErrors: async ({}, use) => use([]),
  server: async ({ corrector, basicServer, scriptedServer }, use) =>
    use(corrector === 'basic' ? basicServer : scriptedServer),
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page, server, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    const unexpected = [...errors, ...server.errors()].filter((text) => !expectedErrors.some((e) => e.test(text)));
    expect(unexpected).toEqual([]);
  },
});

async function serve(
  corrector: string,
  use: (server: BuiltServer) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const server = await startBuiltServer(corrector, env);
  await use(server);
  await server.stop();
}

export const PASSWORD = 'a long password';
export const newEmail = (): string => `learner-${randomUUID()}@example.org`;

export const VERIFY_LINK = /\/verify-email#/;

/** The newest link of its kind among the mails to an address, as the dev mailbox shows them; none of those of `before`. */
export async function mailedLink(
  page: Page,
  email: string,
  kind = /./,
  before: readonly string[] = [],
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await page.request.get('/dev/mailbox.json')).json()) as { to: string; links: string[] }[];
      const links = mails.filter(({ to }) => to === email).flatMap((mail) => mail.links);
      link = links.find((one) => kind.test(one) && !before.includes(one));
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

/** Confirms an address by the link of its newest verification mail, as the page does when the button is pressed. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  const token = new URL(await mailedLink(page, email, VERIFY_LINK)).hash.replace('#token=', '');
  expect((await page.request.post('/call/confirmEmail', { data: { data: { token } } })).status()).toBe(200);
}

/** The question whose a text is that was written before logging in. */
export const claimNote = (page: Page): Locator => page.getByRole('region', { name: 'A text on this device' });
export const claimText = (page: Page): Promise<void> =>
  claimNote(page).getByRole('button', { name: 'Yes, use it' }).click();

/** Everything that the drafts' storage holds. */
export const stored = (page: Page) =>
  page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await ended(indexedDB.open('keyval-store'));
    const all = await ended(database.transaction('keyval').objectStore('keyval').getAll());
    database.close();
    return JSON.stringify(all);
  });

/** The style sheets and the type of a page are there, so that what is measured then stays. */
export const whenTypeIsThere = async (page: Page): Promise<void> => {
  const isStyled = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every((one) => one.sheet);
  await expect.poll(() => page.evaluate(isStyled)).toBe(true);
  await page.evaluate(async () => void (await document.fonts.ready));
};

/** Fills in and sends the register screen as a learner would. */
export async function register(page: Page, email: string, username = 'Ann', language = 'Deutsch'): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByRole('combobox').fill(language);
  await page.getByRole('option', { name: language }).first().click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
}

/** A new learner, registered and verified over the wire, whose session the page has. */
export async function signInNewLearner(page: Page, username = 'Ann'): Promise<string> {
  const email = newEmail();
  const call = async (name: string, data: object) => {
    const answer = await page.request.post(`/call/${name}`, { data: { data } });
    expect(answer.status(), name).toBe(200);
  };
  const accepted = { acceptedTerms: true, acceptedPrivacy: true };
  await call('registerUser', { email, password: PASSWORD, username, native_lang: 'de', ...accepted });
  await call('signIn', { email });
  await call('sendVerificationEmail', {});
  await confirmEmail(page, email);
  return email;
}

export const LABELS = {
  day: 'Write about your day:',
  well: 'What went well today:',
  grateful: 'For what are you grateful today:',
} as const;

/**
 * Where a question is answered. Its label alone does not say it: the feedback calls each section by its question, and
 * it is still there when somebody who goes on from it looks for the next entry.
 */
export const question = (page: Page, name: keyof typeof LABELS): Locator =>
  page.getByRole('textbox', { name: LABELS[name] });

export async function writeEntry(page: Page, entry: { day: string; well?: string; grateful?: string; mood?: string }) {
  await question(page, 'day').fill(entry.day);
  if (entry.well) await question(page, 'well').fill(entry.well);
  if (entry.grateful) await question(page, 'grateful').fill(entry.grateful);
  if (entry.mood) await page.getByRole('radio', { name: entry.mood, exact: true }).check({ force: true });
}

export { expect };
