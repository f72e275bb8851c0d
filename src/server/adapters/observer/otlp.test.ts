import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOtlp } from '#server/adapters/observer/otlp.ts';
import type { Observer } from '#server/ports/observer.ts';

type Span = Record<string, unknown> & { traceId: string; spanId: string; name: string };

let collector: Server;
let taken: { path: string | undefined; spans: Span[] }[];
let status: number;
let lost: number[];
let observer: Observer;
beforeEach(async () => {
  [taken, status, lost] = [[], 200, []];
  collector = createServer(async (request, response) => {
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came.
    const body = (await json(request)) as any;
    taken.push({ path: request.url, spans: body.resourceSpans[0].scopeSpans[0].spans });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  observer = openOtlp({ endpoint: `http://127.0.0.1:${port}/`, onLost: (num) => lost.push(num) });
});
afterEach(async () => {
  await observer.close();
  await new Promise((resolve) => collector.close(resolve));
});

const call = (traceparent?: string, end = 'OK') =>
  observer.call({ name: 'readEntry', traceparent }, async (ended) => {
    await Promise.resolve();
    observer.correction('gemini')('STOP');
    ended(end);
  });

test('a call is a span in its caller’s trace, and what it had corrected is one within it', async () => {
  await call('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01');
  await observer.close();
  expect(taken.map(({ path }) => path)).toEqual(['/v1/traces']);
  const [inner, outer] = taken[0]?.spans ?? [];
  expect(outer).toMatchObject({
    ...{
      name: 'call readEntry',
      kind: 2,
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
    },
    ...{ attributes: [{ key: 'dayglot.status', value: { stringValue: 'OK' } }], status: { code: 0 } },
  });
  expect(inner).toMatchObject({
    name: 'correct gemini',
    kind: 3,
    traceId: outer?.traceId,
    parentSpanId: outer?.spanId,
  });
  expect(Number(outer?.endTimeUnixNano)).toBeGreaterThanOrEqual(Number(outer?.startTimeUnixNano));
  expect(outer?.startTimeUnixNano).toMatch(/^\d{19}$/);
});

test.each([undefined, '', 'garbage', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, '01-x'])(
  'a call from nowhere (%s) begins a trace of its own',
  async (traceparent) => {
    await call(traceparent);
    await observer.close();
    const outer = taken[0]?.spans[1];
    expect(outer).not.toHaveProperty('parentSpanId');
    expect(outer?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(outer?.spanId).toMatch(/^[0-9a-f]{16}$/);
  },
);

test('calls side by side do not mix, and our own failures are marked', async () => {
  await Promise.all([call(), call(undefined, 'INTERNAL')]);
  await observer.close();
  const spans = taken[0]?.spans ?? [];
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(2);
  expect(spans.map((span) => (span.status as { code: number }).code)).toEqual([0, 0, 0, 2]);
});

test('a collector that takes nothing loses spans, which is said, and nothing else', async () => {
  status = 503;
  await call();
  await observer.close();
  expect(lost).toEqual([2]);
  for (let i = 0; i < 1500; i += 1) await call();
  await observer.close();
  expect(taken[1]?.spans).toHaveLength(2048);
  expect(lost).toEqual([2, 3000]);
});
