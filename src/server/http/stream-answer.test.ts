import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#domain/errors.ts';
import type { Corrector } from '#server/ports/corrector.ts';
import { engines } from '#testing/engines.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const ENTRY = { inputDay: 'I goed home.', inputWell: '', inputGrateful: '', mood: 3 };
const [engine] = engines;
if (!engine) throw new Error('There is no engine to test on.');

describe('a model that says nothing for a while', () => {
  let server: TestServer;
  let fail: (error: Error) => void;
  let isAsked: Promise<void>;
  beforeEach(async () => {
    let asked = () => {};
    isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const corrector: Corrector = {
      name: 'scripted',
      async *correct() {
        asked();
        await new Promise<never>((_, reject) => {
          fail = reject;
        });
      },
    };
    server = await startTestServer(engine, { corrector });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.close();
  });

  /** Has an entry corrected after so many seconds of silence; what came, line by line. */
  async function heardAfter(silent_s: number) {
    const browser = new TestBrowser(server);
    await browser.register(server);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const answer = browser.call('callCorrectorDiary', ENTRY, { accept: 'text/event-stream' });
    await isAsked;
    await vi.advanceTimersByTimeAsync(silent_s * 1000);
    fail(new CallError('UNAVAILABLE', 'The model is gone.'));
    const { status, response } = await answer;
    return { status, lines: response.body.split('\n\n').filter(Boolean) };
  }

  test('is heard all the same, every 15 seconds, and its failure in the stream', async () => {
    const { status, lines } = await heardAfter(31);
    expect(status).toBe(200);
    expect(lines.slice(0, 2)).toEqual([':', ':']);
    expect(lines).toHaveLength(3);
    expect(JSON.parse(lines[2]?.replace('data: ', '') ?? '').error.status).toBe('UNAVAILABLE');
  });

  test('fails with the status of its refusal as long as nothing was said', async () => {
    const { status, lines } = await heardAfter(14);
    expect(status).toBe(503);
    expect(lines.join()).not.toContain('data:');
  });
});
