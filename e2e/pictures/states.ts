import type { Page, Route } from '@playwright/test';
import { failWith } from '../accounts/steps.ts';
import { expect, LABELS, PASSWORD, register, writeEntry } from '../fixtures.ts';
import type { Who } from './world.ts';

/** One state of a screen: whose it is, and how it comes to be seen. */
export type State = {
  readonly state: string;
  readonly who: Who;
  readonly show: (page: Page) => Promise<void>;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

/** Opens a path and waits for its heading. */
const at =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await heading(page);
  };

/** A call that never answers while the picture is taken. */
const stalled = () => new Promise<void>(() => undefined);
const failed = (route: Route) => failWith('INTERNAL', 'No.')(route);

const DAY =
  'This morning I goed to the market with my sister and we was looking for fresh fish. It rained for two hour, so we drank coffee under the roof.\n\nThen we goed home and cooked a apple cake.';
const ENTRY = { day: DAY, well: 'I asked the price without my notes.', grateful: 'For my sister.', mood: 'Good' };
const LONG = `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft und ${'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'.repeat(2)}.`;

async function writeDay(page: Page, entry: Parameters<typeof writeEntry>[1] = ENTRY): Promise<void> {
  await at('/diary')(page);
  await writeEntry(page, entry);
}

async function ask(page: Page, entry: Parameters<typeof writeEntry>[1] = ENTRY): Promise<void> {
  await writeDay(page, entry);
  await button(page, 'Get Feedback').click();
}

async function corrected(page: Page, entry: Parameters<typeof writeEntry>[1] = ENTRY): Promise<void> {
  await ask(page, entry);
  await expect(button(page, 'Finish')).toBeVisible();
}

async function openNewestEntry(page: Page): Promise<void> {
  await at('/history')(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: LABELS.day })).toBeVisible();
}

/** What somebody set who reads with wider spaces (WCAG 1.4.12). */
const spaceOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });

async function edit(page: Page): Promise<void> {
  await at('/account')(page);
  await button(page, 'Edit').click();
}

const START: readonly State[] = [{ state: 'welcome', who: 'nobody', show: at('/start') }];

const LOGIN: readonly State[] = [
  { state: 'empty', who: 'nobody', show: at('/login') },
  {
    state: 'refused',
    who: 'nobody',
    show: async (page) => {
      await at('/login')(page);
      await page.getByLabel('Email').fill('nobody@example.org');
      await page.getByLabel('Password').fill(PASSWORD);
      await button(page, 'Login').click();
      await expect(page.getByText('Error: auth/invalid-credential')).toBeVisible();
    },
  },
  { state: 'reset', who: 'nobody', show: at('/login?reset') },
];

