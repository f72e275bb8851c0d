import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { CallError } from '#domain/errors.ts';
import type { Feedback } from '#domain/feedback.ts';
import type { Corrector } from '#server/ports/corrector.ts';
import { engines } from '#testing/engines.ts';
import { startTestServer, TestBrowser, type TestServer, type TestServerOptions } from '#testing/server.ts';

const DAY = 'Yesterday I goed home and we was very happy about it.';
const GOOD = 'Yesterday I went home and we were very happy about it.';
const DAY_MS = 86_400_000;

const said = (correctedDay: string, checked_by: string, finishReason = 'STOP'): Feedback => ({
  ...{ finishReason, correctedDay, correctedWell: '', correctedGrateful: '', topMistakes: [] },
  ...{ explanations: [], lang: 'en', checked_by },
});
const REFUSED = said('', 'gemini', 'SAFETY');
const DOWN = new CallError('UNAVAILABLE', 'The AI provider cannot be reached right now.');

/** Answers what the test has put down for each call, then corrects well. */
function provider(...turns: (Feedback | Error)[]) {
  let asked = 0;
  const correct: Corrector['correct'] = async function* () {
    const turn = turns[asked] ?? said(GOOD, 'gemini');
    asked += 1;
    if (turn instanceof Error) throw turn;
    yield { type: 'partial', corrected: { correctedDay: turn.correctedDay } };
    yield { type: 'done', feedback: turn };
  };
  return { corrector: { name: 'gemini', correct } satisfies Corrector, asked: () => asked };
}
const basic: Corrector = {
  name: 'basic',
  correct: async function* () {
    yield { type: 'done', feedback: said(DAY.replace('goed', 'went'), 'basic') };
  },
};

