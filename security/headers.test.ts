import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCREEN_ACCESS } from '#domain/access.ts';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import { REGISTRATION, TestBrowser, type TestServer } from '#testing/server.ts';
import { observatory, type Scan } from './observatory.ts';
import { startServed } from './served.ts';

const PATHS = [
  '/',
  ...Object.keys(SCREEN_ACCESS),
  '/no-such-page',
  '/call/nothing',
  '/no-such.file',
  '/healthz',
  '/readyz',
];

describe.each(engines)('what the server sends along, on $name', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServed(engine);
  });
  afterAll(() => server.close());

  async function scan(url: string): Promise<Scan> {
    const response = await server.app.inject({ url, headers: { 'accept-encoding': 'identity' } });
    const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
    return { headers: Object.fromEntries(headers), html: response.body, cookies: [] };
  }

  test('the documents reach A+ by the Observatory’s rules, with the cookies of a sign-in', async () => {
    const own = { origin: 'https://diary.example.org' };
    const browser = new TestBrowser(server);
    const ticket = await browser.call('registerUser', REGISTRATION, own);
    const session = await browser.call('signIn', { email: REGISTRATION.email }, own);
    const cookies = [ticket, session].flatMap(({ response }) => [response.headers['set-cookie'] ?? []].flat());
    const { total, scores } = observatory({ ...(await scan('/diary')), cookies });
    for (const { rule, found, points } of scores)
      figure(`Observatory: ${rule}, ${engine.name}`, `${points >= 0 ? '+' : ''}${points} (${found})`);
    figure(`Observatory: score, ${engine.name}`, String(total), '≥ 100 (A+)');
    expect(total).toBeGreaterThanOrEqual(100);
  });

  test('the rules see what is wrong', () => {
    const bad: Scan = { headers: {}, html: '<script src="https://cdn.example/x.js"></script>', cookies: ['a=b'] };
    expect(observatory(bad).total).toBe(0);
    const unsafe = { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" };
    expect(observatory({ ...bad, headers: unsafe }).scores[0]).toMatchObject({ points: -20 });
  });

  test.each(PATHS)('%s has every header', async (path) => {
    const { headers } = await scan(path.replace(':id', 'x'));
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringMatching(/^default-src 'none';/),
    });
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|http:/);
    expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
  });

  test('scripts and styles of the build have the headers too, and no source map lies beside them', async () => {
    const files = readdirSync(resolve('dist/web/assets')).filter((file) => /\.(js|css)$/.test(file));
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const { headers } = await scan(`/assets/${file}`);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect((await server.app.inject(`/assets/${file}.map`)).statusCode).toBe(404);
    }
  });

  test('the page runs no script of its own within the document', async () => {
    for (const path of Object.keys(SCREEN_ACCESS)) {
      const { html } = await scan(path.replace(':id', 'x'));
      for (const [, attributes = '', body = ''] of html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g))
        expect([path, /\ssrc="\//.test(attributes), body.trim()]).toEqual([path, true, '']);
      expect(html).not.toMatch(/\son\w+=|javascript:/i);
    }
  });

  test('the dev mailbox is no part of production', async () => {
    for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox.css'])
      expect((await server.app.inject(path)).statusCode).toBe(404);
  });
});