const REGISTER: readonly State[] = [
  { state: 'empty', who: 'nobody', show: at('/register') },
  {
    state: 'errors',
    who: 'nobody',
    show: async (page) => {
      await at('/register')(page);
      await button(page, 'Register').click();
      await expect(page.getByText('You must accept the terms')).toBeVisible();
    },
  },
  {
    state: 'languages',
    who: 'nobody',
    show: async (page) => {
      await at('/register')(page);
      await page.getByRole('combobox').fill('an');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    state: 'just registered',
    who: 'nobody',
    show: async (page) => {
      await at('/register')(page);
      await register(page, 'just-registered@example.org');
    },
  },
];

const MAIL: readonly State[] = [
  {
    state: 'another address',
    who: 'unverified',
    show: async (page) => {
      await at('/mail-veri')(page);
      await button(page, 'Wrong address?').click();
      await expect(button(page, 'Send to this address')).toBeVisible();
    },
  },
  { state: 'confirm the email', who: 'nobody', show: at('/verify-email#token=made.up') },
  { state: 'verification by a bad link', who: 'nobody', show: at('/verify-email') },
  { state: 'reset by a bad link', who: 'nobody', show: at('/reset-password') },
];

const DIARY: readonly State[] = [
  { state: 'signed out', who: 'nobody', show: at('/diary') },
  { state: 'new learner', who: 'new', show: at('/diary') },
  {
    state: 'forced colours',
    who: 'new',
    show: async (page) => {
      await writeDay(page);
      await page.emulateMedia({ forcedColors: 'active' });
    },
  },
  {
    state: 'wide spaces',
    who: 'new',
    show: async (page) => {
      await writeDay(page);
      await spaceOut(page);
    },
  },
  { state: 'written', who: 'sixty days', show: writeDay },
  { state: 'long words', who: 'new', show: (page) => writeDay(page, { day: LONG, well: LONG }) },
  {
    state: 'waiting',
    who: 'new',
    show: async (page) => {
      await page.route('**/call/callCorrectorDiary', stalled);
      await ask(page);
      await expect(page.getByText('Loading Magic into Diary ...')).toBeVisible();
    },
  },
  {
    state: 'error',
    who: 'new',
    show: async (page) => {
      await ask(page, { day: 'I goed home. [SAFETY]' });
      await expect(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible();
    },
  },
];

const FEEDBACK: readonly State[] = [
  { state: 'corrected', who: 'new', show: corrected },
  {
    state: 'why',
    who: 'new',
    show: async (page) => {
      await corrected(page);
      await page.getByRole('button', { name: 'went' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Why this was changed' })).toBeVisible();
    },
  },
  {
    state: 'on paper',
    who: 'new',
    show: async (page) => {
      await corrected(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    state: 'forced colours',
    who: 'new',
    show: async (page) => {
      await corrected(page);
      await page.emulateMedia({ forcedColors: 'active' });
    },
  },
  {
    state: 'wide spaces',
    who: 'new',
    show: async (page) => {
      await corrected(page);
      await spaceOut(page);
    },
  },
  { state: 'long words', who: 'new', show: (page) => corrected(page, { day: `${LONG} I goed.`, well: LONG }) },
];

const PROGRESS: readonly State[] = [
  { state: 'empty', who: 'new', show: at('/progress') },
  {
    state: 'week',
    who: 'sixty days',
    show: async (page) => {
      await at('/progress')(page);
      await expect(page.getByRole('heading', { name: 'Weekly Mood Overview' })).toBeVisible();
    },
  },
  {
    state: 'month',
    who: 'sixty days',
    show: async (page) => {
      await at('/progress')(page);
      await page.getByRole('tab', { name: 'Month' }).click();
      await expect(page.getByRole('heading', { name: 'Monthly Mood Overview' })).toBeVisible();
    },
  },
  {
    state: 'loading',
    who: 'sixty days',
    show: async (page) => {
      await page.route('**/call/fetchLastDiaryEntries', stalled);
      await page.goto('/progress');
      await expect(page.getByRole('main')).toBeVisible();
    },
  },
  {
    state: 'failed',
    who: 'sixty days',
    show: async (page) => {
      for (const name of ['fetchLastDiaryEntries', 'fetchMistakes', 'fetchStatistics'])
        await page.route(`**/call/${name}`, failed);
      await page.goto('/progress');
      await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    },
  },
];

const HISTORY: readonly State[] = [
  { state: 'empty', who: 'new', show: at('/history') },
  { state: 'all', who: 'sixty days', show: at('/history') },
  {
    state: 'found',
    who: 'sixty days',
    show: async (page) => {
      await at('/history')(page);
      await page.getByRole('searchbox').fill('market');
      await expect(page.locator('mark').first()).toBeVisible();
    },
  },
  {
    state: 'not found',
    who: 'sixty days',
    show: async (page) => {
      await at('/history')(page);
      await page.getByRole('searchbox').fill('walrus');
      await expect(page.getByText('Nothing in your diary fits.')).toBeVisible();
    },
  },
  { state: 'an entry', who: 'sixty days', show: openNewestEntry },
  {
    state: 'an entry on paper',
    who: 'sixty days',
    show: async (page) => {
      await openNewestEntry(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    state: 'no such entry',
    who: 'sixty days',
    show: at('/history/00000000-0000-4000-8000-000000000000'),
  },
];

const REVIEW: readonly State[] = [
  { state: 'nothing due', who: 'new', show: at('/review') },
  {
    state: 'a card',
    who: 'sixty days',
    show: async (page) => {
      await at('/review')(page);
      await expect(page.getByRole('region', { name: /^Card 1 of/ })).toBeVisible();
    },
  },
  {
    state: 'an answer',
    who: 'sixty days',
    show: async (page) => {
      await at('/review')(page);
      await page.getByRole('textbox').first().fill('walrus');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: /Again/ })).toBeVisible();
    },
  },
];

const ACCOUNT: readonly State[] = [
  { state: 'view', who: 'sixty days', show: at('/account') },
  { state: 'editing', who: 'sixty days', show: edit },
  {
    state: 'errors',
    who: 'sixty days',
    show: async (page) => {
      await edit(page);
      await button(page, 'Change Password').click();
      await page.getByLabel('New password').fill('short');
      await button(page, 'Save Changes').click();
      await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    state: 'delete',
    who: 'sixty days',
    show: async (page) => {
      await at('/account')(page);
      await button(page, 'Delete').click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    state: 'unread',
    who: 'new',
    show: async (page) => {
      for (const name of ['readProfile', 'listDevices', 'readInstallation'])
        await page.route(`**/call/${name}`, failed);
      await page.goto('/account');
      await expect(button(page, 'Try again').first()).toBeVisible();
    },
  },
];

const LEGAL: readonly State[] = ['imprint', 'data-protection', 'disclaimer', 'terms', 'about-us', 'licences'].map(
  (path) => ({ state: path, who: 'nobody', show: at(`/${path}`) }),
);

const SHELL: readonly State[] = [
  { state: 'no such page', who: 'nobody', show: at('/nowhere') },
  {
    state: 'question of consent',
    who: 'nobody',
    show: async (page) => {
      await page.addInitScript(() => localStorage.removeItem('dayglot-consent'));
      await at('/start')(page);
      await expect(page.getByRole('region', { name: 'Statistics' })).toBeVisible();
    },
  },
  {
    state: 'cookie settings',
    who: 'nobody',
    show: async (page) => {
      await at('/imprint')(page);
      await button(page, 'Cookie settings').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

/** Every screen with the states in which it is looked at. */
export const SCREENS: Readonly<Record<string, readonly State[]>> = {
  ...{ start: START, login: LOGIN, register: REGISTER, mail: MAIL, diary: DIARY, feedback: FEEDBACK },
  ...{ progress: PROGRESS, history: HISTORY, review: REVIEW, account: ACCOUNT, legal: LEGAL, shell: SHELL },
};
