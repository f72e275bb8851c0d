import type { Page } from '@playwright/test';
import { expect, signInNewLearner, test, whenTypeIsThere } from './fixtures.ts';
import { expectGoodInBothThemes } from './good-in-both-themes.ts';
import { hold } from './hold.ts';

/** Entries of today, over the wire. */
async function write(page: Page, ...texts: string[]): Promise<void> {
  for (const inputDay of texts) {
    const data = { inputDay, inputWell: '', inputGrateful: '', mood: 4 };
    expect((await page.request.post('/call/callCorrectorDiary', { data: { data } })).status()).toBe(200);
  }
}

test('the progress page tells the most common mistakes in the learner’s own words, and what they get right again', async ({
  page,
}) => {
  await signInNewLearner(page);
  await write(page, 'I goed home. She goed out.', 'Then they goed to bed.', 'I went, you went and we went.');
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'Your most common mistakes' })).toBeVisible();
  const kind = page.getByRole('listitem').filter({ hasText: 'Tense' }).first();
  await expect(kind).toContainText('3 times');
  await expect(kind).toContainText('per 100 words');
  await expect(kind.getByRole('deletion')).toHaveText('goed');
  await expect(kind.getByRole('insertion')).toHaveText('went');
  await expect(page.getByText('last 5 chances, 3 right')).toBeVisible();
  await expect(page.getByText('1 of the last 30 days written')).toBeVisible();
  await expect(page.getByText('Great streak!')).toBeVisible();
  await expectGoodInBothThemes(page, 'the mistake ledger');

  await page.getByRole('link', { name: /open the entry/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/ 20\d\d/);
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 720 } });

  test('nothing moves when the figures come, and none is shown before', async ({ page }) => {
    await signInNewLearner(page);
    await write(page, 'I goed home.');
    const answer = await hold(page, '**/call/fetchLastDiaryEntries');
    await page.goto('/progress');
    const moods = page.getByRole('heading', { name: 'Weekly Mood Overview' });
    const words = page.getByRole('heading', { name: 'Weekly Correct & Total Words' });
    await whenTypeIsThere(page);
    const before = [await moods.boundingBox(), await words.boundingBox()];
    expect(
      await page
        .getByText('0.0 · 00 %')
        .first()
        .evaluate((bone) => getComputedStyle(bone).color),
    ).toBe('rgba(0, 0, 0, 0)');
    answer();
    await expect(page.getByText('Great streak!')).toBeVisible();
    expect([await moods.boundingBox(), await words.boundingBox()]).toEqual(before);
  });
});
