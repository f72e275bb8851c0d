import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailboxMail } from '#server/ports/mailer.ts';
import { type Engine, engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import type { TestServer, TestServerOptions } from '#testing/server.ts';
import { startServed } from './served.ts';

const MAIL: MailboxMail = {
  ...{ to: 'ann@example.org', language: 'en', subject: 'Hello', text: 'canary-link', html: '', sent_ms: 0 },
  ...{ unsubscribe: undefined, links: ['http://localhost:3000/mail-link/verify?token=canary-link'] },
};
const mailbox = { list: async () => [MAIL] };

/** The server as it runs on a developer's machine, with the page and the mailbox. */
const startAtHome = (engine: Engine, config: TestServerOptions['config'] = {}): Promise<TestServer> =>
  startServed(engine, { PUBLIC_URL: 'http://localhost:3000', production: false, ...config }, mailbox);

const MAILBOX = ['/dev/mailbox', '/dev/mailbox.json'];
const PATHS = [
  ...MAILBOX,
  ...['/', '/diary', '/no-such-page', '/no-such.file', '/favicon.svg', '/healthz', '/readyz'],
  ...['/export/entries.json', '/mail-link/verify?token=x', '/call/readProfile', '/dev/mailbox.css'],
];
const FOREIGN = [
  ...['evil.example', 'evil.example:3000', 'localhost.evil.example', 'evil-localhost', '127.0.0.1.evil.example'],
  ...['127.0.0.1.nip.io:3000', 'diary.example.org', '[::1].evil.example', 'localhost:3000@evil.example', 'LOCALHOST.'],
  ...[
    'localhost, evil.example',
    'evil.example, localhost',
    'localhost/../evil',
    ' ',
    '0x7f000001',
    '127.1',
    'münchen.de',
  ],
];
const OWN = [
  ...['localhost', 'localhost:3000', 'LOCALHOST:3001', '127.0.0.1:3000', '127.8.8.8', '[::1]:3000', '0.0.0.0:3000'],
  ...['192.168.1.20:3000', '[fe80::1]:3000', 'my.laptop.lan:3000', 'MY.laptop.lan', 'inside.example'],
];

describe.each(engines)('outside production, on $name', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startAtHome(engine, { PUBLIC_URL: 'http://my.laptop.lan:3000', HOST: 'inside.example' });
  });
  afterAll(() => server.close());

  test.each(FOREIGN)('a request for the host %j is refused on every path', async (host) => {
    for (const url of PATHS) {
      const { statusCode, body } = await server.app.inject({ url, headers: { host } });
      expect([url, statusCode]).toEqual([url, 403]);
      expect(JSON.parse(body).error.message).toContain('set PUBLIC_URL');
      expect(body).not.toContain('canary');
    }
    const call = { method: 'POST', url: '/call/readProfile', headers: { host }, payload: { data: {} } } as const;
    expect((await server.app.inject(call)).statusCode).toBe(403);
    expect((await server.app.inject({ method: 'OPTIONS', url: '/call/x', headers: { host } })).statusCode).toBe(403);
  });

  test.each(OWN)('a request for the host %j is answered', async (host) => {
    const { statusCode, body } = await server.app.inject({ url: '/dev/mailbox.json', headers: { host } });
    expect([statusCode, body.includes('canary-link')]).toEqual([200, true]);
  });

  test('a forwarded host does not take the place of the one that was asked for', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
    expect((await server.app.inject({ url: '/healthz', headers })).statusCode).toBe(403);
    figure(`answers to foreign Host headers, ${engine.name}`, `0 of ${FOREIGN.length * (PATHS.length + 2)}`, '0');
  });

  test.each(['127.0.0.1', '127.0.0.53', '::1', '::ffff:127.0.0.1'])('the mailbox opens for %s', async (address) => {
    for (const url of MAILBOX) {
      const { statusCode, body } = await server.app.inject({ url, remoteAddress: address });
      expect([url, statusCode, body.includes('canary-link')]).toEqual([url, 200, true]);
    }
  });

  const REMOTE = [
    '192.168.1.20',
    '10.0.0.1',
    '172.17.0.1',
    '203.0.113.7',
    '::ffff:192.168.1.20',
    'fe80::1',
    '2001:db8::1',
  ];
  test.each(REMOTE)('the mailbox stays closed for %s, whatever it claims', async (address) => {
    const claims = [{}, { 'x-forwarded-for': '127.0.0.1' }, { forwarded: 'for=127.0.0.1' }, { 'x-real-ip': '::1' }];
    for (const url of MAILBOX)
      for (const headers of claims) {
        const { statusCode, body } = await server.app.inject({ url, headers, remoteAddress: address });
        expect([url, statusCode]).toEqual([url, 403]);
        expect(body).toContain('The mailbox can only be opened on the machine that runs the server.');
        expect(body).not.toContain('canary');
      }
  });

  test.each([{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }])(
    'the mailbox stays closed for what a proxy on this machine passes on: %j',
    async (headers) => {
      for (const url of MAILBOX) expect((await server.app.inject({ url, headers })).statusCode).toBe(403);
    },
  );
});

test.each(engines)('a trusted proxy does not make a remote peer a local one, on $name', async (engine) => {
  const server = await startAtHome(engine, { TRUST_PROXY: ['192.168.1.20'] });
  const headers = { 'x-forwarded-for': '127.0.0.1' };
  for (const url of MAILBOX)
    expect((await server.app.inject({ url, headers, remoteAddress: '192.168.1.20' })).statusCode).toBe(403);
  await server.close();
});

test.each(engines)('in production the proxy decides about hosts, on $name', async (engine) => {
  const server = await startServed(engine);
  expect((await server.app.inject({ url: '/healthz', headers: { host: 'a.proxy.inside' } })).statusCode).toBe(200);
  await server.close();
});
