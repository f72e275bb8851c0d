import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setInterval as each, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { engines } from '#testing/engines.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';

const HEADERS =
  'POST /call/reloadUser HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 11\r\n\r\n';
const BODY = '{"data":{}}';

// The door is the same on every engine.
describe.each(engines.slice(0, 1))('whoever sends slowly', (engine) => {
  let server: TestServer;
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    server = await startTestServer(engine);
    const patience = { headers_ms: 1000, request_ms: 1500, check_ms: 20 };
    app = await createApp({ services: server.services, logger: undefined, patience });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  /** Sends the text at once or a letter every 20 ms, as long as the server listens; answers what came back. */
  async function send(text: string, isDripping: boolean): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('error', () => undefined);
    const closed = once(socket, 'close');
    if (!isDripping) socket.end(text);
    else void drip(socket, text);
    await closed;
    return answer;
  }
  async function drip(socket: ReturnType<typeof connect>, text: string): Promise<void> {
    let at = 0;
    for await (const _ of each(20)) {
      // After a pause the server's last word may be waiting to be heard.
      await turn();
      if (socket.closed || socket.destroyed || at >= text.length) return;
      socket.write(text[at] ?? '');
      at += 1;
    }
  }

  test('header by header is cut off', async () => {
    expect(await send(HEADERS, true)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a body letter by letter is cut off, and nothing was called', async () => {
    const before = server.logLines.length;
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.write(HEADERS.replace('11', '500'));
    void drip(socket, BODY.padEnd(500));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(server.logLines.slice(before).join('\n')).not.toContain('"call":"reloadUser"');
  });

  test('others are answered', async () => {
    expect(await send(HEADERS + BODY, false)).toMatch(/^HTTP\/1\.1 200 .*\{"result":null\}$/s);
  });
});
