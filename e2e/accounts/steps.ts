import type { Locator, Page, Route } from '@playwright/test';
import { expect, mailedLink, signInNewLearner } from '../fixtures.ts';

export const RESET_LINK = /\/reset-password#/;

/** A new learner with a verified e-mail, in a browser where nobody is signed in. */
export async function newLearner(page: Page): Promise<string> {
  const email = await signInNewLearner(page);
  await page.context().clearCookies();
  return email;
}

/** Sends the login screen that is open. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Asks for a reset mail on the login screen and answers with its link, which is none of those that came before. */
export async function askForReset(page: Page, email: string, ...before: string[]): Promise<string> {
  await page.goto('/login?reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('If an account exists for this email')).toBeVisible();
  return mailedLink(page, email, RESET_LINK, before);
}

/** Opens a link of a mail as a new document, also where only its fragment is another. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto('/imprint');
  await page.goto(link);
}

export async function expectRed(...fields: Locator[]): Promise<void> {
  for (const field of fields) await expect(field).toHaveAttribute('aria-invalid', 'true');
}

export async function expectNotRed(...fields: Locator[]): Promise<void> {
  for (const field of fields) await expect(field).not.toHaveAttribute('aria-invalid', 'true');
}

/** The answer of a call that failed, for what a real server says only after hours or floods. */
export const failWith =
  (status: string, message: string, details?: object) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status: 400, json: { error: { status, message, ...(details && { details }) } } });

export const tooMany = failWith('RESOURCE_EXHAUSTED', 'There were too many tries (auth/too-many-requests).', {
  retry_after_s: 290,
});

/** How often a call was made since this was asked for. */
export function countCalls(page: Page, name: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(`/call/${name}`)) count += 1;
  });
  return () => count;
}

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not come to ${control}.`);
}
