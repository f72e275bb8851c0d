import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { SEED_TEXTS } from '#server/seed-texts.ts';
import type { ClockedServer } from '../clocked-server.ts';
import { expect, newEmail, PASSWORD, signInNewLearner } from '../fixtures.ts';

/** The day on which all pictures are taken: a Friday, at two in the afternoon in Berlin. */
export const NOW = '2026-04-10T12:00:00Z';
const [FIRST_DAY, DAYS] = ['2026-02-10', 59];

/** Whose screen is shown. */
export type Who = 'nobody' | 'unverified' | 'new' | 'sixty days';
type Session = NonNullable<BrowserContextOptions['storageState']>;
export type World = { readonly sessions: Readonly<Record<Who, Session>>; readonly server: ClockedServer };

const NOBODY: Session = { cookies: [], origins: [] };

const OPTIONS: BrowserContextOptions = {
  ...{ locale: 'en-GB', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce', serviceWorkers: 'block' },
  viewport: { width: 1440, height: 900 },
};

/** A page of somebody’s own browser, on the day of the pictures. */
export async function pageOf(browser: Browser, { sessions, server }: World, who: Who): Promise<Page> {
  const context = await browser.newContext({ ...OPTIONS, baseURL: server.url, storageState: sessions[who] });
  const page = await context.newPage();
  if (who === 'new') await signInNewLearner(page, 'Ben');
  await page.clock.setFixedTime(NOW);
  return page;
}

/** The four of them, the last with an entry on most of sixty days: all their clocks stand at NOW when it is done. */
export async function createWorld(browser: Browser, server: ClockedServer): Promise<World> {
  const context = await browser.newContext({ ...OPTIONS, baseURL: server.url });
  const page = await context.newPage();
  await signInNewLearner(page, 'Ana');
  await writePast(page, server);
  const session = async (prepare: () => Promise<unknown>): Promise<Session> => {
    await context.clearCookies();
    await prepare();
    return context.storageState();
  };
  const sixtyDays = await context.storageState();
  const sessions = {
    nobody: NOBODY,
    unverified: await session(() => signInUnverified(page)),
    // Whoever is new stays new: each page has a learner of its own.
    new: NOBODY,
    'sixty days': sixtyDays,
  };
  await context.close();
  return { sessions, server };
}

const call = async (page: Page, name: string, data: object): Promise<void> => {
  const answer = await page.request.post(`/call/${name}`, { data: { data } });
  expect([name, answer.status()]).toEqual([name, 200]);
};

/** In the evening of most days an entry; some days are missing, some have no mood, and on some there are two. */
async function writePast(page: Page, server: ClockedServer): Promise<void> {
  for (let n = 0; n < DAYS; n += 1) {
    if (n % 11 === 5) continue;
    server.clock.now_ms = Date.parse(`${addDays(FIRST_DAY, n)}T18:30:00Z`);
    const [inputDay = '', inputWell = '', inputGrateful = ''] = SEED_TEXTS[n % SEED_TEXTS.length] ?? [];
    const mood = n % 13 === 4 ? -1 : 1 + ((n * 7 + (n % 3)) % 5);
    const texts = { inputDay, inputWell, inputGrateful, mood, time_zone: 'Europe/Berlin' };
    await call(page, 'callCorrectorDiary', texts);
  }
  server.clock.now_ms = Date.parse(NOW);
}

async function signInUnverified(page: Page): Promise<void> {
  const email = newEmail();
  const accepted = { acceptedTerms: true, acceptedPrivacy: true };
  await call(page, 'registerUser', { email, password: PASSWORD, username: 'Cem', native_lang: 'de', ...accepted });
  await call(page, 'signIn', { email });
}
