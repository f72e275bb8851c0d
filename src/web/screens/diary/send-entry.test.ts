import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '#domain/errors.ts';
import { type Draft, freshDraft } from '#web/drafts/draft.ts';
import { sendEntry } from '#web/screens/diary/send-entry.ts';
import { SESSION_KEY } from '#web/session-query.ts';
import { UNREACHABLE } from '#web/wire.ts';

const callStreaming = vi.hoisted(() => vi.fn());
const tellStatistic = vi.hoisted(() => vi.fn());
vi.mock('#web/analytics/tell-statistic.ts', () => ({ tellStatistic }));
vi.mock('#web/api.ts', () => ({ callStreaming, call: vi.fn() }));
afterEach(() => {
  vi.unstubAllGlobals();
  tellStatistic.mockReset();
});

const draft: Draft = { ...freshDraft('id-1'), inputDay: 'I go.' };
const nobody = new CallError('UNAUTHENTICATED', 'Please log in first.');
const gone = new CallError('UNAVAILABLE', UNREACHABLE);

/** How a try ends when the call fails so, with a network or without, for somebody or nobody signed in. */
async function endOf(error: Error, { onLine = true, user = {} as object | null, queued = false } = {}) {
  callStreaming.mockRejectedValueOnce(error);
  vi.stubGlobal('navigator', { onLine });
  const client = new QueryClient();
  client.setQueryData(SESSION_KEY, user);
  const signal = new AbortController().signal;
  const sent = queued ? { ...draft, queued: true as const } : draft;
  return sendEntry({ draft: sent, check_with: undefined, signal, client, dispatch: () => undefined });
}

test.each([
  ['no network', gone, { onLine: false }, 'queued'],
  ['no server, first asked', gone, {}, 'failed'],
  ['no server, from the queue', gone, { queued: true }, 'queued'],
  ['nobody signed in', nobody, { user: null }, 'queued'],
  ['a refusal though somebody is signed in', nobody, {}, 'failed'],
  ['somebody else', new CallError('ABORTED', 'x', { reason: 'other-user' }), { user: null }, 'failed'],
  ['a bug', new TypeError('x'), { onLine: false }, 'failed'],
] as const)('%s: %s', async (_, error, given, type) => {
  expect((await endOf(error, given))?.type).toBe(type);
});

test('nobody is told of a try that was left', async () => {
  const leaving = new AbortController();
  callStreaming.mockImplementationOnce(async () => {
    leaving.abort();
    throw gone;
  });
  const client = new QueryClient();
  const { signal } = leaving;
  const end = await sendEntry({ draft, check_with: undefined, signal, client, dispatch: () => undefined });
  expect(end).toBeUndefined();
});

test.each([
  ['was refused', new CallError('RESOURCE_EXHAUSTED', 'x'), [['entry_sent']]],
  ['did not come to the server', gone, []],
  ['waits for a sign-in', nobody, []],
] as const)('an entry that %s is counted as %j', async (_, error, counted) => {
  await endOf(error, { user: null });
  expect(tellStatistic.mock.calls).toEqual(counted);
});
