import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createWebPush } from '#server/adapters/push/web-push.ts';
import { newPushKeys, PushBrowser, readVapid } from '#testing/push-browser.ts';

const keys = newPushKeys();
const push = createWebPush({ ...keys, subject: 'mailto:support@example.org' });
const notice = {
  title: 'A few lines?',
  body: 'Two or three are plenty — 日本語 🦉',
  path: '/diary',
  lang: 'en' as const,
};
const message = { notice, ttl_s: 3600 };

type Received = { readonly headers: IncomingHttpHeaders; readonly body: Buffer; readonly path: string };
const received: Received[] = [];
let reply: (response: ServerResponse) => void;
let origin: string;
const server = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: await buffer(request), path: request.url ?? '' });
  reply(response);
});
const answers = (status: number, headers: Record<string, string> = {}) => {
  reply = (response) =>
    response.writeHead(status, headers).end('Said by the service, with https://its.example/address.');
};

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  received.length = 0;
  answers(201);
});
afterAll(() => server.close());

test('the browser reads the notice, and its push service who sent it and how long it counts', async () => {
  const browser = new PushBrowser(`${origin}/send/abc`);
  expect(await push.send(browser.target, message)).toBe('sent');
  const [{ headers, body, path } = { headers: {}, body: Buffer.alloc(0), path: '' }] = received;
  expect(path).toBe('/send/abc');
  expect(headers).toMatchObject({ ttl: '3600', urgency: 'normal', topic: 'reminder', 'content-encoding': 'aes128gcm' });
  expect(browser.read(body)).toEqual(notice);
  expect(body.includes('lines')).toBe(false);
  const { key, claims } = readVapid(headers.authorization ?? '');
  expect([key, claims.aud, claims.sub]).toEqual([keys.publicKey, origin, 'mailto:support@example.org']);
  expect(claims.exp).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 3600);
  expect(() => new PushBrowser().read(body)).toThrow();
});

test.each([
  [200, 'sent'],
  [204, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
])('an answer of %i means %s', async (status, outcome) => {
  answers(status);
  expect(await push.send(new PushBrowser(`${origin}/x`).target, message)).toBe(outcome);
});

test.each([400, 401, 403, 413, 429, 500, 503])('an answer of %i is a failure that names no address', async (status) => {
  answers(status);
  const target = new PushBrowser(`${origin}/secret-address`).target;
  await expect(push.send(target, message)).rejects.toThrow(`The push service did not take the push (HTTP ${status}).`);
});

test('a redirect is not followed', async () => {
  answers(307, { location: `${origin}/elsewhere` });
  await expect(push.send(new PushBrowser(`${origin}/x`).target, message)).rejects.toThrow('(HTTP 307)');
  expect(received.map(({ path }) => path)).toEqual(['/x']);
});

test('a service that cannot be reached, or is silent, is a failure that names no address', async () => {
  const away = new PushBrowser('http://127.0.0.1:1/secret-address').target;
  await expect(push.send(away, message)).rejects.toThrow(/^The push service cannot be reached\.$/);
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  const silent = push.send(new PushBrowser(`${origin}/x`).target, message);
  await expect(silent).rejects.toThrow(/^The push service did not answer in time\.$/);
  expect(timeout).toHaveBeenCalledWith(10_000);
  timeout.mockRestore();
});

test('a browser whose key is none is never reached, and nobody is asked', async () => {
  const { target } = new PushBrowser(`${origin}/x`);
  const offTheCurve = Buffer.alloc(65, 7);
  offTheCurve[0] = 4;
  for (const p256dh of [offTheCurve.toString('base64url'), 'short'])
    expect(await push.send({ ...target, p256dh }, message)).toBe('gone');
  expect(received).toEqual([]);
});
