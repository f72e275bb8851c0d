import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { CallError } from '#domain/errors.ts';
import type { Feedback } from '#domain/feedback.ts';
import type { CorrectionRequest, Corrector, FeedbackEvent } from '#server/ports/corrector.ts';
import { addUsage, usageSince } from '#server/store/ai-usage.ts';
import { countCorrection } from '#server/store/correction-limits.ts';
import { takeSlot } from '#server/store/correction-slots.ts';
import { engines } from '#testing/engines.ts';
import { startTestServer, TestBrowser, type TestServer, type TestServerOptions } from '#testing/server.ts';

const DAY = 'Yesterday I goed home and we was very happy about it.';
const GOOD = 'Yesterday I went home and we were very happy about it.';
const POEM = 'Roses are red, violets are blue, this poem is written by somebody else for you.';
const EXPLANATIONS = [
  { wrong: 'we was', right: 'we were', kind: 'agreement', explanation: '“We” takes “were”.' },
  { wrong: 'goed', right: 'went', kind: 'verb-form', explanation: 'The past of “go” is “went”.' },
] as const;

const said = (correctedDay: string, more: Partial<Feedback> = {}): Feedback => ({
  finishReason: 'STOP',
  correctedDay,
  correctedWell: '',
  correctedGrateful: '',
  topMistakes: [],
  explanations: EXPLANATIONS,
  lang: 'en',
  checked_by: 'gemini',
  ...more,
});

type Turn = Feedback | CallError | 'hang';

/** A provider that costs money and answers what the test has put down for each call; it remembers what it was asked. */
function provider(...turns: Turn[]) {
  const asked: CorrectionRequest[] = [];
  let hungUp: unknown;
  async function* correct(request: CorrectionRequest, signal: AbortSignal): AsyncIterable<FeedbackEvent> {
    const turn = turns[asked.length] ?? said(GOOD);
    asked.push(request);
    if (turn instanceof Error) throw turn;
    if (turn === 'hang') {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      hungUp = signal.reason;
      throw signal.reason;
    }
    yield { type: 'done', feedback: turn };
  }
  return { corrector: { name: 'gemini', correct } satisfies Corrector, asked, hungUp: () => hungUp };
}

const basic: Corrector = {
  name: 'basic',
  correct: async function* () {
    yield { type: 'done', feedback: said(DAY, { checked_by: 'basic', explanations: [] }) };
  },
};

