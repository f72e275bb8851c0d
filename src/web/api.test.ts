import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ATTESTATION_HEADER } from '#domain/attestation.ts';
import { authError } from '#domain/auth-codes.ts';
import { call, callStreaming } from '#web/api.ts';
import { botToken, dropBotToken } from '#web/bot-token.ts';

vi.mock('#web/bot-token.ts', () => ({ botToken: vi.fn(), dropBotToken: vi.fn() }));

const CREDENTIALS = { email: 'ann@example.org', password: 'a long password' };
const OK = { result: {} };
const { status, message } = authError('auth/captcha-check-failed');
const REFUSED = { error: { status, message } };

/** The attestation header of every call that went out, by the call's name. */
const sent: [name: string, token: string | null][] = [];
let answers: unknown[];
beforeEach(() => {
  sent.length = 0;
  answers = [OK];
  vi.mocked(botToken).mockReset();
  vi.mocked(dropBotToken).mockReset();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([url.replace('/call/', ''), new Headers(init.headers).get(ATTESTATION_HEADER)]);
    return Response.json(answers.shift());
  });
});
afterEach(() => vi.unstubAllGlobals());
const tokensAre = (...tokens: (string | undefined)[]) => {
  for (const token of tokens) vi.mocked(botToken).mockResolvedValueOnce(token);
};

test('a call that needs no proof carries none and asks for none', async () => {
  await call('signOut', {});
  expect(sent).toEqual([['signOut', null]]);
  expect(botToken).not.toHaveBeenCalled();
});

describe('a call that needs a proof', () => {
  test.each([
    [
      'registerUser',
      { ...CREDENTIALS, username: 'Ann', native_lang: 'de', acceptedTerms: true, acceptedPrivacy: true },
    ],
    ['loginUser', CREDENTIALS],
    ['sendPasswordReset', { email: CREDENTIALS.email }],
    ['callCorrectorDiary', { inputDay: 'I goed home.', inputWell: '', inputGrateful: '', mood: 4 }],
  ] as const)('carries its token: %s', async (name, data) => {
    tokensAre('a token');
    await call(name, data);
    expect(sent).toEqual([[name, 'a token']]);
  });

  test('goes out without where there is none to be had', async () => {
    tokensAre(undefined);
    expect(await call('loginUser', CREDENTIALS)).toEqual({});
    expect(sent).toEqual([['loginUser', null]]);
  });

  test('goes out once more with a new token when the server refuses the old one', async () => {
    tokensAre('old', 'new');
    answers = [REFUSED, OK];
    expect(await call('loginUser', CREDENTIALS)).toEqual({});
    expect(sent).toEqual([
      ['loginUser', 'old'],
      ['loginUser', 'new'],
    ]);
    expect(dropBotToken).toHaveBeenCalledExactlyOnceWith('old');
  });

  test('is tried twice and no more', async () => {
    tokensAre('old', 'new');
    answers = [REFUSED, REFUSED];
    await expect(call('loginUser', CREDENTIALS)).rejects.toThrow('auth/captcha-check-failed');
    expect(sent.length).toBe(2);
  });

  test('fails with the refusal when there is no new token', async () => {
    tokensAre('old', undefined);
    answers = [REFUSED];
    await expect(call('loginUser', CREDENTIALS)).rejects.toThrow('auth/captcha-check-failed');
    expect(sent.length).toBe(1);
  });

  test('that fails otherwise is not repeated', async () => {
    tokensAre('a token');
    answers = [{ error: { status: 'UNAUTHENTICATED', message: 'Wrong (auth/invalid-credential).' } }];
    await expect(call('loginUser', CREDENTIALS)).rejects.toThrow('auth/invalid-credential');
    expect(sent.length).toBe(1);
    expect(dropBotToken).not.toHaveBeenCalled();
  });

  test('hands its signal to the waiting, and stops where that stops', async () => {
    const signal = AbortSignal.abort(new Error('left the page'));
    vi.mocked(botToken).mockImplementation(async (given) => given?.throwIfAborted() as undefined);
    await expect(call('loginUser', CREDENTIALS, { signal })).rejects.toThrow('left the page');
    expect(sent).toEqual([]);
  });
});

describe('a call that tells how far it has come', () => {
  const lines = (...events: object[]) =>
    new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
      headers: { 'content-type': 'text/event-stream' },
    });
  const ENTRY = { inputDay: 'I goed home.', inputWell: '', inputGrateful: '', mood: 4 } as const;

  test('carries its token, and a new one when the server refuses the old', async () => {
    tokensAre('old', 'new');
    const told: unknown[] = [];
    const streams = [lines(REFUSED), lines({ message: { correctedDay: 'I went' } }, { result: { text: '{}' } })];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      sent.push(['callCorrectorDiary', new Headers(init.headers).get(ATTESTATION_HEADER)]);
      return streams.shift();
    });
    const answer = await callStreaming('callCorrectorDiary', ENTRY, { onMessage: (message) => told.push(message) });
    expect(answer).toEqual({ text: '{}' });
    expect(told).toEqual([{ correctedDay: 'I went' }]);
    expect(sent.map(([, token]) => token)).toEqual(['old', 'new']);
  });

  test('that needs no proof carries none', async () => {
    expect(await callStreaming('signOut', {}, { onMessage: () => undefined })).toEqual({});
    expect(sent).toEqual([['signOut', null]]);
    expect(botToken).not.toHaveBeenCalled();
  });
});
