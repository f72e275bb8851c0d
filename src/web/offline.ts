import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#web/session-query.ts';

/* What makes the page work without a network. It is loaded after the page, and a first visit does without it. */

/** How often what may still wait is looked for, in ms. */
const AGAIN_MS = 30_000;

/** Registers the service worker, and has what was queued sent from whatever screen the network comes back on. */
export function workOffline(client: QueryClient): void {
  // Only over https, or on this very machine; refused in some private windows. There the page needs its network.
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  const send = () => void sendFromElsewhere(client).catch(() => undefined);
  addEventListener('online', send);
  // The first try on a new network may fail, and the diary may be left while it sends.
  setInterval(send, AGAIN_MS);
  send();
}

/** The diary itself sends what it shows. */
async function sendFromElsewhere(client: QueryClient): Promise<void> {
  const user = await client.ensureQueryData(sessionQuery);
  if (!user?.is_verified || location.pathname === '/diary' || !navigator.onLine) return;
  const { sendQueued } = await import('#web/screens/diary/send-queued.ts');
  await sendQueued(user.user_id, client);
}
