import type { Page, Route } from '@playwright/test';
import { expect, LABELS, PASSWORD, signInNewLearner, test, writeEntry } from './fixtures.ts';

const NEW_PASSWORD = 'another long password';

const open = async (page: Page): Promise<void> => {
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Edit' })).toBeEnabled();
};
const edit = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
};
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save Changes' }).click();
/** The value beside a term of Personal Information. */
const fact = (page: Page, term: string) => page.locator('dl > div').filter({ hasText: term }).getByRole('definition');

/** Answers a call with an error, so many times; after that the server answers again. */
async function refuse(page: Page, name: string, status: string, message: string, times = 1): Promise<void> {
  const http = { INVALID_ARGUMENT: 400, PERMISSION_DENIED: 403, INTERNAL: 500 }[status] ?? 500;
  const answer = (route: Route) => route.fulfill({ status: http, json: { error: { status, message } } });
  await page.route(`**/call/${name}`, answer, { times });
}
const refuseAsTooOld = (page: Page, name: string): Promise<void> =>
  refuse(page, name, 'PERMISSION_DENIED', 'This needs a sign-in of the last 10 minutes (auth/requires-recent-login).');
/** The calls of a name that the page makes from here on, by their data. */
function callsOf(page: Page, name: string): unknown[] {
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/call/${name}`)) calls.push(request.postDataJSON().data);
  });
  return calls;
}
const readProfile = async (page: Page) =>
  (await (await page.request.post('/call/readProfile', { data: { data: {} } })).json()).result;
/** Lets the page's time stand still. */
const pause = async (page: Page): Promise<void> => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
const canLogIn = async (page: Page, email: string, password: string): Promise<boolean> =>
  (await page.request.post('/call/loginUser', { data: { data: { email, password } } })).ok();

test.describe('the account screen', () => {
  test('shows who is signed in, and nothing before it is known', async ({ page }) => {
    const email = await signInNewLearner(page, 'Ännchen 👋');
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/call/readProfile', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/account');
    const greeting = page.getByRole('heading', { level: 1 });
    await expect(greeting).toBeVisible();
    await expect(greeting).not.toContainText('Ännchen');
    await expect(page.getByRole('switch', { name: 'Email Notifications' })).toBeDisabled();
    const before = await page.getByRole('heading', { name: 'Danger Zone' }).boundingBox();
    answer();
    await expect(greeting).toHaveText('Hello, Ännchen 👋');
    expect(await page.getByRole('heading', { name: 'Danger Zone' }).boundingBox()).toEqual(before);
    await expect(page).toHaveTitle('Account | Dayglot Diary');
    await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
    await expect(fact(page, 'Username')).toHaveText('Ännchen 👋');
    await expect(fact(page, 'Password')).toContainText('••••••••');
    await expect(fact(page, 'Email')).toHaveText(email);
    await expect(fact(page, 'Native Language')).toHaveText('Deutsch (de)');
  });

  test('a language that is no language is «Not set»', async ({ page }) => {
    await signInNewLearner(page);
    await page.route('**/call/readProfile', async (route) => {
      const answer = await route.fetch();
      const { result } = await answer.json();
      await route.fulfill({ json: { result: { ...result, lang_native: '' } } });
    });
    await open(page);
    await expect(fact(page, 'Native Language')).toHaveText('Not set');
  });

  test('what cannot be read can be tried again', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    await signInNewLearner(page);
    for (const name of ['readProfile', 'listDevices', 'readInstallation']) await refuse(page, name, 'INTERNAL', 'No.');
    await page.goto('/account');
    for (const text of [
      'Your profile could not be read.',
      'Your devices could not be read.',
      'The address of the support could not be read.',
    ]) {
      const place = page.getByRole('alert').filter({ hasText: text });
      await expect(place).toBeVisible();
      await place.locator('..').getByRole('button', { name: 'Try again' }).click();
      await expect(place).toBeHidden();
    }
    await expect(page.getByRole('heading', { name: 'Hello, Ann' })).toBeVisible();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Report a Bug' })).toBeVisible();
  });

  test('username, language and password are saved, each told for itself', async ({ page }) => {
    const email = await signInNewLearner(page);
    await open(page);
    await edit(page);
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveCount(0);
    await page.getByLabel('Username').fill('  Bea ');
    await page.getByRole('combobox').fill('french');
    await page.getByRole('option', { name: 'Français' }).click();
    await page.getByRole('button', { name: 'Change Password' }).click();
    const password = page.getByLabel('New password');
    await expect(password).toBeFocused();
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAttribute('type', 'password');
    await password.fill(` ${NEW_PASSWORD} `);
    await save(page);
    await expect(page.getByText('Username updated successfully!')).toBeVisible();
    await expect(page.getByText('Native language updated!')).toBeVisible();
    await expect(page.getByText('Password updated!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Bea');
    await expect(fact(page, 'Username')).toHaveText('Bea');
    await expect(fact(page, 'Native Language')).toHaveText('Français (fr)');
    expect(await readProfile(page)).toMatchObject({ username: 'Bea', lang_native: 'fr' });
    expect(await canLogIn(page, email, PASSWORD)).toBe(false);
    expect(await canLogIn(page, email, NEW_PASSWORD)).toBe(true);
    // Gone after a while, and kept in a log that is closed.
    const told = page.getByText('Username updated successfully!');
    await expect(told).toBeHidden();
    await page.getByText('Recent messages').click();
    await expect(told).toBeVisible();
  });

  test('each status stays for 2 seconds of its own', async ({ page }) => {
    await page.clock.install();
    await signInNewLearner(page);
    await open(page);
    await edit(page);
    await page.getByLabel('Username').fill('Bea');
    await pause(page);
    const first = page.getByText('Email notification setting saved!');
    const second = page.getByText('Username updated successfully!');
    await page.getByRole('switch', { name: 'Email Notifications' }).click();
    await expect(first).toBeVisible();
    await page.clock.runFor(1500);
    await save(page);
    await expect(second).toBeVisible();
    await page.clock.runFor(499);
    await expect(first).toBeVisible();
    await page.clock.runFor(1);
    await expect(first).toBeHidden();
    await page.clock.runFor(1499);
    await expect(second).toBeVisible();
    await page.clock.runFor(1);
    await expect(second).toBeHidden();
  });

  test('Cancel restores everything, Escape takes nothing away, and nothing to save just closes', async ({ page }) => {
    await signInNewLearner(page);
    await open(page);
    const sent = [...['updateUsername', 'updateLangNative', 'updatePassword'].map((name) => callsOf(page, name))];
    await edit(page);
    await page.getByLabel('Username').fill('Bea');
    await page.getByRole('combobox').fill('fre');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveValue('fre');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
    await expect(page.getByLabel('Username')).toHaveValue('Bea');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(fact(page, 'Username')).toHaveText('Ann');
    await edit(page);
    await expect(page.getByLabel('Username')).toHaveValue('Ann');
    await expect(page.getByRole('combobox')).toHaveValue('Deutsch (de)');
    await expect(page.getByLabel('New password')).toHaveCount(0);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByLabel('New password').fill('   ');
    await page.getByLabel('Username').fill('  ');
    await save(page);
    await expect(fact(page, 'Username')).toHaveText('Ann');
    expect(sent.flat()).toEqual([]);
  });

  test('a language that is not on the list is not saved', async ({ page }) => {
    await signInNewLearner(page);
    await open(page);
    await edit(page);
    await page.getByLabel('Username').fill('Bea');
    await page.getByRole('combobox').fill('Klingon');
    await save(page);
    await expect(page.getByText('Choose language from list.')).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.getByRole('combobox').fill('french');
    await page.getByRole('option', { name: 'Français' }).click();
    await expect(page.getByText('Choose language from list.')).toBeHidden();
    await save(page);
    await expect(page.getByText('Native language updated!')).toBeVisible();
    await expect(page.getByText('Username updated successfully!')).toBeVisible();
  });

  test('what fails is told, stays beside its field, and keeps nothing else from being saved', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of [45]0\d/);
    await signInNewLearner(page);
    await open(page);
    await edit(page);
    await refuse(page, 'updateUsername', 'INTERNAL', 'The quill broke.');
    await page.getByLabel('Username').fill('Bea');
    await page.getByRole('combobox').fill('french');
    await page.getByRole('option', { name: 'Français' }).click();
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByLabel('New password').fill('short');
    await save(page);
    await expect(page.getByText('Error updating username: The quill broke.')).toBeVisible();
    await expect(page.getByText('Native language updated!')).toBeVisible();
    await expect(page.getByText('Error: auth/weak-password')).toBeVisible();
    await expect(page.getByText('Error: auth/weak-password')).toBeHidden();
    const username = page.getByLabel('Username');
    await expect(username).toHaveValue('Bea');
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await expect(username).toHaveAccessibleDescription('The quill broke.');
    await expect(username).toBeFocused();
    const password = page.getByLabel('New password');
    await expect(password).toHaveValue('short');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toHaveAccessibleDescription(/8 to 128 characters/);
    await expect(page.getByRole('combobox')).toHaveValue('Français (fr)');
    expect(await readProfile(page)).toMatchObject({ username: 'Ann', lang_native: 'fr' });
    // Only what is still missing is sent again.
    const languages = callsOf(page, 'updateLangNative');
    await password.fill(NEW_PASSWORD);
    await expect(password).not.toHaveAttribute('aria-invalid');
    await save(page);
    await expect(page.getByText('Username updated successfully!')).toBeVisible();
    await expect(page.getByText('Password updated!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Bea');
    expect(languages).toEqual([]);
  });

  test('a sign-in that is too old asks for the current password in place', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 403/);
    const email = await signInNewLearner(page);
    await open(page);
    await edit(page);
    await refuseAsTooOld(page, 'updatePassword');
    await page.getByLabel('Username').fill('Bea');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await save(page);
    const current = page.getByLabel('Current password');
    await expect(current).toBeFocused();
    await expect(current).toHaveAccessibleDescription(/current password/);
    await expect(page.getByText('Username updated successfully!')).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
    await save(page);
    await expect(current).toHaveAccessibleDescription('Please enter your current password.');
    await current.fill('not this one');
    await page.keyboard.press('Enter');
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert').filter({ hasText: 'This is not your current password.' })).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
    await expect(page.getByLabel('New password')).not.toHaveAttribute('aria-invalid');
    await current.fill(PASSWORD);
    await save(page);
    await expect(page.getByText('Password updated!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(await canLogIn(page, email, NEW_PASSWORD)).toBe(true);
  });

  test('Email Notifications is saved at once, also when it is pressed fast; Push Notifications is off', async ({
    page,
  }) => {
    await signInNewLearner(page);
    await open(page);
    const mail = page.getByRole('switch', { name: 'Email Notifications' });
    const push = page.getByRole('switch', { name: 'Push Notifications' });
    await expect(page.getByRole('heading', { name: 'Notification Settings' })).toBeVisible();
    await expect(push).toBeDisabled();
    await expect(push).not.toBeChecked();
    const { is_noti_mail } = await readProfile(page);
    await mail.click();
    await expect(mail).toBeChecked({ checked: !is_noti_mail });
    await expect(page.getByText('Email notification setting saved!')).toBeVisible();
    expect(await readProfile(page)).toMatchObject({ is_noti_mail: !is_noti_mail });
    await expect(page.getByText('Email notification setting saved!')).toBeHidden();
    for (let times = 0; times < 3; times += 1) await mail.click();
    await expect(mail).toBeChecked({ checked: is_noti_mail });
    await expect(page.getByText('Email notification setting saved!')).toBeVisible();
    await expect.poll(async () => (await readProfile(page)).is_noti_mail).toBe(is_noti_mail);
    await page.reload();
    await expect(mail).toBeEnabled();
    await expect(mail).toBeChecked({ checked: is_noti_mail });
  });

  test('a notification setting that is not saved goes back', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    await signInNewLearner(page);
    await open(page);
    const mail = page.getByRole('switch', { name: 'Email Notifications' });
    const { is_noti_mail } = await readProfile(page);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/call/updateIsNotiMail', async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { error: { status: 'INTERNAL', message: 'The bell is mute.' } } });
    });
    await mail.click();
    await expect(mail).toBeChecked({ checked: !is_noti_mail });
    answer();
    await expect(page.getByText('Error saving notification: The bell is mute.')).toBeVisible();
    await expect(mail).toBeChecked({ checked: is_noti_mail });
    await expect(mail).toHaveAccessibleDescription(/Not saved\. The bell is mute\./);
  });

  test('the devices are listed, and all but this one can be signed out', async ({ page, browser, server }) => {
    const email = await signInNewLearner(page);
    await open(page);
    const devices = page.getByRole('region', { name: 'Devices' });
    await expect(devices.getByText('This device', { exact: true })).toBeVisible();
    await expect(devices).toContainText(/Chrome/);
    await expect(devices).toContainText(/Signed in on \d+ \w+ \d{4}, last seen just now/);
    const signOut = page.getByRole('button', { name: 'Sign out everywhere else' });
    await expect(signOut).toHaveCount(0);

    const context = await browser.newContext({ baseURL: server.url });
    const other = await context.newPage();
    await other.goto('/login');
    await other.getByLabel('Email').fill(email);
    await other.getByLabel('Password').fill(PASSWORD);
    await other.getByRole('button', { name: 'Login' }).click();
    await expect(other).toHaveURL(/\/progress$/);

    await page.reload();
    await expect(devices.getByText(/Signed in on/)).toHaveCount(2);
    await signOut.click();
    await expect(page.getByText('Signed out on 1 other device.')).toBeVisible();
    await expect(devices.getByText(/Signed in on/)).toHaveCount(1);
    await expect(signOut).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Devices' })).toBeFocused();
    await other.goto('/account');
    await expect(other).toHaveURL(/\/register$/);
    await context.close();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Ann');
  });

  test('signing out elsewhere can fail', async ({ page, playwright, server, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    const email = await signInNewLearner(page);
    const other = await playwright.request.newContext({ baseURL: server.url });
    for (const [name, data] of [
      ['loginUser', { email, password: PASSWORD }],
      ['signIn', { email }],
    ] as const)
      expect((await other.post(`/call/${name}`, { data: { data } })).status()).toBe(200);
    await other.dispose();
    await open(page);
    await refuse(page, 'signOutElsewhere', 'INTERNAL', 'The door is stuck.');
    const signOut = page.getByRole('button', { name: 'Sign out everywhere else' });
    await signOut.click();
    await expect(page.getByText('Error signing out: The door is stuck.')).toBeVisible();
    await expect(page.getByText('The door is stuck.', { exact: true })).toBeVisible();
    await signOut.click();
    await expect(page.getByText('Signed out on 1 other device.')).toBeVisible();
  });

  test('help is a mail away', async ({ page }) => {
    await signInNewLearner(page);
    await open(page);
    await expect(page.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
    const href = async (name: string) =>
      decodeURIComponent((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
    expect(await href('Contact Support')).toBe('mailto:support@localhost?subject=Dayglot Diary: A question');
    expect(await href('Report a Bug')).toBe('mailto:support@localhost?subject=Dayglot Diary: Bug report');
    await expect(page.getByText('support@localhost')).toBeVisible();
  });

  test('Logout tells of an entry that was not sent, and takes it away', async ({ page }) => {
    await signInNewLearner(page);
    await open(page);
    const zone = page.getByRole('region', { name: 'Danger Zone' });
    await expect(zone).not.toContainText('not sent yet');
    await page.goto('/diary');
    await writeEntry(page, { day: 'I goed home.' });
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Account' }).click();
    await expect(zone).toContainText('An entry that you have not sent yet is removed from here.');
    await zone.getByRole('link', { name: 'Send it first' }).click();
    await expect(page.getByLabel(LABELS.day)).toHaveValue('I goed home.');
    await page.getByRole('link', { name: 'Account' }).click();
    await zone.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/diary');
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
    await expect(page.getByLabel(LABELS.day)).toHaveValue('');
  });

  test('deleting names what is lost, can be given up, and ends on the register screen', async ({ page }) => {
    const email = await signInNewLearner(page);
    await page.goto('/diary');
    await writeEntry(page, { day: 'I goed home.', mood: 'Good' });
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByText('Great streak!')).toBeVisible();
    await open(page);
    const ask = page.getByRole('button', { name: 'Delete', exact: true });
    await ask.click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await expect(dialog).toContainText(email);
    await expect(dialog).toContainText('your 1 entry with its corrections');
    await expect(dialog).toContainText('your progress and your streak of 1 day');
    await expect(dialog).toContainText('everywhere and for ever');
    await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(ask).toBeFocused();
    await ask.click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await ask.click();
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(page.getByText('Account deleted successfully!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
    await expect(page.getByRole('navigation').first().getByRole('link')).toHaveText(['Home', 'Diary', 'Get Started']);
    expect(await canLogIn(page, email, PASSWORD)).toBe(false);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Account deleted successfully!')).toBeHidden();
    await page.goto('/account');
    await expect(page).toHaveURL(/\/register$/);
  });

  test('deleting can fail, and asks for the password where the sign-in is too old', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of (403|500)/);
    const email = await signInNewLearner(page);
    await page.goto('/diary');
    await writeEntry(page, { day: 'I goed home.' });
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await open(page);
    await refuse(page, 'deleteUser', 'INTERNAL', 'The shredder is full.');
    const ask = page.getByRole('button', { name: 'Delete', exact: true });
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    const go = dialog.getByRole('button', { name: 'Delete my account' });
    await ask.click();
    await expect(dialog).toContainText('the entry in this browser that you have not sent yet');
    await go.click();
    await expect(page.getByText('Error deleting account: The shredder is full.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(ask).toBeFocused();
    await page.getByRole('button', { name: 'Close' }).click();
    await refuseAsTooOld(page, 'deleteUser');
    await ask.click();
    await go.click();
    const current = dialog.getByLabel('Current password');
    await expect(current).toBeFocused();
    await current.fill('not this one');
    await go.click();
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog).toContainText('This is not your current password.');
    await current.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/register$/);
    await expect(page.getByText('Account deleted successfully!')).toBeVisible();
    expect(await canLogIn(page, email, PASSWORD)).toBe(false);
    await page.goto('/diary');
    await expect(page.getByLabel(LABELS.day)).toHaveValue('');
  });

  test('the whole of it by keyboard only', async ({ page }) => {
    const email = await signInNewLearner(page);
    await open(page);
    const tabTo = async (name: string, role: 'button' | 'switch' | 'textbox' | 'combobox') => {
      const target = page.getByRole(role, { name, exact: true });
      for (let tabs = 0; tabs < 30 && !(await target.evaluate((e) => e === document.activeElement)); tabs += 1)
        await page.keyboard.press('Tab');
      await expect(target).toBeFocused();
    };
    await tabTo('Edit', 'button');
    await page.keyboard.press('Enter');
    await tabTo('Username', 'textbox');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Bea');
    await tabTo('Change Password', 'button');
    await page.keyboard.press('Space');
    await page.keyboard.type(NEW_PASSWORD);
    await tabTo('Native language', 'combobox');
    await page.keyboard.type('french');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox')).toHaveValue('Français (fr)');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Password updated!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Bea');
    await tabTo('Email Notifications', 'switch');
    await page.keyboard.press('Space');
    await expect(page.getByText('Email notification setting saved!')).toBeVisible();
    await tabTo('Delete', 'button');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused();
    await tabTo('Delete my account', 'button');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\/register$/);
    await expect(page.getByText('Account deleted successfully!')).toBeVisible();
    await tabTo('Close', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Account deleted successfully!')).toBeHidden();
    expect(await canLogIn(page, email, NEW_PASSWORD)).toBe(false);
  });
});

test.describe('confetti', () => {
  /** Counts the canvases that come, and the pieces that are drawn in their first frame; and the files that are loaded. */
  const watch = async (page: Page) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/confetti/.test(request.url())) scripts.push(request.url());
    });
    await page.addInitScript(() => {
      const seen = { canvases: 0, most: 0 };
      Object.assign(window, { seen });
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof HTMLCanvasElement) seen.canvases += 1;
      }).observe(document, { childList: true, subtree: true });
      let drawn = 0;
      const { clearRect, fill } = CanvasRenderingContext2D.prototype;
      Object.assign(CanvasRenderingContext2D.prototype, {
        clearRect(...area: unknown[]) {
          drawn = 0;
          Reflect.apply(clearRect, this, area);
        },
        fill(...path: unknown[]) {
          drawn += 1;
          seen.most = Math.max(seen.most, drawn);
          Reflect.apply(fill, this, path);
        },
      });
    });
    const seen = () => page.evaluate(() => (window as unknown as { seen: { canvases: number; most: number } }).seen);
    return { scripts, seen };
  };

  test('150 pieces fall for a saved change, in nobody’s way, and are gone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await signInNewLearner(page);
    await page.clock.install();
    const { scripts, seen } = await watch(page);
    await open(page);
    await edit(page);
    await page.getByLabel('Username').fill('Bea');
    await pause(page);
    await save(page);
    const canvas = page.locator('canvas');
    await expect(canvas).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas).toHaveCSS('pointer-events', 'none');
    await page.clock.runFor(1199);
    await expect(canvas).toHaveCount(1);
    expect(await seen()).toEqual({ canvases: 1, most: 150 });
    await page.clock.runFor(1);
    await expect(canvas).toHaveCount(0);
    expect(scripts).not.toEqual([]);
    await page.clock.resume();
    // Nothing was saved: nothing falls.
    await edit(page);
    await save(page);
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect((await seen()).canvases).toBe(1);
  });

  test('never under reduced motion, where not even its code is loaded', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInNewLearner(page);
    const { scripts, seen } = await watch(page);
    await open(page);
    await edit(page);
    await page.getByLabel('Username').fill('Bea');
    await save(page);
    await expect(page.getByText('Username updated successfully!')).toBeVisible();
    await expect(page.getByText('Username updated successfully!')).toBeHidden();
    expect(await seen()).toEqual({ canvases: 0, most: 0 });
    expect(scripts).toEqual([]);
  });
});
