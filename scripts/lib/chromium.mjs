import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findSystem() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  for (const folder of folders) for (const name of NAMES) if (existsSync(join(folder, name))) return join(folder, name);
  return undefined;
}

/** The path of a Chromium: the system's, else one that apt-get brings. Undefined: Playwright's own was installed instead. */
export async function ensureChromium() {
  const found = findSystem();
  if (found) return found;
  aptInstall('chromium', 'fonts-noto-cjk');
  const installed = findSystem();
  if (installed) return installed;
  await run('playwright', ['install', 'chromium']);
  return undefined;
}
