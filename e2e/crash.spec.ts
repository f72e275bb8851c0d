import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, question, test, writeEntry } from './fixtures.ts';
import { openKillableBrowser } from './killable-browser.ts';

// A browser that is killed leaves no trace to be written.
test.use({ trace: 'off' });

test('the end of the browser by kill -9 takes no word away', async ({ server }) => {
  const profile = mkdtempSync(join(tmpdir(), 'dayglot-profile-'));
  const first = await openKillableBrowser(profile);
  await first.page.goto(`${server.url}/diary`);
  await writeEntry(first.page, { day: 'I goed home and wrote this down.' });
  await expect(first.page.getByText('Saved', { exact: true })).toBeVisible();
  await first.kill();
  const again = await openKillableBrowser(profile);
  await again.page.goto(`${server.url}/diary`);
  await expect(question(again.page, 'day')).toHaveValue('I goed home and wrote this down.');
  await again.kill();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});
