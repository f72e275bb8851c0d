import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentOf } from '#server/http/document.ts';

const site = {
  shell: readFileSync(new URL('../../../index.html', import.meta.url), 'utf8'),
  origin: 'https://diary.example.org',
  described: {
    '/start': { html: '<h1>$& Hello</h1>', styles: ['/assets/start.css'], scripts: ['/assets/start.js'] },
    '/diary': { styles: ['/assets/diary.css'], scripts: ['/assets/diary.js'] },
  },
};
const of = (path: string, isPrerendered = true) => documentOf(site, path, isPrerendered);

test('a page has its own title, tags and address', () => {
  const html = of('/imprint');
  expect(html).toContain('<title>Imprint | Dayglot Diary</title>');
  expect(html).toContain('<link rel="canonical" href="https://diary.example.org/imprint" />');
  expect(html).toContain('<meta property="og:title" content="Imprint | Dayglot Diary" />');
  expect(html).toMatch(/<meta\s+name="description"\s+content="Who answers for this site, and how to reach them."/);
  expect(html.match(/<title>|name="description"/g)).toHaveLength(2);
});

test.each([
  ['of an account', '/account'],
  ['of an entry', '/history/3f0c2a'],
  ['that is not there', '/no/such'],
])('a page %s is not to be found, and its links name no entry', (_, path) => {
  const html = of(path);
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('3f0c2a');
});

test('what was rendered stands before the page’s own place, with its styles', () => {
  expect(of('/start')).toContain('<div id="prerendered"><h1>$& Hello</h1></div><div id="root"></div>');
  expect(of('/start')).toContain('<link rel="stylesheet" href="/assets/start.css" />');
  expect(of('/start', false)).not.toContain('prerendered');
  expect(of('/terms')).not.toContain('prerendered');
});

test.each(['/start', '/diary'])('the screen of %s comes together with the page’s own code', (path) => {
  expect(of(path)).toContain(`<link rel="modulepreload" fetchpriority="low" href="/assets${path}.js" />`);
  expect(of(path)).toContain(`<link rel="stylesheet" href="/assets${path}.css" />`);
  expect(of('/imprint')).not.toContain(`/assets${path}`);
});
