import { afterEach, describe, expect, test } from 'vitest';
import type { Feedback } from '#domain/feedback.ts';
import { createBasicCorrector } from '#server/adapters/corrector/basic/basic-corrector.ts';
import type { Corrector } from '#server/ports/corrector.ts';
import { describeCorrector } from '#testing/corrector-suite.ts';

const WORKER = new URL('./basic-worker.ts', import.meta.url);
/** A worker of a few lines, for what the real one never does. */
const fake = (code: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${code}`)}`);
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

describe('the basic corrector in its worker', { timeout: 120_000 }, () => {
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
    const code = `parentPort.on('message', ({ id, request }) => {
      if (request.inputDay === 'crash') process.exit(1);
      parentPort.postMessage({ id, entry: ${ECHO} });
    });`;
    const one = corrector(fake(code));
    await expect(feedbackOf(one, entry('crash'))).rejects.toMatchObject({ status: 'UNAVAILABLE' });
    expect((await feedbackOf(one, entry('fine'))).correctedDay).toBe('fine');
  });

  test('an error inside it is UNAVAILABLE too', async () => {
    const code = `parentPort.on('message', ({ id }) => parentPort.postMessage({ id, error: 'no memory' }));`;
    await expect(feedbackOf(corrector(fake(code)))).rejects.toMatchObject({ status: 'UNAVAILABLE' });
  });

  test('a worker that does not load is UNAVAILABLE', async () => {
    await expect(feedbackOf(corrector(fake('throw new Error("broken")')))).rejects.toMatchObject({
      status: 'UNAVAILABLE',
    });
  });
});

describe('ending', () => {
  const SILENT = fake(`parentPort.on('message', () => {});`);

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

  test('after a time of rest the worker is let go, and the next entry starts another', async () => {
    const code = `let count = 0; parentPort.on('message', ({ id }) =>
      parentPort.postMessage({ id, entry: { correctedDay: String(++count), correctedWell: '', correctedGrateful: '', edits: [] } }));`;
    const busy = corrector(fake(code), 60_000);
    expect((await feedbackOf(busy)).correctedDay).toBe('1');
    expect((await feedbackOf(busy)).correctedDay).toBe('2');
    const resting = corrector(fake(code), 0);
    expect((await feedbackOf(resting)).correctedDay).toBe('1');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await feedbackOf(resting)).correctedDay).toBe('1');
  });
});
