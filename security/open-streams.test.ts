import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noFeedback } from '#domain/feedback.ts';
import { createApp } from '#server/app.ts';
import type { Corrector } from '#server/ports/corrector.ts';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

const MB = 1_000_000;
const STREAMS = 12;
const PARTIALS = 1000;
/** What a stream would fill the memory with if all of it were kept: 20 MB. */
const TOLD = 'x'.repeat(20_000);

/** Tells far more than a model does in the time that it has. */
const talkative: Corrector = {
  name: 'scripted',
  async *correct() {
    for (let n = 0; n < PARTIALS; n += 1) {
      yield { type: 'partial', corrected: { correctedDay: TOLD + n } };
      await turn();
    }
    yield { type: 'done', feedback: noFeedback('OTHER', 'scripted') };
  },
};

function usedMemory(): number {
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe.each(engines)('a learner who opens streams and never reads, on $name', (engine) => {
  let server: TestServer;
  let app: FastifyInstance;
  let ann: TestBrowser;
  let bob: TestBrowser;
  beforeAll(async () => {
    const config = { RATE_LIMIT: 'off', CORRECTIONS_PER_DAY: 1000 } as const;
    server = await startTestServer(engine, { corrector: talkative, config });
    [ann, bob] = [new TestBrowser(server), new TestBrowser(server)];
    for (const browser of [ann, bob]) await browser.register(server);
    const long = 'All work and no play. '.repeat(300);
    const entry = () => ({
      ...{ entry_id: randomUUID(), day: '2026-11-21', date_ms: server.clock.now_ms, time_zone: 'UTC' },
      ...{ state: 'pending', inputDay: long, inputWell: long, inputGrateful: long },
    });
    // More than sockets and pipes hold.
    for (let batch = 0; batch < 16; batch += 1)
      await ann.call('importEntries', { entries: Array.from({ length: 50 }, entry) });
  });
  afterAll(() => server.close());

  let sockets: Socket[];
  beforeEach(() => {
    sockets = [];
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
  });

  const listen = async (idle_ms?: number) => {
    const patience = { headers_ms: 10_000, request_ms: 60_000, check_ms: 1000, ...(idle_ms && { idle_ms }) };
    app = await createApp({ services: server.services, logger: undefined, patience });
    await app.listen({ port: 0, host: '127.0.0.1' });
  };
  /** Sends a request and reads nothing of its answer; a socket without a listener for data stays paused. */
  const ask = async (head: string, body = ''): Promise<Socket> => {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    const cookie = `dayglot_session=${ann.cookies.get('dayglot_session')}`;
    const length = body && `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
    socket.write(`${head} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n${length}`);
    socket.write(body ? `accept: text/event-stream\r\n\r\n${body}` : '\r\n');
    return socket;
  };
  const download = (ending = 'json') => ask(`GET /export/entries.${ending}`);
  const connections = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
  const linesOf = (what: string) => server.logLines.filter((line) => line.includes(what));
  /** The status of an answer, from its first bytes. */
  const statusOf = async (socket: Socket): Promise<number> => {
    await once(socket, 'readable');
    return Number(/^HTTP\/1\.1 (\d+)/.exec(String(socket.read(20)))?.[1]);
  };

  test('corrections keep nothing in memory for a reader who does not come, and others are answered', async () => {
    await listen();
    const before = usedMemory();
    const done = linesOf('"call":"callCorrectorDiary"').length;
    const texts = { inputDay: 'I goed home.', inputWell: '', inputGrateful: '', mood: 3 };
    for (let n = 0; n < STREAMS; n += 1)
      await ask('POST /call/callCorrectorDiary', JSON.stringify({ data: { ...texts, entry_id: randomUUID() } }));
    let worst_ms = 0;
    while (linesOf('"call":"callCorrectorDiary"').length < done + STREAMS) {
      const from = performance.now();
      expect((await bob.call('fetchLastDiaryEntries', { hist_period_days: 7 })).status).toBe(200);
      worst_ms = Math.max(worst_ms, performance.now() - from);
    }
    const grown_mb = (usedMemory() - before) / MB;
    figure(
      `memory for ${STREAMS} corrections of ${(PARTIALS * TOLD.length) / MB} MB that are never read, ${engine.name}`,
      `${grown_mb.toFixed(0)} MB, others’ slowest call ${worst_ms.toFixed(0)} ms`,
      '≤ 60 MB',
    );
    expect(grown_mb).toBeLessThan(60);
  });

  test('downloads: four at once, the next is refused until one is closed, and only what is taken is read', async () => {
    await listen();
    const before = usedMemory();
    const finished = linesOf('"export"').length;
    const open = [];
    for (let n = 0; n < 4; n += 1) open.push(await download());
    for (const socket of open) expect(await statusOf(socket)).toBe(200);
    for (const ending of ['json', 'csv', 'md', 'anki.tsv']) {
      const socket = await download(ending);
      expect(await statusOf(socket)).toBe(429);
      expect(String(socket.read())).toMatch(/retry-after: 20\r\n/);
    }
    expect((await bob.call('readProfile')).status).toBe(200);
    expect(linesOf('"export"')).toHaveLength(finished);
    const grown_mb = (usedMemory() - before) / MB;
    figure(`memory for 4 downloads that are never read, ${engine.name}`, `${grown_mb.toFixed(0)} MB`, '≤ 60 MB');
    expect(grown_mb).toBeLessThan(60);
    open[0]?.destroy();
    await expect.poll(() => linesOf('"export"').length).toBe(finished + 1);
    expect(await statusOf(await download())).toBe(200);
  });

  test('another learner’s downloads are not counted among them', async () => {
    await listen();
    for (let n = 0; n < 4; n += 1) expect(await statusOf(await download())).toBe(200);
    const cookies = { dayglot_session: bob.cookies.get('dayglot_session') ?? '' };
    for (let n = 0; n < 6; n += 1)
      expect((await app.inject({ url: '/export/entries.json', cookies })).statusCode).toBe(200);
  });

  test('connections on which nothing is read end by themselves, and so do their downloads', async () => {
    await listen(300);
    const finished = linesOf('"status":"ABORTED"').length;
    for (let n = 0; n < 4; n += 1) expect(await statusOf(await download())).toBe(200);
    await expect.poll(connections).toBe(0);
    // Those of the test before may be told late.
    await expect.poll(() => linesOf('"status":"ABORTED"').length).toBeGreaterThanOrEqual(finished + 4);
    expect(await statusOf(await download())).toBe(200);
  });
});
