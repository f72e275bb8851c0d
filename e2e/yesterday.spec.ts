import type { Page } from '@playwright/test';
import { moveClocks, test } from './clocked-server.ts';
import { expect, question, signInNewLearner, stored, writeEntry } from './fixtures.ts';
import { expectGoodInBothThemes } from './good-in-both-themes.ts';

/* A Saturday morning in Berlin, where it is 11:40 when a journey begins. */
test.use({ begins: '2026-11-21T10:40:00Z' });

/** A learner who last wrote on Thursday at noon. */
async function signInAsOneWhoWroteOnThursday(page: Page, clock: { now_ms: number }): Promise<void> {
  const { now_ms } = clock;
  clock.now_ms = Date.parse('2026-11-19T11:00:00Z');
  await signInNewLearner(page);
  const data = { inputDay: 'I wrote.', inputWell: '', inputGrateful: '', mood: 2, time_zone: 'Europe/Berlin' };
  expect((await page.request.post('/call/callCorrectorDiary', { data: { data } })).status()).toBe(200);
  clock.now_ms = now_ms;
  await page.clock.install({ time: now_ms });
}

const choice = (page: Page) => page.getByRole('group', { name: 'This page is for:' });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test('yesterday is filled in until noon, also from a queue that goes out a little later', async ({
  page,
  context,
  clocked,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await signInAsOneWhoWroteOnThursday(page, clocked.clock);
  await page.goto('/diary');
  await expect(headline(page)).toHaveText('Saturday 21 November');
  await expect(page.getByRole('radio', { name: 'Today' })).toBeChecked();
  await expect(choice(page)).toHaveAccessibleDescription(
    'Nothing is written for yesterday yet; you can fill it in until noon.',
  );
  await expectGoodInBothThemes(page, 'the choice of the day');
  await page.getByRole('radio', { name: 'Today' }).press('ArrowRight');
  await expect(headline(page)).toHaveText('Friday 20 November');
  await writeEntry(page, { day: 'I goed home.', mood: 'Very Good' });
  await expect.poll(() => stored(page)).toContain('"mood":5');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Yesterday' })).toBeChecked();
  await expect(headline(page)).toHaveText('Friday 20 November');
  await expect(question(page, 'day')).toHaveValue('I goed home.');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Get Feedback' }).click();
  await expect(page.getByText('Your entry is kept here')).toBeVisible();
  await moveClocks(page, clocked, '2026-11-21T11:04:00Z');
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Friday 20 November');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(/\/progress$/);
  const cells = page.getByRole('tabpanel').locator('ol').first().getByRole('listitem');
  await expect(cells.filter({ hasText: '20.11.' })).toContainText('Very Good, the last day written');
  await expect(cells.filter({ hasText: '21.11.' })).toContainText('no corrected entry');
  await expect(page.getByText('Great streak!')).toBeVisible();
  await page.getByRole('link', { name: 'Diary', exact: true }).click();
  await expect(headline(page)).toHaveText('Saturday 21 November');
  await expect(page.getByText('2 days in a row')).toBeVisible();
  await expect(choice(page)).toHaveCount(0);
});

test('who is too late for yesterday is told so, and the page is for today', async ({ page, clocked }) => {
  await signInAsOneWhoWroteOnThursday(page, clocked.clock);
  await page.goto('/diary');
  await page.getByText('Yesterday', { exact: true }).click();
  await writeEntry(page, { day: 'I wrote slowly.' });
  // The last minute passes only when it is said.
  clocked.clock.now_ms = Date.parse('2026-11-21T11:09:00Z');
  await page.clock.pauseAt(clocked.clock.now_ms);
  await expect(headline(page)).toHaveText('Friday 20 November');
  await moveClocks(page, clocked, '2026-11-21T11:11:00Z');
  await expect(headline(page)).toHaveText('Saturday 21 November');
  await expect(page.getByText('It is past noon, so this page is for today.')).toBeVisible();
  await expect(choice(page)).toHaveCount(0);
  await expect(question(page, 'day')).toHaveValue('I wrote slowly.');
});

test('who opens the page too late for yesterday is told so as well', async ({ page, clocked }) => {
  await signInAsOneWhoWroteOnThursday(page, clocked.clock);
  await page.goto('/diary');
  await page.getByText('Yesterday', { exact: true }).click();
  await writeEntry(page, { day: 'I wrote slowly.' });
  await expect.poll(() => stored(page)).toContain('I wrote slowly.');
  await page.goto('/progress');
  await moveClocks(page, clocked, '2026-11-21T11:11:00Z');
  await page.goto('/diary');
  await expect(page.getByText('It is past noon, so this page is for today.')).toBeVisible();
  await expect(headline(page)).toHaveText('Saturday 21 November');
  await expect(question(page, 'day')).toHaveValue('I wrote slowly.');
});
