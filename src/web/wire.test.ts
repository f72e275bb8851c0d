import { afterEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#domain/errors.ts';
import { callOnce, readAnswer } from '#web/wire.ts';

describe('an answer', () => {
  test('with a result is its result, null and falsehood included', () => {
    expect(readAnswer({ result: { a: 1 } })).toEqual({ a: 1 });
    expect(readAnswer({ result: null })).toBeNull();
  });

  test('with an error is thrown as that error', () => {
    const error = {
      status: 'INVALID_ARGUMENT',
      message: 'Choose language from list.',
      details: { field: 'native_lang' },
    };
    expect(() => readAnswer({ error })).toThrow(
      new CallError('INVALID_ARGUMENT', 'Choose language from list.', { field: 'native_lang' }),
    );
  });

  test('of a failure that says which limit was reached tells it, and no reason that we do not know', () => {
    const failure = (reason: unknown) => ({
      error: { status: 'RESOURCE_EXHAUSTED', message: 'No.', details: { reason, retry_after_s: 5 } },
    });
    expect(() => readAnswer(failure('daily-limit'))).toThrow(
      expect.objectContaining({ details: { reason: 'daily-limit', retry_after_s: 5 } }),
    );
    expect(() => readAnswer(failure('sorcery'))).toThrow(expect.objectContaining({ details: { retry_after_s: 5 } }));
  });

  test('of a failure that can be said in other languages tells what its sentence is made of', () => {
    const failure = (problem: unknown) => ({
      error: { status: 'INVALID_ARGUMENT', message: 'No.', details: { problem } },
    });
    const problem = { message: 'Entry {number} is no entry.', values: { number: 2 } };
    expect(() => readAnswer(failure(problem))).toThrow(expect.objectContaining({ details: { problem } }));
    expect(() => readAnswer(failure('Entry 2'))).toThrow(expect.objectContaining({ details: {} }));
  });

  test.each([
    [null],
    ['down for maintenance'],
    [{}],
    [{ error: null }],
    [{ error: { status: 'TEAPOT', message: 'short and stout' } }],
    [{ error: { status: 'INTERNAL' } }],
  ])('of another shape is an internal error: %j', (body) => {
    expect(() => readAnswer(body)).toThrow(expect.objectContaining({ status: 'INTERNAL' }));
  });
});

describe('a call over the wire', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answerWith = (answer: () => Promise<Response>) => {
    const fetch = vi.fn<typeof globalThis.fetch>(answer);
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };

  test('posts its data by name and gives the result', async () => {
    const fetch = answerWith(async () => Response.json({ result: null }));
    expect(await callOnce('reloadUser', {})).toBeNull();
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/call/reloadUser');
    expect(init).toMatchObject({ method: 'POST', body: '{"data":{}}' });
  });

  test.each([
    ['nobody answers', async () => Promise.reject(new TypeError('Failed to fetch')), 'UNAVAILABLE'],
    [
      'a proxy answers for a server that is down',
      async () => new Response('<h1>502</h1>', { status: 502 }),
      'UNAVAILABLE',
    ],
    ['something else answers', async () => new Response('<h1>Hello</h1>', { status: 200 }), 'INTERNAL'],
    ['a proxy refuses', async () => new Response('<h1>Forbidden</h1>', { status: 403 }), 'PERMISSION_DENIED'],
    ['a proxy knows no such place', async () => new Response('<h1>404</h1>', { status: 404 }), 'NOT_FOUND'],
  ])('fails when %s', async (_, answer, status) => {
    answerWith(answer);
    await expect(callOnce('reloadUser', {})).rejects.toMatchObject({ name: 'CallError', status });
  });

  test('that was aborted fails with the reason of its signal', async () => {
    answerWith(async () => Promise.reject(new TypeError('aborted')));
    const signal = AbortSignal.abort(new Error('left the page'));
    await expect(callOnce('reloadUser', {}, { signal })).rejects.toThrow('left the page');
  });
});
