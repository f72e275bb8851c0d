import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figure } from '#testing/figures.ts';
import { expect, question, test } from '../e2e/fixtures.ts';
import { openKillableBrowser } from '../e2e/killable-browser.ts';

// A browser that is killed leaves no trace to be written.
test.use({ trace: 'off' });

const KILLS = 5;
/** How long after a keystroke it is safe (QUALITY «Nothing is ever lost»). */
const SAFE_MS = 1000;

test('a second after the last keystroke kill -9 of the browser takes no letter away', async ({ server }) => {
  test.setTimeout(200_000);
  const profile = mkdtempSync(join(tmpdir(), 'dayglot-profile-'));
  let written = '';
  let kept = 0;
  for (let n = 1; n <= KILLS; n += 1) {
    const own = await openKillableBrowser(profile);
    await own.page.goto(`${server.url}/diary`);
    const field = question(own.page, 'day');
    await expect(field).toHaveValue(written);
    kept += 1;
    const more = `Time ${n} I goed home. `;
    await field.pressSequentially(more);
    written += more;
    // The figure itself: not until something shows, but so long and no longer.
    await new Promise((resolve) => setTimeout(resolve, SAFE_MS));
    await own.kill();
  }
  const last = await openKillableBrowser(profile);
  await last.page.goto(`${server.url}/diary`);
  await expect(question(last.page, 'day')).toHaveValue(written);
  await last.kill();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  figure('kill -9 of Chromium 1 s after a keystroke: kills / drafts whole', `${KILLS} / ${kept}`, 'n / n');
});
