import type { Page } from '@playwright/test';
import { tabTo } from './accounts/steps.ts';
import {
  claimNote,
  claimText,
  expect,
  mailedLink,
  newEmail,
  PASSWORD,
  question,
  register,
  signInNewLearner,
  stored,
  test,
  writeEntry,
} from './fixtures.ts';
import { expectGoodInBothThemes } from './good-in-both-themes.ts';

const day = (page: Page) => question(page, 'day');
const CHANGED = 'This entry was changed in another tab.';
const noteOf = (page: Page) => page.getByRole('region', { name: 'Your texts on this device' });
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const write = async (page: Page, text: string) => {
  await writeEntry(page, { day: text });
  await saved(page);
};

test.describe('a draft', () => {
  test('of a visitor becomes the account’s after a question, which outlives the link in another tab and a reload', async ({
    page,
    context,
  }) => {
    await page.goto('/diary');
    await write(page, 'Before I had an account.');
    await page.getByRole('button', { name: 'Get Started' }).click();
    const email = newEmail();
    await register(page, email);
    const elsewhere = await context.newPage();
    await elsewhere.goto(await mailedLink(page, email));
    await expect(claimNote(elsewhere)).toBeVisible();
    await expect(page).toHaveURL(/\/diary$/);
    await page.reload();
    const note = claimNote(page);
    await expect(note).toContainText('A text was written here before you logged in (5 words, ');
    await expect(note).toContainText('Is it yours?');
    await expect(page.getByText('Before I had an account.')).toHaveCount(0);
    await expect(day(page)).toHaveValue('');
    await expectGoodInBothThemes(page, 'whose a text is');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await tabTo(page, note.getByRole('button', { name: 'Yes, use it' }));
    await page.keyboard.press('Enter');
    await expect(day(page)).toHaveValue('Before I had an account.');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(note).toHaveCount(0);
    // The other tab hears of it.
    await expect(claimNote(elsewhere)).toHaveCount(0);
    await elsewhere.close();
    await expect(page.getByRole('button', { name: 'Get Feedback' })).toBeVisible();
  });

  test('of a visitor that is not the learner’s stays on the device and out of the account', async ({
    page,
    context,
  }) => {
    await page.goto('/diary');
    await write(page, 'A secret of the visitor before.');
    await signInNewLearner(page);
    await page.goto('/diary');
    const note = claimNote(page);
    await tabTo(page, note.getByRole('button', { name: 'No, keep it out of my diary' }));
    await page.keyboard.press('Enter');
    await expect(note).toHaveCount(0);
    await expect(day(page)).toHaveValue('');
    await write(page, 'My own words.');
    // Asked once: looked for again, it is not asked again.
    const looked = page.waitForResponse('**/call/countReview');
    await page.reload();
    await expect(day(page)).toHaveValue('My own words.');
    await looked;
    await expect(note).toHaveCount(0);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/diary');
    await expect(day(page)).toHaveValue('A secret of the visitor before.');
    await context.clearCookies();
    await signInNewLearner(page, 'Ben');
    await page.goto('/diary');
    await expect(note).toBeVisible();
  });

  test('that was typed before logging in is offered beside one’s own', async ({ page, context }) => {
    await signInNewLearner(page);
    const cookies = await context.cookies();
    // The last that the diary asks of itself: asked later, without the cookie, it would be refused.
    const asked = page.waitForResponse('**/call/countReview');
    await page.goto('/diary');
    await write(page, 'My own words.');
    await asked;
    await context.clearCookies();
    await page.goto('/diary');
    await expect(day(page)).toHaveValue('');
    await write(page, 'Words from before.');
    await context.addCookies(cookies);
    await page.goto('/diary');
    await expect(day(page)).toHaveValue('My own words.');
    await claimText(page);
    const note = noteOf(page);
    await expect(note).toContainText('You wrote something here before you logged in.');
    await note.getByRole('button', { name: 'Show both' }).click();
    await expect(note).toContainText('Words from before.');
    await expectGoodInBothThemes(page, 'a text that stands aside');
    await note.getByRole('button', { name: 'Swap them' }).click();
    await expect(day(page)).toHaveValue('Words from before.');
    await page.reload();
    await expect(note).toContainText('Another text of yours is kept here.');
    await note.getByRole('button', { name: 'Show both' }).click();
    await note.getByRole('button', { name: 'Add it to this page' }).click();
    await expect(day(page)).toHaveValue('Words from before.\n\nMy own words.');
    await expect(note).toHaveCount(0);
  });

  test('in two tabs: the newer text stays, and the older tab offers both', async ({ page, context }) => {
    await signInNewLearner(page);
    await page.goto('/diary');
    await write(page, 'We start.');
    const other = await context.newPage();
    await other.goto('/diary');
    await expect(day(other)).toHaveValue('We start.');
    await write(other, 'We start again.');
    await expect(noteOf(page)).toContainText(CHANGED);
    await page.getByRole('button', { name: 'Show both' }).click();
    const note = noteOf(page);
    await expect(note).toContainText('We start again.');
    await expectGoodInBothThemes(page, 'the note of the older tab');
    // Typing on in the older tab writes nothing over.
    await write(page, 'We start elsewhere.');
    await page.getByRole('button', { name: 'Keep this text' }).click();
    await expect(note).toContainText('Another text of yours is kept here.');
    await expect(noteOf(other)).toContainText(CHANGED);
    await other.getByRole('button', { name: 'Use the newer text' }).click();
    await expect(day(other)).toHaveValue('We start elsewhere.');
    await other.getByRole('button', { name: 'Show both' }).click();
    await expect(other.getByText('We start again.')).toBeVisible();
    await other.getByRole('button', { name: 'Add it to this page' }).click();
    await expect(day(other)).toHaveValue('We start elsewhere.\n\nWe start again.');
  });

  test('goes with Logout in every tab, which warns before', async ({ page, context }) => {
    await signInNewLearner(page);
    await page.goto('/diary');
    await write(page, 'Nobody else reads this.');
    const account = await context.newPage();
    await account.goto('/account');
    await expect(account.getByText('An entry that you have not sent yet is removed from here.')).toBeVisible();
    await account.getByRole('button', { name: 'Logout' }).click();
    await expect(account).toHaveURL(/\/login$/);
    await expect(day(page)).toHaveValue('');
    await account.goto('/diary');
    await expect(day(account)).toHaveValue('');
    const stored = await account.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('keyval-store');
          opening.onsuccess = () => {
            const all = opening.result.transaction('keyval').objectStore('keyval').getAll();
            all.onsuccess = () => resolve(JSON.stringify([all.result, { ...localStorage }]));
          };
        }),
    );
    expect(stored).not.toContain('Nobody else');
    expect(stored).not.toContain('dayglot-user');
  });

  test('of an earlier day says so, and can make room for a new page', async ({ page }) => {
    await signInNewLearner(page);
    await page.clock.setFixedTime(Date.now() - 26 * 3_600_000);
    await page.goto('/diary');
    await write(page, 'What I wrote yesterday.');
    await page.clock.setFixedTime(Date.now());
    await page.reload();
    await expect(day(page)).toHaveValue('What I wrote yesterday.');
    const note = noteOf(page);
    await expect(note).toContainText('Sent now, it belongs to today.');
    await expectGoodInBothThemes(page, 'a draft of an earlier day');
    await note.getByRole('button', { name: 'Start a new page' }).click();
    await expect(day(page)).toHaveValue('');
    await expect(note).toContainText('A page of an earlier day is kept here.');
    await note.getByRole('button', { name: 'Show it' }).click();
    await note.getByRole('button', { name: 'Use it' }).click();
    await expect(day(page)).toHaveValue('What I wrote yesterday.');
    await expect(note).toHaveCount(0);
  });

  test('is stored while one types without a pause, and what was struck out again is not kept', async ({ page }) => {
    await page.clock.install();
    await page.goto('/diary');
    await expect(day(page)).toBeEditable();
    await day(page).fill('We went');
    await page.clock.runFor(1000);
    await saved(page);
    // From here on only the time passes that is said, however long a key takes to get there.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    for (const letter of ' home') {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.clock.runFor(200);
    }
    await expect.poll(() => stored(page)).toContain('We went ho');
    await expect(page.getByText('Saving…')).toBeVisible();
    for (const _ of ' home') await page.keyboard.press('Backspace');
    await page.clock.runFor(1000);
    await saved(page);
    expect(await stored(page)).toContain('"We went"');
  });

  test('undo takes back what was typed, and a composition is never cut', async ({ page, context }) => {
    await signInNewLearner(page);
    const other = await context.newPage();
    await other.goto('/diary');
    await page.bringToFront();
    await page.goto('/diary');
    await expect(day(page)).toBeEditable();
    await day(page).click();
    await page.keyboard.type('abc');
    await saved(page);
    await expect(day(other)).toHaveValue('abc');
    await page.keyboard.press('Control+z');
    await expect(day(page)).toHaveValue('');
    const ime = await context.newCDPSession(page);
    const compose = (text: string) =>
      ime.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await compose('に');
    await compose('にほ');
    // The pause in which it is stored, and another tab's news, fall into the composition.
    await expect.poll(() => stored(page)).toContain('にほ');
    await write(other, 'Something else.');
    await expect(noteOf(page)).toContainText('Another text of yours is kept here.');
    await compose('にほん');
    await ime.send('Input.insertText', { text: '日本' });
    await page.keyboard.type('.');
    await expect(day(page)).toHaveValue('日本.');
  });
});

