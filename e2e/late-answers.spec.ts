import { expect, question, signInNewLearner, stored, test, writeEntry } from './fixtures.ts';
import { hold } from './hold.ts';

/* What a learner does while an answer, or the next screen, is still on its way. */

test('what is typed while another screen is on its way goes along', async ({ page }) => {
  await page.clock.install();
  await page.goto('/diary');
  await expect(question(page, 'day')).toBeEditable();
  const comes = await hold(page, '**/assets/access-*.js');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await question(page, 'day').focus();
  // No time passes in which the page would be told of it by itself.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.keyboard.type('I goed on.');
  comes();
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
  await page.clock.resume();
  await page.goBack();
  await expect(question(page, 'day')).toHaveValue('I goed on.');
});

test('after the first entry nobody is told that there is none', async ({ page }) => {
  await signInNewLearner(page);
  await page.goto('/progress');
  await expect(page.getByText('No data yet...')).toBeVisible();
  await page.getByRole('link', { name: 'Diary', exact: true }).click();
  await writeEntry(page, { day: 'I goed home.' });
  await page.getByRole('button', { name: 'Get Feedback' }).click();
  const answer = await hold(page, '**/call/fetchLastDiaryEntries');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your week' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Weekly Mood Overview' })).toBeVisible();
  await expect(page.getByText('No data yet...')).toHaveCount(0);
  answer();
  await expect(page.getByText('Great streak!')).toBeVisible();
});

test('an entry whose deletion is late leads nobody away', async ({ page }) => {
  await signInNewLearner(page);
  for (const inputDay of ['The first one.', 'The second one.'])
    await page.request.post('/call/callCorrectorDiary', {
      data: { data: { inputDay, inputWell: '', inputGrateful: '', mood: 3 } },
    });
  await page.goto('/progress');
  await page.getByRole('link', { name: 'All your entries' }).click();
  const entries = page.getByRole('main').getByRole('listitem').getByRole('link');
  await entries.first().click();
  const remove = page.getByRole('button', { name: 'Delete this entry' });
  const answer = await hold(page, '**/call/deleteEntry');
  await remove.click();
  await page.getByRole('link', { name: 'All your entries' }).click();
  await expect(entries).toHaveCount(2);
  answer();
  // Still in the list, and it can be undone there.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(entries).toHaveCount(1);
  await expect(page).toHaveURL(/\/history$/);

  await entries.first().click();
  const second = await hold(page, '**/call/deleteEntry');
  await remove.click();
  await page.getByRole('link', { name: 'Diary', exact: true }).click();
  await expect(question(page, 'day')).toBeEditable();
  second();
  await expect(page.getByText('Entry deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/diary$/);
});

test('of two languages that are chosen the last one counts, whichever comes first', async ({ page }) => {
  await page.goto('/start');
  const language = page.getByRole('contentinfo').getByRole('button', { name: /^Language/ });
  const comes = await hold(page, '**/assets/texts-*.js');
  for (const name of ['Deutsch', 'English']) {
    await language.click();
    await page.getByRole('menuitemradio', { name }).click();
  }
  const has = page.waitForResponse('**/assets/texts-*.js');
  comes();
  await (await has).finished();
  await page.getByRole('link', { name: 'Imprint' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('who logs out is told of what they have written in another window since', async ({ page, context }) => {
  await signInNewLearner(page);
  await page.goto('/account');
  const logout = page.getByRole('button', { name: 'Logout' });
  await expect(page.getByText('Your diary stays in your account.')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/diary');
  await writeEntry(other, { day: 'Not sent yet.' });
  await expect.poll(() => stored(other)).toContain('Not sent yet.');
  await logout.click();
  await expect(page.getByRole('link', { name: 'Send it first' })).toBeVisible();
  await expect(logout).toBeEnabled();
  await expect(question(other, 'day')).toHaveValue('Not sent yet.');
  await logout.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => stored(page)).not.toContain('Not sent yet.');
});

test('an import that ends because its learner left says how far it came', async ({ page }) => {
  await signInNewLearner(page);
  await page.goto('/account');
  const entries = Array.from({ length: 60 }, (_, n) => ({
    entry_id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    ...{ day: '2026-11-20', date_ms: Date.parse('2026-11-20T12:00:00Z'), time_zone: 'UTC', state: 'pending' },
    ...{ inputDay: `Day ${n}.`, inputWell: '', inputGrateful: '' },
  }));
  const answer = await hold(page, '**/call/importEntries');
  const opening = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import JSON' }).press('Enter');
  const text = JSON.stringify({ format: 'dayglot-diary', version: 1, entries });
  await (await opening).setFiles({ name: 'diary.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByRole('progressbar', { name: 'Importing your diary' })).toBeVisible();
  await page.getByRole('link', { name: 'Diary', exact: true }).click();
  await expect(question(page, 'day')).toBeEditable();
  answer();
  await expect(page.getByText('50 entries imported, then it stopped. Choose the file again')).toBeVisible();
});
