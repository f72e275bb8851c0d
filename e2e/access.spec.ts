import { type AuthState, MATRIX, SCREEN_ACCESS, type ScreenPath } from '#domain/access.ts';
import { expect, newEmail, PASSWORD, signInNewLearner, test } from './fixtures.ts';
import { hold } from './hold.ts';

/* Every screen × every state, generated from the table that the guards read (spec §6); its words are checked by hand in
 * src/domain/access.test.ts. */

const STATES: readonly AuthState[] = ['signed-out', 'unverified', 'verified'];

for (const state of STATES)
  test(`a visitor who is ${state} sees every screen that is for them, and is led on from the others`, async ({
    page,
  }) => {
    if (state === 'verified') await signInNewLearner(page);
    if (state === 'unverified') {
      const email = newEmail();
      const given = { email, password: PASSWORD, username: 'Ann', native_lang: 'de' };
      const data = { ...given, acceptedTerms: true, acceptedPrivacy: true };
      await page.request.post('/call/registerUser', { data: { data } });
      await page.request.post('/call/signIn', { data: { data: { email } } });
    }
    for (const [path, access] of Object.entries(SCREEN_ACCESS) as [ScreenPath, keyof typeof MATRIX][]) {
      const answer = MATRIX[access][state];
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect.poll(() => new URL(page.url()).pathname, path).toBe(answer === 'yes' ? path : answer);
    }
  });

test('nothing of the register screen flashes up while nobody knows yet who it is', async ({ page }) => {
  await signInNewLearner(page);
  const answer = await hold(page, '**/call/reloadUser');
  await page.goto('/progress');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Register' })).toHaveCount(0);
  answer();
  await expect(page.getByText('No data yet...')).toBeVisible();
});
