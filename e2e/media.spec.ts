import { expect, signInNewLearner, test, writeEntry } from './fixtures.ts';

/** What a page of paper shows of the page, as words. */
const OFF_PAPER = ['Finish', 'Inline', 'Try first', 'Imprint', 'All your entries', 'Delete this entry'];

test('an entry on paper is black on white: what was written and its correction, and nothing to press', async ({
  page,
}) => {
  await signInNewLearner(page);
  await page.goto('/diary');
  await writeEntry(page, { day: 'Yesterday I goed home and we was tired.' });
  await page.getByRole('button', { name: 'Get Feedback' }).click();
  await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
  for (const place of ['feedback', 'history']) {
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main).toContainText('Yesterday I went home and we were tired.');
    await expect(main).toContainText('Yesterday I goed home and we was tired.');
    await expect(page.getByText('went', { exact: true }).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const name of OFF_PAPER)
      await expect(page.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    if (place === 'history') return;
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('link', { name: 'All your entries' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your entries' })).toBeVisible();
    await page.getByRole('main').getByRole('listitem').getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Write about your day:' })).toBeVisible();
  }
});

test('in forced colours the words are there, and it is seen which tab is current', async ({ page }) => {
  await signInNewLearner(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/diary');
  const border = (name: string) =>
    page
      .getByRole('link', { name, exact: true })
      .locator('span')
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  await expect.poll(async () => (await border('Diary')) !== (await border('Progress'))).toBe(true);
  await writeEntry(page, { day: 'Yesterday I goed home and we was tired.' });
  await page.getByRole('button', { name: 'Get Feedback' }).click();
  await expect(page.getByRole('main')).toContainText('Yesterday I went home and we were tired.');
  await expect(page.getByRole('main')).toContainText('Yesterday I goed home and we was tired.');
});