describe.each(engines)('how an entry is corrected, on $name', (engine) => {
  let server: TestServer;
  afterEach(() => server.close());

  const learner = async (corrector: Corrector, config: TestServerOptions['config'] = {}, native_lang = 'en') => {
    server = await startTestServer(engine, { corrector, basic, config: { CORRECTOR: ['gemini'], ...config } });
    const browser = new TestBrowser(server);
    await browser.register(server, true, { native_lang });
    const ask = async (entry_id: string = randomUUID(), more: object = {}) => {
      const entry = { inputDay: DAY, inputWell: '', inputGrateful: '', mood: 3, entry_id, ...more };
      const { result, error } = await browser.call('callCorrectorDiary', entry);
      const feedback: Feedback | undefined = result && JSON.parse(result.text || 'null');
      return { error, feedback };
    };
    return { browser, ask };
  };

  test('every change gets its kind and its reason, and the mistakes come from the changes', async () => {
    const { ask } = await learner(provider(said(GOOD)).corrector);
    const { feedback } = await ask();
    expect(feedback?.edits?.map((edit) => [edit.original, edit.replacement, edit.kind, edit.explanation])).toEqual([
      ['goed', 'went', 'verb-form', 'The past of “go” is “went”.'],
      ['was', 'were', 'agreement', '“We” takes “were”.'],
    ]);
    expect(feedback?.topMistakes.map(({ mistake }) => mistake)).toEqual(['I goed → I went', 'we was → we were']);
    expect(feedback).not.toHaveProperty('explanations');
  });

  test('a change that nobody explained gets a sentence about its kind', async () => {
    const { ask } = await learner(provider(said(GOOD, { explanations: [] })).corrector);
    expect((await ask()).feedback?.edits?.[1]?.explanation).toBe('A sentence about agreement.');
  });

  test('what was wrong in earlier entries comes first', async () => {
    const once = said('We were here.', { explanations: EXPLANATIONS });
    const { ask } = await learner(provider(once, said(GOOD)).corrector);
    await ask(undefined, { inputDay: 'We was here.' });
    const { feedback } = await ask();
    expect(feedback?.topMistakes[0]?.mistake).toBe('we was → we were');
  });

  test('once the day’s money is spent the basic corrector serves and says so, until the next day', async () => {
    const { corrector, asked } = provider();
    const { ask } = await learner(corrector, { AI_DAILY_COST_LIMIT: 0.5 }, 'de');
    const spent = { corrector: 'gemini', tokens_in: 1000, tokens_out: 100, micro_usd: 250_000 };
    const today = '2026-11-21';
    await addUsage(server.services.db.kysely, today, spent);
    expect((await ask()).feedback?.checked_by).toBe('gemini');
    await addUsage(server.services.db.kysely, today, spent);
    const { feedback } = await ask();
    expect(feedback).toMatchObject({ correctedDay: DAY, checked_by: 'basic' });
    expect(feedback?.note).toBe(
      'Die KI hat ihr Pensum für heute geschafft; darum hat der einfache Korrektor diesen Eintrag geprüft.',
    );
    expect(await usageSince(server.services.db.kysely, today)).toEqual([
      { day: today, corrector: 'gemini', calls: 2, tokens_in: 2000, tokens_out: 200, micro_usd: 500_000 },
    ]);
    server.clock.now_ms += 24 * 60 * 60 * 1000;
    expect((await ask()).feedback?.checked_by).toBe('gemini');
    expect(asked).toHaveLength(2);
  });

  test('three entries of a learner are corrected at once, a fourth waits its turn, and others are not held up', async () => {
    const gates: (() => void)[] = [];
    const slow: Corrector = {
      name: 'gemini',
      correct: async function* ({ inputDay }) {
        if (inputDay === DAY) await new Promise<void>((open) => gates.push(open));
        yield { type: 'done', feedback: said(GOOD) };
      },
    };
    const { ask } = await learner(slow);
    const other = new TestBrowser(server);
    await other.register(server);
    const three = [ask(), ask(), ask()];
    await expect.poll(() => gates).toHaveLength(3);
    const fourth = ask(undefined, { inputDay: 'We was here.' });
    const entry = { inputDay: 'We was here.', inputWell: '', inputGrateful: '', mood: 3 };
    expect((await other.call('callCorrectorDiary', entry)).status).toBe(200);
    for (const open of gates) open();
    expect((await Promise.all(three)).map(({ feedback }) => feedback?.correctedDay)).toEqual([GOOD, GOOD, GOOD]);
    expect((await fourth).error).toBeUndefined();
    expect(await server.services.db.kysely.selectFrom('correction_slot').selectAll().execute()).toEqual([]);
  });

  test('one that rewrites is asked once more for less, and its better answer is taken', async () => {
    const { corrector, asked } = provider(said(POEM), said(GOOD));
    const { ask } = await learner(corrector);
    expect((await ask()).feedback?.correctedDay).toBe(GOOD);
    expect(asked.map(({ minimal }) => minimal)).toEqual([undefined, true]);
  });

  test('one that rewrites twice gives way to the basic corrector, which says so in the learner’s language', async () => {
    const { ask } = await learner(provider(said(POEM), said(POEM)).corrector, {}, 'de');
    const { feedback } = await ask();
    expect(feedback).toMatchObject({ correctedDay: DAY, checked_by: 'basic' });
    expect(feedback?.note).toContain('umgeschrieben');
  });

  test('an entry costs two calls at most, whatever comes of them, and none once it was corrected', async () => {
    const refusal = said('', { finishReason: 'SAFETY' });
    const { corrector, asked } = provider(refusal, refusal, said(GOOD), said(GOOD));
    const { ask } = await learner(corrector);
    const id = randomUUID();
    expect((await ask(id)).feedback?.finishReason).toBe('SAFETY');
    expect((await ask(id)).feedback?.finishReason).toBe('SAFETY');
    const third = await ask(id);
    expect(third.feedback).toMatchObject({ finishReason: 'STOP', checked_by: 'basic' });
    expect(third.feedback?.note).toContain('twice');
    await ask(id);
    expect(asked).toHaveLength(2);
    const other = randomUUID();
    await ask(other);
    await ask(other);
    expect(asked).toHaveLength(3);
  });

  test('a provider that cannot be reached takes none of the two', async () => {
    const down = new CallError('UNAVAILABLE', 'The AI provider cannot be reached right now.');
    const { corrector, asked } = provider(down, down, down, said(GOOD));
    const { ask } = await learner(corrector);
    const id = randomUUID();
    for (let n = 0; n < 3; n += 1) expect((await ask(id)).error?.status).toBe('UNAVAILABLE');
    expect((await ask(id)).feedback?.correctedDay).toBe(GOOD);
    expect(asked).toHaveLength(4);
  });

  test('the basic check is there for who asks for it, and costs nothing', async () => {
    const { corrector, asked } = provider();
    const { ask } = await learner(corrector);
    expect((await ask(undefined, { check_with: 'basic' })).feedback?.checked_by).toBe('basic');
    expect(asked).toEqual([]);
  });

  test('what the learner meant is not corrected again, until they take that back', async () => {
    const { browser, ask } = await learner(provider().corrector);
    const change = { original: 'was', replacement: 'were' };
    await browser.call('dismissEdit', change);
    const { feedback } = await ask();
    expect(feedback?.correctedDay).toBe('Yesterday I went home and we was very happy about it.');
    expect(feedback?.edits?.map(({ original }) => original)).toEqual(['goed']);
    await browser.call('restoreEdit', change);
    expect((await ask()).feedback?.correctedDay).toBe(GOOD);
  });

  test('what the learner says they write in is told to the corrector, and remembered', async () => {
    const { corrector, asked } = provider();
    const { browser, ask } = await learner(corrector, {}, 'ja');
    await browser.call('updateLangWritten', { lang_written: 'en' });
    await ask();
    expect(asked[0]).toMatchObject({ lang: 'en', lang_native: 'ja' });
    expect((await browser.call('readProfile')).result.lang_written).toBe('en');
    await browser.call('updateLangWritten', { lang_written: '' });
    expect((await browser.call('readProfile')).result).not.toHaveProperty('lang_written');
    expect((await browser.call('updateLangWritten', { lang_written: 'xx' })).error?.status).toBe('INVALID_ARGUMENT');
  });

  test('a day has its number of corrections; what comes after is saved and told so, and the next day goes on', async () => {
    const { corrector, asked } = provider();
    const { ask } = await learner(corrector, { CORRECTIONS_PER_DAY: 2 });
    const id = randomUUID();
    for (let n = 0; n < 2; n += 1) expect((await ask()).feedback?.correctedDay).toBe(GOOD);
    const { error } = await ask(id);
    expect(error).toMatchObject({ status: 'RESOURCE_EXHAUSTED', details: { reason: 'daily-limit' } });
    expect(error?.message).toBe('You have had all 2 corrections of today. Your words are kept; ask again tomorrow.');
    const pending = await server.services.db.kysely
      .selectFrom('entry')
      .select('id')
      .where('state', '=', 'pending')
      .execute();
    expect(pending).toEqual([{ id }]);
    server.clock.now_ms += 86_400_000;
    expect((await ask()).feedback?.correctedDay).toBe(GOOD);
    expect(asked).toHaveLength(3);
  });

  test('who waits for a turn has none of it when the others were the last of the day', async () => {
    const { browser, ask } = await learner(provider().corrector, { CORRECTIONS_PER_DAY: 2 });
    const { user_id } = (await browser.call('reloadUser')).result;
    const { kysely } = server.services.db;
    const now_ms = server.clock.now_ms;
    for (let slot = 0; slot < 3; slot += 1)
      await takeSlot(kysely, user_id, { most: 3, now_ms, until_ms: now_ms + 60_000 });
    const waiting = ask();
    await expect.poll(() => kysely.selectFrom('entry').select('id').execute()).toHaveLength(1);
    for (let n = 0; n < 2; n += 1) await countCorrection(kysely, user_id, '2026-11-21');
    await kysely.deleteFrom('correction_slot').execute();
    expect((await waiting).error?.details).toEqual({ reason: 'daily-limit' });
  });

  test('no word of a mistake or a refused correction lies open in the database', async () => {
    const { browser, ask } = await learner(provider().corrector);
    await browser.call('dismissEdit', { original: 'Donaudampfschiff', replacement: 'boat' });
    await ask();
    const { kysely } = server.services.db;
    const rows = [
      await kysely.selectFrom('mistake').selectAll().execute(),
      await kysely.selectFrom('dismissal').selectAll().execute(),
    ];
    expect(rows.flat()).toHaveLength(3);
    for (const word of ['goed', 'went', 'Donau', 'boat', 'past of']) expect(JSON.stringify(rows)).not.toContain(word);
  });

  test('who hangs up stops the provider; the entry is kept', async () => {
    const { corrector, asked, hungUp } = provider('hang');
    const { browser } = await learner(corrector);
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const entry = { inputDay: DAY, inputWell: '', inputGrateful: '', mood: 3 };
    const call = fetch(`${url}/call/callCorrectorDiary`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
      },
      body: JSON.stringify({ data: entry }),
      signal: leaving.signal,
    });
    const saved = () => server.services.db.kysely.selectFrom('entry').select('state').execute();
    await expect.poll(() => asked).toHaveLength(1);
    leaving.abort();
    await expect(call).rejects.toThrow();
    await expect.poll(hungUp).toBeInstanceOf(CallError);
    expect(await saved()).toEqual([{ state: 'pending' }]);
  });
});
