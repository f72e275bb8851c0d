import type { Page } from '@playwright/test';
import { countCalls } from './accounts/steps.ts';
import { expect, newEmail, PASSWORD, question, signInNewLearner, test } from './fixtures.ts';
import { expectGoodInBothThemes } from './good-in-both-themes.ts';

/* The page in other languages than English. Every other journey is in English, and proves that it is left as it was. */

const languageSwitch = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: /English|Deutsch|العربية/ });

/** What was mailed to an address, the newest first. */
async function subjectsTo(page: Page, email: string): Promise<string[]> {
  const mails = (await (await page.request.get('/dev/mailbox.json')).json()) as { to: string; subject: string }[];
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

/** What is stored by the switch, before the page is there. */
const speak = (page: Page, code: string) =>
  page.addInitScript((language) => localStorage.setItem('dayglot-language', language), code);

test.describe('the language of the pages', () => {
  test('is switched in the footer by keyboard, where one writes, and stays', async ({ page }) => {
    await page.goto('/diary');
    await question(page, 'day').fill('Ich habe heute viel gelernt.');
    await languageSwitch(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
    await expectGoodInBothThemes(page, 'the menu');
    await page.keyboard.press('Escape');
    await expect(languageSwitch(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Sehr gut' })).toBeVisible();
    await expect(languageSwitch(page)).toBeFocused();
    await expect(page).toHaveTitle('Tagebuch | Dayglot Diary');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    // Nothing that was written went with the words around it.
    await expect(page.getByLabel('Schreibe über deinen Tag:')).toHaveValue('Ich habe heute viel gelernt.');
    await page.goto('/start');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen beim Dayglot Diary!');
    await languageSwitch(page).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the Dayglot Diary!');
  });

  test('a day in German, from the entry to its figures', async ({ page }) => {
    await signInNewLearner(page);
    await speak(page, 'de');
    await page.goto('/diary');
    await page.getByLabel('Schreibe über deinen Tag:').fill('I go to the sea and we was happy.');
    await page.getByRole('radio', { name: 'Gut', exact: true }).check({ force: true });
    await expect(page.getByText('9 Wörter')).toBeVisible();
    await page.getByRole('button', { name: 'Feedback holen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dein Tag, korrigiert' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Korrigiert', exact: true })).toBeVisible();
    // The learner's own words and their correction are no German.
    await expect(page.locator('[data-text="corrected"]')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Fertig' }).click();
    await expect(page).toHaveTitle('Fortschritt | Dayglot Diary');
    await expect(page.getByRole('heading', { name: 'Stimmung der Woche' })).toBeVisible();
    await expect(page.getByText('Tolle Serie!')).toBeVisible();
    await page.goto('/account');
    const here = page.getByRole('main').getByRole('button', { name: /Deutsch/ });
    await here.click();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonjour');
  });

  test('goes with the account: it is told once, and mails come in it', async ({ page }) => {
    const email = await signInNewLearner(page);
    const times = countCalls(page, 'updateLangPage');
    await page.goto('/progress');
    await expect(languageSwitch(page)).toBeVisible();
    // Nobody told a language, and the page is English.
    expect(times()).toBe(0);
    const telling = page.waitForResponse('**/call/updateLangPage');
    await languageSwitch(page).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    expect((await telling).status()).toBe(200);
    await page.reload();
    await expect(languageSwitch(page)).toHaveText(/Deutsch/);
    expect(times()).toBe(1);
    await page.request.post('/call/sendPasswordReset', { data: { data: { email } } });
    await expect.poll(() => subjectsTo(page, email)).toContain('Wähle ein neues Passwort für Dayglot Diary');
  });

  test('is that of the first mail to who registers in it', async ({ page }) => {
    const email = newEmail();
    await speak(page, 'de');
    await page.goto('/register');
    await page.getByLabel('Benutzername').fill('Ann');
    await page.getByRole('combobox').fill('Deutsch');
    await page.getByRole('option', { name: 'Deutsch' }).first().click();
    await page.getByLabel('E-Mail').fill(email);
    await page.getByLabel('Passwort').fill(PASSWORD);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('main').getByRole('button', { name: 'Registrieren' }).click();
    await expect(page).toHaveURL(/\/mail-veri$/);
    await expect.poll(() => subjectsTo(page, email)).toEqual(['Bestätige deine E-Mail-Adresse für Dayglot Diary']);
  });

  test('says on the account what is wrong with a file, and where a time zone lies', async ({ page }) => {
    await signInNewLearner(page);
    await speak(page, 'de');
    await page.goto('/account');
    const file = JSON.stringify({ format: 'dayglot-diary', version: 1, entries: [{ entry_id: crypto.randomUUID() }] });
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'diary.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await expect(page.getByText('In Eintrag 1 fehlt day.')).toBeVisible();
    await page.getByRole('button', { name: 'Anpassen' }).click();
    await expect(page.getByLabel('Zeitzone').locator('optgroup[label="Europa"] option').first()).toBeAttached();
  });

  test('Arabic goes from right to left, fits a narrow phone and is good for every reader', async ({ page }) => {
    test.slow();
    await speak(page, 'ar');
    for (const [path, heading] of [
      ['/start', /مرحبًا بك في .*Dayglot Diary/],
      ['/register', /^التسجيل$/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expectGoodInBothThemes(page, path);
    }
    await signInNewLearner(page);
    for (const path of ['/diary', '/progress', '/account']) {
      await page.goto(path);
      await expect(page.getByRole('navigation').first().getByRole('link')).toHaveText(['التقدم', 'اليوميات', 'الحساب']);
      await expectGoodInBothThemes(page, path);
    }
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('شروط الخدمة');
    await expect(page.getByText('هذه ترجمة. إن اختلف النصان فالمعتمد هو النص الإنجليزي.')).toBeVisible();
    await expectGoodInBothThemes(page, '/terms');
  });
});

test.describe('a browser in another language', () => {
  test.use({ locale: 'de-AT' });
  test('offers it once, in it, and keeps the answer', async ({ page }) => {
    await page.goto('/start');
    const offer = page.getByRole('complementary', { name: 'Diese Seite gibt es auch auf Deutsch.' });
    await expect(offer).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the Dayglot Diary!');
    await expectGoodInBothThemes(page, 'offer');
    await offer.getByRole('button', { name: 'Nein, danke' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(languageSwitch(page)).toBeVisible();
    await expect(offer).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem('dayglot-language'));
    await page.reload();
    await offer.getByRole('button', { name: 'Auf Deutsch lesen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen beim Dayglot Diary!');
    await expect(offer).toHaveCount(0);
  });
});
