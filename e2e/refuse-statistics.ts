import type { Browser, BrowserContext } from '@playwright/test';

/** A refusal as the page keeps it; it holds until 2100, whatever clock a journey sets. */
const REFUSAL = {
  categories: ['necessary'],
  revision: 1,
  data: null,
  consentId: 'a journey',
  consentTimestamp: '2026-11-21T12:00:00.000Z',
  lastConsentTimestamp: '2026-11-21T12:00:00.000Z',
  services: { necessary: [], statistics: [] },
  expirationTime: 4_102_444_800_000,
};

/** Whoever opens a page of ours in this context has refused statistics long ago. */
export const refuseStatistics = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((refusal) => localStorage.setItem('dayglot-consent', refusal), JSON.stringify(REFUSAL));

/** Every context of this browser, also those that a journey opens itself, in which nobody is asked for consent. */
export function withoutQuestions(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await refuseStatistics(context);
    return context;
  };
  return browser;
}
