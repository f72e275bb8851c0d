import { directionOf } from '#domain/page-language.ts';
import { answerFrom } from '#web/service-worker/answer.ts';
import { type Build, kindOf } from '#web/service-worker/kind.ts';
import { noticeOf } from '#web/service-worker/notice.ts';
import { openPage } from '#web/service-worker/open-page.ts';
import { renewPush } from '#web/service-worker/renew-push.ts';

/* The service worker: it keeps the page's own files on this device, so that the diary opens without a network, and shows
 * the pushes. Nothing of a learner ever goes through its caches. scripts/service-worker.mjs builds it and fills in what belongs to the build. */

declare const self: ServiceWorkerGlobalScope;
declare const BUILD: Build;

const SHELL = `shell-${BUILD.id}`;
const FONTS = 'fonts';
/** Notices of one tag take each other's place: yesterday's reminder does not lie there beside today's. */
const TAG = 'reminder';

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

// A new worker waits until the last tab of the old build is closed: that tab may still ask for its own files.
self.addEventListener('activate', (event) => {
  // The tab of the first visit may lose its network too.
  event.waitUntil(removeOld().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin, BUILD);
  if (kind === 'foreign') return;
  event.respondWith(answerFrom(event.request, kind, { shell: SHELL, fonts: FONTS }));
});

self.addEventListener('push', (event) => {
  const { title, body, path, lang } = noticeOf(event.data?.text(), self.location.origin);
  const look = { lang, dir: directionOf(lang), icon: '/icons/icon-192.png' } as const;
  event.waitUntil(self.registration.showNotification(title, { body, tag: TAG, data: path, ...look }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const page = new URL(String(event.notification.data), self.location.origin);
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then((all) => openPage(page, { all, open: (url) => self.clients.openWindow(url) })),
  );
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const { pushManager } = self.registration;
  const subscribe = (push_key: string) =>
    pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key });
  event.waitUntil(renewPush(subscribe));
});

async function keepShell(): Promise<void> {
  const shell = await caches.open(SHELL);
  // Hashed files may come from the browser's own cache; the rest is asked for anew.
  await shell.addAll(BUILD.hashed);
  await shell.addAll(BUILD.others.map((path) => new Request(path, { cache: 'reload' })));
}

async function removeOld(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL && name !== FONTS).map((name) => caches.delete(name)));
  const fonts = await caches.open(FONTS);
  const kept = await fonts.keys();
  const isOld = ({ url }: Request) => !BUILD.fonts.includes(new URL(url).pathname);
  await Promise.all(kept.filter(isOld).map((request) => fonts.delete(request)));
}
