import { afterEach, describe, expect, test, vi } from 'vitest';
import { streamOnce } from '#web/wire-stream.ts';

const ENTRY = { inputDay: 'Ich gehe.', inputWell: '', inputGrateful: '', mood: -1 } as const;
const RESULT = { text: '{}', inputDay: 'Ich gehe.', inputWell: '', inputGrateful: '' };
const line = (event: object): string => `data: ${JSON.stringify(event)}\n\n`;
const MESSAGES = [{ correctedDay: 'Ich ging' }, { correctedDay: 'Ich ging — 今日は 👩‍👩‍👧‍👦\nund “so”' }];
const WHOLE = [...MESSAGES.map((message) => line({ message })), line({ result: RESULT })].join('');

afterEach(() => vi.unstubAllGlobals());

/** A server that answers these pieces of a stream, and then stays silent if the stream is not to end. */
function answerWith(pieces: readonly (string | Uint8Array)[], isEnd = true) {
  const cancel = vi.fn();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      if (isEnd) controller.close();
    },
    cancel,
  });
  const fetch = vi.fn<typeof globalThis.fetch>(
    async () => new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
  );
  vi.stubGlobal('fetch', fetch);
  return { fetch, cancel };
}

async function heard(options: { signal?: AbortSignal } = {}) {
  const messages: unknown[] = [];
  const result = await streamOnce('callCorrectorDiary', ENTRY, { ...options, onMessage: (m) => messages.push(m) });
  return { messages, result };
}

describe('a stream', () => {
  test('is asked for, tells its messages and ends with the result', async () => {
    const { fetch } = answerWith([WHOLE]);
    expect(await heard()).toEqual({ messages: MESSAGES, result: RESULT });
    const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
    expect(headers.get('accept')).toBe('text/event-stream');
    expect(headers.get('content-type')).toBe('application/json');
  });

  test('is the same wherever it is cut, inside characters too', async () => {
    const bytes = new TextEncoder().encode(WHOLE);
    for (let at = 1; at < bytes.length; at += 1) {
      answerWith([bytes.slice(0, at), bytes.slice(at)]);
      expect(await heard()).toEqual({ messages: MESSAGES, result: RESULT });
    }
  });

  test('is the same byte by byte', async () => {
    answerWith(Array.from(new TextEncoder().encode(WHOLE), (byte) => Uint8Array.of(byte)));
    expect(await heard()).toEqual({ messages: MESSAGES, result: RESULT });
  });

  test('may have other ends of lines, comments and fields that we do not know', async () => {
    answerWith([
      ': hello\r\n\r\nevent: message\r\nid: 7\r\n',
      WHOLE.replaceAll('\n', '\r\n').replace('data: ', 'data:'),
    ]);
    expect(await heard()).toEqual({ messages: MESSAGES, result: RESULT });
  });

  test('is over with the result, whatever the connection does after it', async () => {
    const { cancel } = answerWith([WHOLE], false);
    expect(await heard()).toEqual({ messages: MESSAGES, result: RESULT });
    expect(cancel).toHaveBeenCalledOnce();
  });

  test('that ends with an error throws it with its details', async () => {
    const details = { reason: 'daily-limit' };
    answerWith([line({ error: { status: 'RESOURCE_EXHAUSTED', message: 'Enough for today.', details } })]);
    await expect(heard()).rejects.toMatchObject({
      name: 'CallError',
      status: 'RESOURCE_EXHAUSTED',
      message: 'Enough for today.',
      details,
    });
  });

  test.each([
    ['ends before the call does', [line({ message: {} })], 'UNAVAILABLE'],
    ['ends inside a line', [line({ message: {} }), 'data: {"result":{}}'], 'UNAVAILABLE'],
    ['says nothing', [], 'UNAVAILABLE'],
    ['holds a line that is no JSON', ['data: <html>\n\n'], 'INTERNAL'],
    ['holds something else', ['data: 7\n\n'], 'INTERNAL'],
  ])('that %s fails', async (_, pieces, status) => {
    answerWith(pieces);
    await expect(heard()).rejects.toMatchObject({ name: 'CallError', status });
  });

  test('whose connection breaks fails as unavailable', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(line({ message: {} }))),
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    await expect(heard()).rejects.toMatchObject({ name: 'CallError', status: 'UNAVAILABLE' });
  });

  test('that is aborted fails with the reason of its signal', async () => {
    const leaving = new AbortController();
    const body = new ReadableStream({
      start: (controller) => leaving.signal.addEventListener('abort', () => controller.error(new TypeError('aborted'))),
    });
    vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    const asked = heard({ signal: leaving.signal });
    leaving.abort(new Error('left the page'));
    await expect(asked).rejects.toThrow('left the page');
  });
});

describe('an answer that is no stream', () => {
  test('is the result', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ result: RESULT }));
    expect(await heard()).toEqual({ messages: [], result: RESULT });
  });

  test('is the error', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ error: { status: 'NOT_FOUND', message: 'Gone.' } }));
    await expect(heard()).rejects.toMatchObject({ status: 'NOT_FOUND', message: 'Gone.' });
  });

  test('may come from a proxy in front of a server that is down', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>502</h1>', { status: 502 }));
    await expect(heard()).rejects.toMatchObject({ status: 'UNAVAILABLE' });
  });
});
