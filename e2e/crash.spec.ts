import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { expect, LABELS, test, writeEntry } from './fixtures.ts';

// A browser that is killed leaves no trace to be written.
test.use({ trace: 'off' });

/** A browser of its own with a profile that outlives it, as on somebody's desk. */
async function openBrowser(profile: string): Promise<{ browser: Browser; child: ChildProcess }> {
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'];
  const program = process.env.CHROMIUM || chromium.executablePath();
  const child = spawn(program, [...args, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve) => {
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
      const [, found] = /DevTools listening on (\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
  });
  return { browser: await chromium.connectOverCDP(address), child };
}

/** Ends it with all its processes, without a chance to save anything. */
async function kill({ child }: { child: ChildProcess }): Promise<void> {
  const ended = once(child, 'exit');
  process.kill(-(child.pid as number), 'SIGKILL');
  await ended;
}

test('the end of the browser by kill -9 takes no word away', async ({ server }) => {
  const profile = mkdtempSync(join(tmpdir(), 'dayglot-profile-'));
  const open = async () => {
    const own = await openBrowser(profile);
    const [context] = own.browser.contexts();
    const page = await context?.newPage();
    if (!page) throw new Error('The browser has no context.');
    return { ...own, page };
  };
  const first = await open();
  await first.page.goto(`${server.url}/diary`);
  await writeEntry(first.page, { day: 'I goed home and wrote this down.' });
  await expect(first.page.getByText('Saved', { exact: true })).toBeVisible();
  await kill(first);
  const again = await open();
  await again.page.goto(`${server.url}/diary`);
  await expect(again.page.getByLabel(LABELS.day)).toHaveValue('I goed home and wrote this down.');
  await kill(again);
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});
