import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Feedback } from '#domain/feedback.ts';
import { createBasicCorrector } from '#server/adapters/corrector/basic/basic-corrector.ts';
import { startWorker } from '#server/adapters/corrector/basic/worker-process.ts';
import type { Corrector } from '#server/ports/corrector.ts';
import { describeCorrector } from '#testing/corrector-suite.ts';

const WORKER = new URL('./basic-worker.ts', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'worker-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
/** A worker of a few lines, for what the real one never does. */
function fake(code: string): URL {
  const file = join(folder, `${files++}.mjs`);
  writeFileSync(file, code);
  return pathToFileURL(file);
}
const ECHO = `{ correctedDay: request.inputDay, correctedWell: '', correctedGrateful: '', edits: [] }`;

const open: Corrector[] = [];
function corrector(workerUrl: URL, idleMs?: number): Corrector {
  const made = createBasicCorrector({ workerUrl, idleMs });
  open.push(made);
  return made;
}
afterEach(async () => {
  for (const made of open.splice(0)) await made.close?.();
});

const entry = (inputDay: string, inputWell = '', inputGrateful = '') => ({ inputDay, inputWell, inputGrateful });

async function feedbackOf(
  from: Corrector,
  texts = entry('Hello'),
  signal = new AbortController().signal,
): Promise<Feedback> {
  for await (const event of from.correct(texts, signal)) if (event.type === 'done') return event.feedback;
  throw new Error('no feedback');
}

describeCorrector('basic', async () => ({ corrector: createBasicCorrector({ workerUrl: WORKER }) }));

describe('the basic corrector in its worker', () => {
  test('corrects an entry, tells each edit and the top mistakes, and leaves blank parts as they are', async () => {
    const texts = entry('Yesterday we was at home. I eated an apple.', ' \n ', 'I am grateful for my freinds.');
    const feedback = await feedbackOf(corrector(WORKER), texts);
    expect(feedback).toMatchObject({
      finishReason: 'STOP',
      correctedDay: 'Yesterday we were at home. I ate an apple.',
      correctedWell: ' \n ',
      correctedGrateful: 'I am grateful for my friends.',
      lang: 'en',
      checked_by: 'basic',
    });
    expect(feedback.topMistakes).toHaveLength(3);
    expect(feedback.topMistakes[0]?.mistake).toBe('we was → we were');
    for (const { part, start, end, original } of feedback.edits ?? [])
      expect(texts[`input${part}`].slice(start, end)).toBe(original);
  });

  test('answers several entries that were asked at once', async () => {
    const one = corrector(WORKER);
    const answers = await Promise.all([
      feedbackOf(one, entry('We was tired.')),
      feedbackOf(one, entry('They was tired.')),
    ]);
    expect(answers.map(({ correctedDay }) => correctedDay)).toEqual(['We were tired.', 'They were tired.']);
  });
});

describe('when the worker fails', () => {
  test('a crash is UNAVAILABLE for the entry that met it, and the next entry gets a new worker', async () => {
    const code = `process.on('message', ({ id, request }) => {
      if (request.inputDay === 'crash') process.exit(1);
      process.send({ id, entry: ${ECHO} });
    });`;
    const one = corrector(fake(code));
    await expect(feedbackOf(one, entry('crash'))).rejects.toMatchObject({ status: 'UNAVAILABLE' });
    expect((await feedbackOf(one, entry('fine'))).correctedDay).toBe('fine');
  });

  test('an error inside it is UNAVAILABLE for its entry; who waits, and who comes, gets a new worker', async () => {
    // As after a panic in WebAssembly: whatever is asked after it fails too.
    const code = `let isBroken = false;
    process.on('message', ({ id, request }) => {
      isBroken ||= request.inputDay === 'panic';
      process.send(isBroken ? { id, failedAt: 'RuntimeError' } : { id, entry: ${ECHO} });
    });`;
    const bugs: string[] = [];
    const one = createBasicCorrector({ workerUrl: fake(code), onBug: (where) => bugs.push(where) });
    open.push(one);
    const failing = expect(feedbackOf(one, entry('panic'))).rejects.toMatchObject({ status: 'UNAVAILABLE' });
    const waiting = feedbackOf(one, entry('after it'));
    await failing;
    expect((await waiting).correctedDay).toBe('after it');
    expect((await feedbackOf(one, entry('later'))).correctedDay).toBe('later');
    expect(bugs).toEqual(['RuntimeError']);
  });

  test('the real one tells where it failed, and no word of the entry', async () => {
    const worker = startWorker(WORKER);
    const answer = once(worker, 'message');
    // No text: whatever is done with it throws an error.
    worker.send({ id: 1, request: { ...entry('Quixhaven'), inputWell: { Quixhaven: 1 } } });
    const [{ failedAt }] = await answer;
    worker.kill('SIGKILL');
    expect(failedAt).toMatch(/^TypeError\n +at /);
    expect(failedAt).not.toContain('Quixhaven');
  });

  test('a worker that does not load is UNAVAILABLE', async () => {
    await expect(feedbackOf(corrector(fake('throw new Error("broken")')))).rejects.toMatchObject({
      status: 'UNAVAILABLE',
    });
  });
});

describe('ending', () => {
  const SILENT = fake(`process.on('message', () => {});`);

  test('aborting ends the waiting with the reason of the signal', async () => {
    const abort = new AbortController();
    const answer = feedbackOf(corrector(SILENT), entry('Hello'), abort.signal);
    abort.abort(new Error('gone'));
    await expect(answer).rejects.toThrow('gone');
  });

  test('an aborted signal asks nothing', async () => {
    await expect(feedbackOf(corrector(SILENT), entry('Hello'), AbortSignal.abort(new Error('gone')))).rejects.toThrow(
      'gone',
    );
  });

  test('closing fails what is still waiting', async () => {
    const one = corrector(SILENT);
    const answer = feedbackOf(one);
    const failed = expect(answer).rejects.toMatchObject({ status: 'UNAVAILABLE' });
    await one.close?.();
    await failed;
  });

  test('after a time of rest the process is gone with its memory, and the next entry starts another', async () => {
    const code = `process.on('message', ({ id, request }) =>
      process.send({ id, entry: { ...${ECHO}, correctedDay: String(process.pid) } }));`;
    const busy = corrector(fake(code), 60_000);
    const [first, second] = [await pidOf(busy), await pidOf(busy)];
    expect(second).toBe(first);
    expect(isRunning(first)).toBe(true);
    const resting = corrector(fake(code), 0);
    const old = await pidOf(resting);
    await until(() => !isRunning(old));
    expect(await pidOf(resting)).not.toBe(old);
  });

  test('closing ends the process', async () => {
    const one = corrector(
      fake(`process.on('message', ({ id, request }) =>
      process.send({ id, entry: { ...${ECHO}, correctedDay: String(process.pid) } }));`),
    );
    const pid = await pidOf(one);
    await one.close?.();
    expect(isRunning(pid)).toBe(false);
  });

  test('the process ends with the server that started it', async () => {
    const worker = startWorker(WORKER);
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    await new Promise((resolve) => worker.once('spawn', resolve));
    worker.disconnect();
    expect(await ended).toBe(0);
  });
});

test('the process gets nothing of the environment but how to keep its memory small', async () => {
  const code = `process.on('message', ({ id, request }) =>
    process.send({ id, entry: { ...${ECHO}, correctedDay: Object.keys(process.env).join() } }));`;
  const { correctedDay } = await feedbackOf(corrector(fake(code)));
  expect(correctedDay).toMatch(/^(?:MALLOC_ARENA_MAX|NODE_CHANNEL_\w+|,)*$/);
});

const pidOf = async (one: Corrector): Promise<number> => Number((await feedbackOf(one)).correctedDay);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await sleep(5);
}
