import type { Page, Route } from '@playwright/test';
import { expect } from '../fixtures.ts';

/* What the journeys over /account do again and again. */

export const open = async (page: Page): Promise<void> => {
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Edit' })).toBeEnabled();
};
export const edit = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
};
export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save Changes' }).click();
/** The value beside a term of Personal Information. */
export const fact = (page: Page, term: string) =>
  page.locator('dl > div').filter({ hasText: term }).getByRole('definition');

/** Answers a call with an error, so many times; after that the server answers again. */
export async function refuse(page: Page, name: string, status: string, message: string, times = 1): Promise<void> {
  const http = { INVALID_ARGUMENT: 400, PERMISSION_DENIED: 403, INTERNAL: 500 }[status] ?? 500;
  const answer = (route: Route) => route.fulfill({ status: http, json: { error: { status, message } } });
  await page.route(`**/call/${name}`, answer, { times });
}
export const refuseAsTooOld = (page: Page, name: string): Promise<void> =>
  refuse(page, name, 'PERMISSION_DENIED', 'This needs a sign-in of the last 10 minutes (auth/requires-recent-login).');
/** The calls of a name that the page makes from here on, by their data. */
export function callsOf(page: Page, name: string): unknown[] {
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/call/${name}`)) calls.push(request.postDataJSON().data);
  });
  return calls;
}
export const readProfile = async (page: Page) =>
  (await (await page.request.post('/call/readProfile', { data: { data: {} } })).json()).result;
/** Lets the page's time stand still. */
export const pause = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
export const canLogIn = async (page: Page, email: string, password: string): Promise<boolean> =>
  (await page.request.post('/call/loginUser', { data: { data: { email, password } } })).ok();
