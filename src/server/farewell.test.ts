import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { engines } from '#testing/engines.ts';
import { startTestServer } from '#testing/server.ts';

test('a server that ends goes on answering until its farewell is over, on connections that end with the answer', async () => {
  const [engine] = engines;
  if (!engine) throw new Error('There is no engine to test on.');
  const server = await startTestServer(engine);
  let end = () => {};
  const farewell = () =>
    new Promise<void>((resolve) => {
      end = resolve;
    });
  const app = await createApp({ services: server.services, logger: undefined, farewell });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  const closed = app.close();
  const call = await fetch(`${url}/call/reloadUser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: {} }),
  });
  expect([call.status, call.headers.get('connection'), await call.json()]).toEqual([200, 'close', { result: null }]);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);

  end();
  await closed;
  await expect(fetch(`${url}/readyz`)).rejects.toThrow();
  await server.close();
});
