import { createECDH } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { wordsIn } from '#server/languages/words.ts';
import { reminderPush } from '#server/pushes/reminder-push.ts';
import { test as base, expect, signInNewLearner } from './fixtures.ts';
import { expectGoodInBothThemes } from './good-in-both-themes.ts';
import { startBuiltServer } from './server.ts';

const curve = createECDH('prime256v1');
const VAPID = {
  VAPID_PUBLIC_KEY: curve.generateKeys('base64url'),
  VAPID_PRIVATE_KEY: Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
};

/** A server that has the keys of pushes. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  server: async ({}, use) => {
    const server = await startBuiltServer('scripted', { BOT_CHECK: 'off', RATE_LIMIT: 'off', ...VAPID });
    await use(server);
    await server.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

/** A push service that answers at once: the one of the browser's maker is not reached from here. */
async function stubPushService(context: BrowserContext): Promise<void> {
  const keys = createECDH('prime256v1').generateKeys('base64url');
  await context.addInitScript(
    ({ p256dh }) => {
      const KEY = 'stub-of-the-push-service';
      const bytes = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)).buffer;
      const subscription = (key: string) => ({
        options: { applicationServerKey: bytes(key) },
        toJSON: () => ({
          endpoint: 'https://fcm.googleapis.com/fcm/send/of-this-journey',
          keys: { p256dh, auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
        }),
        unsubscribe: async () => {
          localStorage.removeItem(KEY);
          return true;
        },
      });
      Object.assign(PushManager.prototype, {
        getSubscription: async () => {
          const key = localStorage.getItem(KEY);
          return key && subscription(key);
        },
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          localStorage.setItem(KEY, applicationServerKey);
          return subscription(applicationServerKey);
        },
      });
    },
    { p256dh: keys },
  );
}

/** What of a service worker the journey touches. */
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow: (url: string) => Promise<void> };
  readonly NotificationEvent: new (type: string, about: { notification: Notification | undefined }) => Event;
  readonly dispatchEvent: (event: Event) => boolean;
};

const pushSwitch = (page: Page) => page.getByRole('switch', { name: 'Push Notifications' });
const readProfile = async (page: Page) =>
  (await (await page.request.post('/call/readProfile', { data: { data: {} } })).json()).result;

/** Has the browser deliver a push to the page's service worker, as its push service would. */
async function deliver(page: Page, data: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}
const shown = (page: Page) =>
  page.evaluate(async () => {
    const notices = await (await navigator.serviceWorker.ready).getNotifications();
    return notices.map(({ title, body }) => ({ title, body }));
  });

test('pushes are switched on for this device, shown, and switched off', async ({ page, context, server }) => {
  await stubPushService(context);
  await context.grantPermissions(['notifications'], { origin: server.url });
  const email = await signInNewLearner(page);
  await page.goto('/account');
  await expect(pushSwitch(page)).toBeEnabled();
  await expect(pushSwitch(page)).not.toBeChecked();
  await expect(page.getByLabel('Remind me at')).toBeHidden();
  await pushSwitch(page).click();
  await expect(page.getByText('Push notification setting saved!')).toBeVisible();
  await expect(pushSwitch(page)).toBeChecked();
  // The hour is for pushes too; the summary comes by mail alone.
  await expect(page.getByLabel('Remind me at')).toHaveValue('19');
  await expect(page.getByRole('switch', { name: 'Weekly summary' })).toBeHidden();
  expect(await readProfile(page)).toMatchObject({ is_noti_push: true, is_push_here: true });
  await page.reload();
  await expect(pushSwitch(page)).toBeChecked();
  await expectGoodInBothThemes(page, 'pushes are on');

  await test.step('a push is shown, and a later one takes its place', async () => {
    await deliver(page, JSON.stringify({ ...reminderPush(wordsIn('en')), title: 'Yesterday' }));
    await expect.poll(() => shown(page)).toEqual([{ title: 'Yesterday', body: reminderPush(wordsIn('en')).body }]);
    const notice = reminderPush(wordsIn('ar'));
    await deliver(page, JSON.stringify(notice));
    const { title, body } = notice;
    await expect.poll(() => shown(page)).toEqual([{ title, body }]);
  });

  await test.step('pressing it opens the diary, and leaves the tab as it is', async () => {
    const [worker] = context.serviceWorkers();
    const opened = await worker?.evaluate(async () => {
      const self = globalThis as unknown as WorkerScope;
      const [notification] = await self.registration.getNotifications();
      return new Promise<string>((resolve) => {
        // Only a real press may open a window; what it would open is what matters.
        self.clients.openWindow = async (url) => resolve(String(url));
        self.dispatchEvent(new self.NotificationEvent('notificationclick', { notification }));
      });
    });
    expect(opened).toBe(`${server.url}/diary`);
    await expect.poll(() => shown(page)).toEqual([]);
    await expect(page).toHaveURL(/\/account$/);
  });

  const NEW_PASSWORD = 'a quiet desk at night';
  await test.step('a new password ends the pushes of every session; this page tells its own again', async () => {
    const again = page.waitForResponse('**/call/subscribePush');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Password updated!')).toBeVisible();
    await again;
    await expect.poll(() => readProfile(page)).toMatchObject({ is_push_here: true });
  });

  /** `told`: what the page still does by itself before it is left. */
  const logIn = async (told?: Promise<unknown>) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/progress$/);
    await told;
    await page.goto('/account');
    await expect(pushSwitch(page)).toBeEnabled();
  };
  await test.step('a session that ended by itself takes nothing away once the learner is back', async () => {
    // A page that asks for nothing of the learner's, so that nothing of it is refused.
    await page.goto('/imprint');
    await context.clearCookies();
    await logIn(page.waitForResponse('**/call/subscribePush'));
    await expect(pushSwitch(page)).toBeChecked();
    expect(await readProfile(page)).toMatchObject({ is_push_here: true });
  });
  await test.step('switched off, this device stays off', async () => {
    await pushSwitch(page).click();
    await expect(page.getByText('Push notification setting saved!')).toBeVisible();
    await expect(page.getByLabel('Remind me at')).toBeHidden();
    await page.reload();
    await expect(pushSwitch(page)).toBeEnabled();
    await expect(pushSwitch(page)).not.toBeChecked();
    expect(await readProfile(page)).toMatchObject({ is_noti_push: false });
  });
  await test.step('who logs out gets none, and none again after logging in', async () => {
    await pushSwitch(page).click();
    await expect.poll(() => readProfile(page)).toMatchObject({ is_push_here: true });
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await logIn();
    await expect(pushSwitch(page)).not.toBeChecked();
    expect(await readProfile(page)).toMatchObject({ is_noti_push: false });
  });
});

test('a browser that blocks notifications is told of, and nothing is switched on', async ({ page, context }) => {
  await stubPushService(context);
  await signInNewLearner(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/account');
  await pushSwitch(page).click();
  await expect(page.getByText(/This browser blocks notifications from this page\./).last()).toBeVisible();
  await expect(pushSwitch(page)).not.toBeChecked();
  await expect(pushSwitch(page)).toHaveAccessibleDescription(/Allow them in its settings for this site/);
  await expectGoodInBothThemes(page, 'pushes are blocked');
  expect(await readProfile(page)).toMatchObject({ is_noti_push: false });
});
