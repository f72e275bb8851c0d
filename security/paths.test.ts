import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import { TestBrowser, type TestServer } from '#testing/server.ts';
import { startServed } from './served.ts';

const CANARY = 'canary-that-nobody-may-read';
describe.each(engines)('addresses that lead nowhere, on $name', (engine) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dayglot-paths-'));
    mkdirSync(join(folder, 'legal'));
    writeFileSync(join(folder, 'canary.md'), CANARY);
    writeFileSync(join(folder, 'diary.db'), CANARY);
    writeFileSync(join(folder, 'app-secret'), CANARY);
    server = await startServed(engine, { DATA_DIR: folder });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The bytes of an answer to a request line that no client would send: clients tidy paths up. */
  async function raw(head: string): Promise<string> {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${head}\r\nhost: diary.example.org\r\nconnection: close\r\n\r\n`);
    return text(socket);
  }

  const UP = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..\\',
    '..%5c',
    '%252e%252e%252f',
    '....//',
    '..;/',
    '%c0%ae%c0%ae/',
    '..%00/',
    '/./../',
  ];
  const PREFIXES = ['/', '/assets/', '/icons/', '/export/', '/mail-link/', '/call/', '//'];
  const GOALS = [
    'package.json',
    'etc/passwd',
    'server/main.js',
    'server/prerendered.json',
    'canary.md',
    `tmp/${'x'}`,
    '.env',
    '.git/config',
  ];

  test('no path leads out of the built page, however it is written', async () => {
    const paths = PREFIXES.flatMap((prefix) =>
      UP.flatMap((up) => GOALS.flatMap((goal) => [1, 3, 8].map((times) => prefix + up.repeat(times) + goal))),
    );
    paths.push(
      `/${join(folder, 'canary.md')}`,
      `//${folder}/canary.md`,
      `/%2f${folder.slice(1)}/canary.md`,
      'http://127.0.0.1/../package.json',
    );
    for (const path of paths) {
      const answer = await raw(`GET ${path} HTTP/1.1`);
      const about = [path, answer.split('\r\n')[0]];
      expect(about.concat(String(/^HTTP\/1\.1 (2|3|4)/.test(answer)))).toEqual([...about, 'true']);
      expect(answer, path).not.toMatch(/canary-that|root:.*:0:0|"dependencies"|APP_SECRET=|repositoryformatversion/);
    }
    figure(`paths that led out of the page’s folder, ${engine.name}`, `0 of ${paths.length}`, '0');
  });

  test('malformed requests are refused, not answered with an error of ours', async () => {
    const heads = [
      'GET /%',
      'GET /%zz',
      'GET /%ff%fe',
      'GET /\u0000',
      'GET',
      'POST /call/%',
      `GET /${'x'.repeat(20_000)}`,
      'FOO /',
      'GET / HTTP/9',
      'TRACE /',
      'CONNECT x:1',
    ];
    for (const head of heads) {
      const answer = await raw(head.includes('HTTP') ? head : `${head} HTTP/1.1`);
      expect([head.slice(0, 40), /^HTTP\/1\.1 4\d\d|^$/.test(answer)]).toEqual([head.slice(0, 40), true]);
    }
    expect((await raw('GET /healthz HTTP/1.1')).startsWith('HTTP/1.1 200')).toBe(true);
    figure(`malformed requests answered with a 5xx, ${engine.name}`, `0 of ${heads.length}`, '0');
  });

  test('a file asked for with conditions and parts that it has not is refused', async () => {
    const asked = [{ range: 'bytes=999999999-' }, { range: 'bytes=5-1' }, { range: 'x' }, { 'if-match': '"x"' }];
    for (const headers of [
      ...asked,
      { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
      { 'accept-encoding': '*;q=x' },
    ]) {
      const { statusCode } = await server.app.inject({ url: '/favicon.svg', headers });
      expect([JSON.stringify(headers), statusCode < 500]).toEqual([JSON.stringify(headers), true]);
    }
  });

  test('a legal page is one of ours and no file of somebody’s choice', async () => {
    const browser = new TestBrowser(server);
    const own = { origin: 'https://diary.example.org' };
    for (const page of [
      '../canary',
      '../canary.md',
      'legal/../../canary',
      '..%2fcanary',
      `${folder}/canary`,
      'terms\u0000',
      'constructor',
    ])
      expect((await browser.call('readLegalText', { page }, own)).status).toBe(400);
  });

  test('a diary is exported by its four names only', async () => {
    for (const name of [
      'entries.xml',
      'entries.json/',
      '..%2f..%2fdiary.db',
      'constructor',
      '__proto__',
      'entries.json%00.md',
      'app-secret',
    ])
      expect([name, (await server.app.inject(`/export/${name}`)).statusCode]).toEqual([name, 404]);
  });
});
