// What the page benches share: a browser, and the processor time of a page's main thread, which the machine's other work
// does not lengthen.
import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/lib/chromium.mjs';
import { tokenOf } from './lib.mjs';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

/** The browser of the tests. */
export const startBrowser = async () => chromium.launch({ executablePath: await ensureChromium(), args: ARGS });

export async function throttle(page, rate) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The events of a page while it does something: { ph, name, ts, dur, tdur, args, … }, times in µs. */
export async function traced(browser, page, work) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await work();
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents;
}

/** Of those the ones of the thread that `mark` happens on, and its tasks. */
export function ownThread(events, mark) {
  const main = events.find(mark);
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === main.pid && tid === main.tid);
  return { own, tasks: own.filter(({ name }) => name === 'ThreadControllerImpl::RunTask') };
}

/** A learner, registered and verified, whose session the page has. */
export async function signIn(page, base) {
  const email = `bench-${Date.now()}@example.org`;
  const call = (name, data) => page.request.post(`${base}/call/${name}`, { data: { data } });
  const accepted = { acceptedTerms: true, acceptedPrivacy: true };
  await call('registerUser', { email, password: 'a long password', username: 'Ann', native_lang: 'de', ...accepted });
  await call('signIn', { email });
  await call('sendVerificationEmail', {});
  for (let n = 0; n < 50; n += 1) {
    const mails = await (await page.request.get(`${base}/dev/mailbox.json`)).json();
    const link = mails.find(({ to }) => to === email)?.links[0];
    if (link) return call('confirmEmail', { token: tokenOf(link) });
    await page.waitForTimeout(200);
  }
  throw new Error('No mail came.');
}
