import { expect, test } from 'vitest';
import { openPage } from '#web/service-worker/open-page.ts';

const ORIGIN = 'https://diary.example.org';

/** What happens to these tabs when the diary is asked for; a tab whose address ends with «!» is just being closed. */
async function asked(
  ...tabs: readonly (string | { readonly url: string; readonly focused: boolean })[]
): Promise<string[]> {
  const happened: string[] = [];
  const all = tabs.map((tab) => {
    const { url, focused } = typeof tab === 'string' ? { url: tab, focused: false } : tab;
    const focus = async (): Promise<WindowClient> => {
      if (url.endsWith('!')) throw new TypeError('It is gone.');
      happened.push(`focus ${url}`);
      return {} as WindowClient;
    };
    return { url: ORIGIN + url, focused, focus };
  });
  await openPage(new URL('/diary', ORIGIN), { all, open: async (url) => void happened.push(`open ${url}`) });
  return happened;
}

test('the tab that shows the diary comes up, or a new one; what else is being done is left alone', async () => {
  expect(await asked()).toEqual(['open https://diary.example.org/diary']);
  expect(await asked('/account', '/diary?x', '/diary')).toEqual(['focus /diary?x']);
  expect(await asked('/diary?old', { url: '/diary#now', focused: true })).toEqual(['focus /diary#now']);
  expect(await asked('/account')).toEqual(['open https://diary.example.org/diary']);
  expect(await asked('/diary#!')).toEqual(['open https://diary.example.org/diary']);
});