describe.each(engines)('checking an entry again, on $name', (engine) => {
  let server: TestServer;
  afterEach(() => server.close());

  const learner = async (corrector: Corrector, config: TestServerOptions['config'] = {}) => {
    server = await startTestServer(engine, { corrector, basic, config: { CORRECTOR: ['gemini'], ...config } });
    const browser = new TestBrowser(server);
    await browser.register(server);
    const feedbackIn = ({ result }: { result: { text: string } | undefined }): Feedback | undefined =>
      result && JSON.parse(result.text || 'null');
    const write = async (more: object = {}) => {
      const entry_id = randomUUID();
      const entry = { inputDay: DAY, inputWell: '', inputGrateful: '', mood: 3, entry_id, time_zone: 'UTC', ...more };
      await browser.call('callCorrectorDiary', entry);
      return entry_id;
    };
    const again = async (entry_id: string, more: object = {}) => {
      const answer = await browser.call('checkEntryAgain', { entry_id, time_zone: 'UTC', ...more });
      return { error: answer.error, feedback: feedbackIn(answer) };
    };
    const read = async (entry_id: string) => (await browser.call('readEntry', { entry_id })).result;
    return { browser, write, again, read };
  };

  test('a pending entry is corrected, and from then on its feedback is told', async () => {
    const { corrector, asked } = provider(DOWN);
    const { write, again, read } = await learner(corrector);
    const id = await write();
    expect(await read(id)).toMatchObject({ state: 'pending', can_check_again: true });
    expect((await again(id)).feedback?.correctedDay).toBe(GOOD);
    expect(await read(id)).toMatchObject({ state: 'done', can_check_again: false, feedback: { checked_by: 'gemini' } });
    expect((await again(id)).feedback?.correctedDay).toBe(GOOD);
    expect(asked()).toBe(2);
  });

  test('what only the rules checked is replaced whole: feedback, counts and mistakes', async () => {
    const { browser, write, again, read } = await learner(provider().corrector);
    const id = await write({ check_with: 'basic' });
    const counts = async () => (await browser.call('fetchHistory')).result.entries[0].num_word_diffs;
    const mistakes = async () => (await server.services.db.kysely.selectFrom('mistake').selectAll().execute()).length;
    expect([await counts(), await mistakes()]).toEqual([1, 1]);
    expect(await read(id)).toMatchObject({ can_check_again: true, feedback: { checked_by: 'basic' } });
    expect((await again(id)).feedback).toMatchObject({ correctedDay: GOOD, checked_by: 'gemini' });
    expect([await counts(), await mistakes()]).toEqual([2, 2]);
    expect((await read(id)).feedback.correctedDay).toBe(GOOD);
  });

  test('what recurs is counted in other entries: the first check of the same one does not count', async () => {
    const { write, again } = await learner(provider().corrector);
    const id = await write({ check_with: 'basic' });
    // «goed» was found by the rules before, «was» was not: neither was in another entry, so they come as they stand.
    expect((await again(id)).feedback?.topMistakes.map(({ mistake }) => mistake)).toEqual([
      'I goed → I went',
      'we was → we were',
    ]);
  });

  test('the rules are not asked twice, and nothing better leaves what is there', async () => {
    const { corrector, asked } = provider(DOWN, said('x', 'basic'), REFUSED);
    const { write, again, read } = await learner(corrector);
    const id = await write({ check_with: 'basic' });
    const before = (await read(id)).feedback;
    expect((await again(id, { check_with: 'basic' })).feedback?.checked_by).toBe('basic');
    expect(asked()).toBe(0);
    expect((await again(id)).error?.status).toBe('UNAVAILABLE');
    expect((await again(id)).feedback?.correctedDay).toBe(before.correctedDay);
    expect((await again(id)).feedback?.finishReason).toBe('SAFETY');
    expect((await read(id)).feedback).toEqual(before);
  });

  test('where nobody else is configured the rules’ answer stands', async () => {
    const { corrector, asked } = provider();
    const { write, again, read } = await learner(corrector, { CORRECTOR: ['basic'] });
    const id = await write({ check_with: 'basic' });
    expect((await read(id)).can_check_again).toBe(false);
    expect((await again(id)).feedback?.checked_by).toBe('basic');
    expect(asked()).toBe(0);
  });

  test('after two paid calls in vain a wish allows two more, once a day', async () => {
    const { corrector, asked } = provider(REFUSED, REFUSED, REFUSED, REFUSED, REFUSED);
    const { browser, write, again, read } = await learner(corrector);
    const id = await write();
    const entry = { inputDay: DAY, inputWell: '', inputGrateful: '', mood: 3, entry_id: id };
    await browser.call('callCorrectorDiary', entry);
    await browser.call('callCorrectorDiary', entry);
    expect([asked(), (await read(id)).feedback.checked_by]).toEqual([2, 'basic']);
    for (let n = 0; n < 5; n += 1) await again(id);
    expect(asked()).toBe(4);
    server.clock.now_ms += DAY_MS;
    for (let n = 0; n < 5; n += 1) await again(id);
    // The fifth was in vain, the sixth succeeded; after that nothing is asked any more.
    expect(asked()).toBe(6);
    expect((await read(id)).feedback.checked_by).toBe('gemini');
  });

  test('it counts on the day on which it is asked for, and deleting gives nothing back', async () => {
    const { browser, write, again } = await learner(provider(DOWN, DOWN).corrector, { CORRECTIONS_PER_DAY: 1 });
    const [one, other] = [await write(), await write()];
    server.clock.now_ms += DAY_MS;
    expect((await again(one)).feedback?.checked_by).toBe('gemini');
    await browser.call('deleteEntry', { entry_id: one });
    const { error } = await again(other);
    expect(error).toMatchObject({ status: 'RESOURCE_EXHAUSTED', details: { reason: 'daily-limit' } });
    server.clock.now_ms += DAY_MS;
    expect((await again(other)).feedback?.checked_by).toBe('gemini');
  });

  test('of two wishes at once one correction is stored; who comes too late is told what is there', async () => {
    const { write, again } = await learner(provider().corrector);
    const id = await write({ check_with: 'basic' });
    const answers = await Promise.all([again(id), again(id), again(id)]);
    const told = answers.map(({ feedback }) => feedback?.checked_by);
    expect(told).toContain('gemini');
    expect(told.filter((name) => name !== 'gemini' && name !== 'basic')).toEqual([]);
    const rows = await server.services.db.kysely.selectFrom('feedback').select('checked_by').execute();
    expect(rows).toEqual([{ checked_by: 'gemini' }]);
  });

  test('deleted while it is being checked, it stays deleted', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isAsked = false;
    const correct: Corrector['correct'] = async function* () {
      isAsked = true;
      await held;
      yield { type: 'done', feedback: said(GOOD, 'gemini') };
    };
    const { browser, write, again } = await learner({ name: 'gemini', correct });
    const id = await write({ check_with: 'basic' });
    const checking = again(id);
    await expect.poll(() => isAsked).toBe(true);
    await browser.call('deleteEntry', { entry_id: id });
    release();
    expect((await checking).error?.status).toBe('ABORTED');
    await browser.call('undeleteEntry', { entry_id: id });
    expect((await browser.call('readEntry', { entry_id: id })).result.feedback.checked_by).toBe('basic');
  });

  test('its words come as they are written, to whom listens', async () => {
    const { browser, write } = await learner(provider(DOWN).corrector);
    const entry_id = await write();
    const headers = { accept: 'text/event-stream' };
    const { response } = await browser.call('checkEntryAgain', { entry_id }, headers);
    expect(response.body).toContain(`data: {"message":{"correctedDay":"${GOOD}"}}`);
    expect(response.body.trim().split('\n\n').at(-1)).toContain('"result"');
  });
});
