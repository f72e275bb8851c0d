import { claimText, expect, mailedLink, newEmail, question, register, test, writeEntry } from './fixtures.ts';

/* The main job, end to end, with the real corrector: our own texts with what learners typically get wrong. */

const WALKS = [
  {
    language: 'English',
    day: 'Yesterday I go to the beach with my friends and we was swimming for two hour. The water was very cold but we didnt care. After that we eated a pizza in a little restaurant near of the station, and my friend Tom told us about his new job. He work now in a big hospital and he like it very much. In the evening i was very tired, so I readed a book and went to bed at ten oclock.',
    well: 'I understood a joke of the waiter and I answered without to think.',
    grateful: 'For my friends, becouse they allways listen to me.',
    corrected: ['we were swimming', 'two hours', 'because', 'always'],
  },
  {
    language: 'Español',
    day: 'Ayer fui a el mercado con mi hermana y compramos muchos frutas. La problema fue que llovia mucho y no teniamos paraguas. Despues comimos en un restaurante pequeño cerca de la plaza, y el camarero fue muy simpatico con nosotros. Por la tarde estudie español dos horas en la biblioteca y escribi una carta a mi abuela, que vive en otra ciudad. Estoy cansado pero muy contento con mi dia.',
    well: 'Hable con el camarero y el me entendio.',
    grateful: 'Por mi familia y por los amigos que tengo aqui.',
    corrected: ['al mercado', 'El problema', 'Después', 'aquí'],
  },
] as const;

test.describe('the walk of a new learner', () => {
  test.use({ corrector: 'basic' });
  for (const walk of WALKS)
    test(`from the start page to the progress page, in ${walk.language}`, async ({ page }) => {
      const email = newEmail();
      await page.goto('/start');
      await expect(page).toHaveTitle('Home | Dayglot Diary');
      await expect(page.getByRole('heading', { name: 'Welcome to the Dayglot Diary!' })).toBeVisible();
      await page
        .getByRole('link', { name: 'Start Writing' })
        .or(page.getByRole('button', { name: 'Start Writing' }))
        .click();
      await writeEntry(page, { day: walk.day, well: walk.well, grateful: walk.grateful, mood: 'Good' });
      await page.getByRole('button', { name: 'Get Started' }).click();
      await register(page, email);

      await mailedLink(page, email);
      await page.goto('/dev/mailbox');
      const mail = page.getByRole('article').filter({ hasText: email });
      await mail.getByRole('link').first().click();
      // This browser holds the account's session, so the page confirms by itself and leads on to the diary.
      await claimText(page);
      // What was written before registering is still there.
      await expect(question(page, 'day')).toHaveValue(walk.day);
      await expect(page.getByRole('radio', { name: 'Good', exact: true })).toBeChecked();
      await page.getByRole('button', { name: 'Get Feedback' }).click();

      await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
      const corrected = page.getByRole('heading', { name: 'Corrected' }).locator('xpath=following-sibling::p');
      const text = (await corrected.allInnerTexts()).join(' ').replace(/\s+/g, ' ');
      for (const words of walk.corrected) expect(text).toContain(words);
      await expect(page.getByRole('columnheader', { name: 'Mistake' })).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'Description' })).toBeVisible();
      const rows = page.getByRole('table').filter({ hasText: 'Mistake' }).getByRole('row');
      expect(await rows.count()).toBeGreaterThan(1);
      expect(await rows.count()).toBeLessThanOrEqual(4);

      await page.reload();
      await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
      await page.getByRole('button', { name: 'Finish' }).click();
      await expect(page).toHaveURL(/\/progress$/);
      await expect(page).toHaveTitle('Progress | Dayglot Diary');
      await expect(page.getByRole('heading', { name: 'Weekly Mood Overview' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Weekly Correct & Total Words' })).toBeVisible();
      await expect(page.getByText('Great streak!')).toBeVisible();
      await page.getByRole('tab', { name: 'Month' }).click();
      await expect(page.getByRole('heading', { name: 'Monthly Mood Overview' })).toBeVisible();

      await page.getByRole('link', { name: 'Diary', exact: true }).click();
      await expect(question(page, 'day')).toBeEditable();
      await expect(question(page, 'day')).toHaveValue('');
    });
});
