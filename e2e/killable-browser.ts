import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, chromium, type Page } from '@playwright/test';

export type KillableBrowser = {
  readonly page: Page;
  /** Ends it with all its processes, without a chance to save anything. */
  readonly kill: () => Promise<void>;
};

/** A browser of its own with a profile that outlives it, as on somebody's desk, and a page in it. */
export async function openKillableBrowser(profile: string): Promise<KillableBrowser> {
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'];
  const program = process.env.CHROMIUM || chromium.executablePath();
  const child = spawn(program, [...args, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const page = await firstPage(browser);
  const kill = async () => {
    const ended = once(child, 'exit');
    process.kill(-(child.pid as number), 'SIGKILL');
    await ended;
  };
  return { page, kill };
}

/** Where it can be steered: it says so on standard error. */
const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
      const [, found] = /DevTools listening on (\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
  });

async function firstPage(browser: Browser): Promise<Page> {
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('The browser has no context.');
  return page;
}