test.describe('a session that ends while one writes', () => {
  test('goes on in place: the same draft, and the feedback that was asked for', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 401/);
    const email = await signInNewLearner(page);
    await page.goto('/diary');
    await writeEntry(page, { day: 'I goed home.', mood: 'Good' });
    await context.clearCookies();
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Log in to go on' });
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(day(page)).toHaveValue('I goed home.');
    await question(page, 'well').fill('Still here.');
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await dialog.getByLabel('Password').fill('not this one');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(dialog).toContainText('Error: auth/invalid-credential');
    await expectGoodInBothThemes(page, 'logging in over the diary');
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Still here.');
    const answer = await page.request.post('/call/fetchLastDiaryEntries', { data: { data: { hist_period_days: 7 } } });
    expect((await answer.json()).result.diaryEntries).toHaveLength(1);
  });

  test('somebody else who logs in there gets none of the words', async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/status of 401/);
    const other = await signInNewLearner(page, 'Ben');
    await context.clearCookies();
    const email = await signInNewLearner(page);
    await page.goto('/diary');
    await writeEntry(page, { day: 'Only mine.' });
    await context.clearCookies();
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Log in to go on' });
    await dialog.getByLabel('Email').fill(other);
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('This is another account.')).toBeVisible();
    await expect(day(page)).toHaveValue('');
    const answer = await page.request.post('/call/fetchLastDiaryEntries', { data: { data: { hist_period_days: 7 } } });
    expect((await answer.json()).result.diaryEntries).toHaveLength(0);
    await context.clearCookies();
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/progress$/);
    // What she had asked for goes out by itself now that it is she.
    await page.getByRole('link', { name: 'Diary', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Only mine.');
  });
});
