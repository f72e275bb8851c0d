import type { Browser, BrowserContext, Page } from '@playwright/test';

/*
 * A world in which everything takes longer, so that a journey that assumes an order fails in every run and not in one of a
 * hundred (docs/decisions/0044): SLOW=storage,network or SLOW=processor, for `npm run test:slow`.
 */

const NETWORK = { offline: false, latency: 250, downloadThroughput: -1, uploadThroughput: -1 };
const PROCESSOR = { rate: 5 };

/** Every context of this browser, in a world that is slow in these ways. */
export function inSlowWorld(browser: Browser, ways: readonly string[]): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    if (ways.includes('storage')) await context.addInitScript(keepStorageBusy);
    context.on('page', (page) => void slowDown(context, page, ways).catch(() => undefined));
    return context;
  };
  return browser;
}

async function slowDown(context: BrowserContext, page: Page, ways: readonly string[]): Promise<void> {
  const session = await context.newCDPSession(page);
  if (ways.includes('processor')) await session.send('Emulation.setCPUThrottlingRate', PROCESSOR);
  if (!ways.includes('network')) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
}

/** In the page: one long transaction after another on the drafts, without a timer, because a journey's clock may stand. */
function keepStorageBusy(): void {
  if (!location.protocol.startsWith('http')) return;
  const opening = indexedDB.open('keyval-store');
  opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
  opening.onsuccess = () => {
    const hold = () => {
      const transaction = opening.result.transaction('keyval', 'readwrite');
      let left = 400;
      const ask = () => {
        left -= 1;
        if (left > 0) transaction.objectStore('keyval').get('nothing').onsuccess = ask;
      };
      ask();
      transaction.oncomplete = hold;
    };
    hold();
  };
}
