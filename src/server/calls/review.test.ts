import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Contract } from '#contract';
import { engines } from '#testing/engines.ts';
import { NOON, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const DAY_MS = 86_400_000;
const ZONE = { time_zone: 'UTC' };
type Review = Contract['fetchReview']['output'];
type Card = Review['cards'][number];

describe.each(engines)('the review on $name', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { RATE_LIMIT: 'off', CORRECTIONS_PER_DAY: 1000 } });
  });
  afterAll(() => server.close());

  /** A learner who writes and reviews in days before now, and after it (less than none). */
  const learner = async () => {
    const browser = new TestBrowser(server);
    const user_id = await browser.register(server);
    const at = async <T>(ago: number, work: () => Promise<T>): Promise<T> => {
      server.clock.now_ms = NOON - ago * DAY_MS;
      const result = await work();
      server.clock.now_ms = NOON;
      return result;
    };
    const write = (inputDay: string, ago = 1) =>
      at(ago, async () => {
        const entry_id = randomUUID();
        const entry = { inputDay, inputWell: '', inputGrateful: '', mood: 3, entry_id, ...ZONE };
        expect((await browser.call('callCorrectorDiary', entry)).status).toBe(200);
        return entry_id;
      });
    const review = async (ago = 0, wish: object = {}): Promise<Review> =>
      at(ago, async () => (await browser.call('fetchReview', { ...ZONE, ...wish })).result);
    const answer = ({ card, reps }: Card, over: object = {}, ago = 0) =>
      at(ago, () =>
        browser.call('answerCard', { card, answer_id: randomUUID(), grade: 'good', reps, ...ZONE, ...over }),
      );
    const rows = () =>
      server.services.db.kysely.selectFrom('review_card').selectAll().where('user_id', '=', user_id).execute();
    return { browser, write, review, answer, rows };
  };
  const only = (review: Review): Card => {
    expect(review.cards).toHaveLength(1);
    return review.cards[0] as Card;
  };

  test('makes one card of a mistake however often it was made, of its newest sentence, from the next day on', async () => {
    const { browser, write, review } = await learner();
    const nothing = { cards: [], num_answered: 0, num_more: 0, num_tomorrow: 0, num_suspended: 0 };
    expect(await review()).toEqual(nothing);
    await write('Long ago I goed to sea.', 5);
    const entry_id = await write('It rained. Then I goed home becouse I was wet.', 2);
    await write('Nothing to put right.', 1);
    await write('He have a dog.', 0);
    const { cards, ...counts } = await review();
    expect(counts).toEqual({ num_answered: 0, num_more: 0, num_tomorrow: 1, num_suspended: 0 });
    const known = { entry_id, day: '2026-11-19', lang: 'en', reps: 0 };
    const went = { before: 'Then I ', answer: 'went', after: ' home because I was wet.', wrong: 'goed', hint: 'w' };
    const because = {
      before: 'Then I went home ',
      answer: 'because',
      after: ' I was wet.',
      wrong: 'becouse',
      hint: 'b',
    };
    const card = expect.stringMatching(/^[\w-]{43}$/);
    expect(cards).toHaveLength(2);
    expect(cards).toEqual(
      expect.arrayContaining([
        { ...known, ...went, card, kind: 'tense', explanation: 'The past of “go” is irregular: “went”.' },
        { ...known, ...because, card, kind: 'spelling', explanation: 'It is spelled “because”.' },
      ]),
    );
    expect((await browser.call('countReview', ZONE)).result).toEqual({ num_due: 2 });
    expect((await review(-1)).cards).toHaveLength(3);
  });

  test('an answer sends the card away for days, and it comes again with what was remembered', async () => {
    const { browser, write, review, answer, rows } = await learner();
    await write('I goed home.', 3);
    const card = only(await review());
    expect((await answer(card)).result).toEqual({ due_day: '2026-11-24' });
    expect(await review()).toMatchObject({ cards: [], num_answered: 1, num_tomorrow: 0 });
    expect((await browser.call('countReview', ZONE)).result).toEqual({ num_due: 0 });
    expect((await review(-2)).num_tomorrow).toBe(1);
    const again = only(await review(-3));
    expect(again).toEqual({ ...card, reps: 1 });
    expect((await answer(again, { grade: 'again' }, -3)).result).toEqual({ due_day: '2026-11-25' });
    expect(await rows()).toMatchObject([
      { mark: card.card, reps: 2, lapses: 1, first_day: '2026-11-21', last_day: '2026-11-24', due_day: '2026-11-25' },
    ]);
    // Nothing of the learner's words lies there.
    expect(JSON.stringify(await rows())).not.toMatch(/went|goed|home/);
  });

  test('the same answer sent again changes nothing, and neither does one from another window', async () => {
    const { write, review, answer, rows } = await learner();
    await write('I goed home.');
    const card = only(await review());
    const answer_id = randomUUID();
    const due = { due_day: '2026-11-24' };
    const both = await Promise.all([answer(card, { answer_id }), answer(card, { answer_id })]);
    expect(both.map(({ result }) => result)).toEqual([due, due]);
    const before = await rows();
    expect((await answer(card, { answer_id })).result).toEqual(due);
    expect((await answer(card, { grade: 'again' })).result).toEqual(due);
    expect(await rows()).toEqual(before);
  });

  test('the last answer can be taken back, once and again, and does not come back by a late retry', async () => {
    const { browser, write, review, answer, rows } = await learner();
    await write('I goed home.', 9);
    const card = only(await review(4));
    await answer(card, {}, 4);
    const seen = only(await review(0));
    const remembered = (await rows())[0];
    const answer_id = randomUUID();
    const undo = () => browser.call('undoAnswer', { card: card.card, answer_id });
    expect((await undo()).status).toBe(404);
    await answer(seen, { answer_id, grade: 'again' });
    expect((await undo()).status).toBe(200);
    expect((await undo()).status).toBe(200);
    const { answer_id: _, ...back } = remembered as NonNullable<typeof remembered>;
    expect((await rows())[0]).toMatchObject({ ...back, undone_id: answer_id, memory_before: null });
    expect((await answer(seen, { answer_id })).result).toEqual({ due_day: '2026-11-20' });
    expect(only(await review(0))).toEqual(seen);
  });

  test('a first answer that is taken back leaves a new card', async () => {
    const { browser, write, review, answer } = await learner();
    await write('I goed home.');
    const card = only(await review());
    const answer_id = randomUUID();
    await answer(card, { answer_id });
    await browser.call('undoAnswer', { card: card.card, answer_id });
    expect(await review()).toMatchObject({ cards: [card], num_answered: 0 });
    expect((await answer(card)).result).toEqual({ due_day: '2026-11-24' });
  });

  test('a card is set aside or deleted, and brought back', async () => {
    const { browser, write, review, answer } = await learner();
    await write('I goed home.', 4);
    await write('He have a dog.', 2);
    const { cards } = await review();
    const [he, went] = cards as [Card, Card];
    await answer(went, { grade: 'again' });
    const suspend = (card: string) => browser.call('suspendCard', { card });
    for (const { card } of [he, went, went]) expect((await suspend(card)).status).toBe(200);
    expect(await review(-1)).toMatchObject({ cards: [], num_suspended: 2, num_tomorrow: 0 });
    await browser.call('restoreCard', { card: he.card });
    expect(await review(-1)).toMatchObject({ cards: [he], num_suspended: 1 });
    expect((await browser.call('resumeCards')).result).toEqual({ num_resumed: 1 });
    expect((await browser.call('resumeCards')).result).toEqual({ num_resumed: 0 });
    expect((await review(-1)).cards).toHaveLength(2);

    expect((await browser.call('deleteCard', { card: he.card })).status).toBe(200);
    // The mistake again brings no deleted card back; its learner does.
    await write('Now he have a cat.', 0);
    expect((await review(-1)).cards).toEqual([{ ...went, reps: 1 }]);
    expect((await browser.call('resumeCards')).result).toEqual({ num_resumed: 0 });
    await browser.call('restoreCard', { card: he.card });
    expect((await review(-1)).cards[1]).toMatchObject({ before: 'Now he ', answer: 'has', after: ' a cat.', reps: 0 });
  });

  test('a dozen cards are a sitting, five of them new at most; who wants more gets what is due beyond it', async () => {
    const { browser, review, answer } = await learner();
    const entry_id = await importMistakes(browser, 17);
    const counted = async (ago: number, wish: object = {}) => {
      const { cards, ...counts } = await review(ago, wish);
      return { cards: cards.map(({ reps }) => reps), ...counts };
    };
    const answerAll = async (ago: number) => {
      for (const card of (await review(ago)).cards) await answer(card, {}, ago);
    };
    const none = { num_answered: 0, num_more: 0, num_suspended: 0 };
    expect(await counted(20)).toEqual({ ...none, cards: [0, 0, 0, 0, 0], num_tomorrow: 5 });
    for (const ago of [20, 19, 18]) await answerAll(ago);
    expect(await counted(18)).toEqual({ ...none, cards: [], num_answered: 5, num_tomorrow: 7 });
    // Fifteen come due while nobody looks; with a dozen of them there is no room for new ones.
    const a_dozen = Array.from({ length: 12 }, () => 1);
    expect(await counted(9)).toEqual({ ...none, cards: a_dozen, num_more: 3, num_tomorrow: 5 });
    await answerAll(9);
    expect(await counted(9)).toEqual({ ...none, cards: [], num_answered: 12, num_more: 3, num_tomorrow: 5 });
    const more = await counted(9, { more: true });
    expect(more).toEqual({ ...none, cards: [1, 1, 1, 0, 0], num_answered: 12, num_tomorrow: 0 });
    expect((await browser.call('deleteEntry', { entry_id })).status).toBe(200);
    expect(await counted(9, { more: true })).toEqual({ ...none, cards: [], num_answered: 12, num_tomorrow: 0 });
  });

  test('what was meant, deleted or unasked is no card, and nobody else’s', async () => {
    const { browser, write, review, answer, rows } = await learner();
    const entry_id = await write('I goed home.', 3);
    const card = only(await review());
    await answer(card, { grade: 'again' });
    const words = { original: 'goed', replacement: 'went' };
    await browser.call('dismissEdit', words);
    expect(await review(-1)).toMatchObject({ cards: [], num_tomorrow: 0 });
    await browser.call('restoreEdit', words);
    expect((await review(-1)).cards).toHaveLength(1);

    const { browser: other, review: anothers } = await learner();
    expect((await anothers()).cards).toEqual([]);
    const wish = { card: card.card };
    const theirs = { ...wish, answer_id: randomUUID(), grade: 'easy', reps: 1 };
    for (const [call, input] of [
      ['answerCard', theirs],
      ['undoAnswer', { ...wish, answer_id: (await rows())[0]?.answer_id }],
      ['suspendCard', wish],
      ['deleteCard', wish],
      ['restoreCard', wish],
    ] as const) {
      const { status, error } = await other.call(call, input);
      expect([call, status, error?.message]).toEqual([call, 404, 'There is no such card.']);
    }
    expect(await rows()).toMatchObject([{ reps: 1, suspended_ms: null, deleted_ms: null }]);

    await browser.call('deleteEntry', { entry_id });
    expect((await review(-1)).cards).toEqual([]);
    expect((await browser.call('suspendCard', wish)).status).toBe(404);
    await browser.call('undeleteEntry', { entry_id });
    expect((await review(-1)).cards).toHaveLength(1);
    await browser.call('deleteEntry', { entry_id });
    server.clock.now_ms = NOON + 60_000;
    server.jobs.clearAway();
    await server.jobs.settled();
    server.clock.now_ms = NOON;
    expect(await rows()).toEqual([]);
  });

  test('what was written right since the last answer is praised', async () => {
    const { write, review, answer } = await learner();
    await write('I goed home.', 9);
    const card = only(await review(8));
    expect(card).not.toHaveProperty('praise');
    await write('Yesterday I went out, too.', 8);
    await answer(card, {}, 8);
    expect(only(await review(0))).not.toHaveProperty('praise');
    const entry_id = await write('They went to the park.', 6);
    await write('He went home. Then he goed to bed.', 5);
    await write('Nobody says so here.', 4);
    expect(only(await review(0)).praise).toEqual({ right: 'went', entry_id, day: '2026-11-15' });
  });

  test('a mistake of long ago that is made again becomes a card, in whichever order its entries come', async () => {
    const { browser, write, review } = await learner();
    await write('I goed home.', 1);
    const inputDay = 'Long ago I goed to sea.';
    const edit = {
      part: 'Day',
      start: 11,
      end: 15,
      original: 'goed',
      replacement: 'went',
      kind: 'tense',
      explanation: '',
    };
    const corrected = { correctedDay: 'Long ago I went to sea.', correctedWell: '', correctedGrateful: '' };
    const told = { ...corrected, finishReason: 'STOP', topMistakes: [], edits: [edit], checked_by: 'x', created_ms: 1 };
    const day = { day: '2024-11-20', date_ms: Date.parse('2024-11-20T12:00:00Z'), time_zone: 'UTC' };
    const entry = {
      entry_id: randomUUID(),
      ...day,
      state: 'done',
      inputDay,
      inputWell: '',
      inputGrateful: '',
      feedback: told,
    };
    expect((await browser.call('importEntries', { entries: [entry] })).status).toBe(200);
    expect((await review()).cards).toHaveLength(1);
  });

  test('a change of today is not asked today once its older entry is gone', async () => {
    const { browser, write, review } = await learner();
    const entry_id = await write('I goed home.', 5);
    await write('She goed out.', 0);
    expect((await review()).cards).toHaveLength(1);
    await browser.call('deleteEntry', { entry_id });
    expect(await review()).toMatchObject({ cards: [], num_tomorrow: 1 });
  });

  const ID = randomUUID();
  test.each([
    ['answerCard', {}],
    ['answerCard', { card: 'x', answer_id: ID, grade: 'hard', reps: 0 }],
    ['answerCard', { card: 'x', answer_id: 'x', grade: 'good', reps: 0 }],
    ['answerCard', { card: 'x', answer_id: ID, grade: 'good', reps: -1 }],
    ['answerCard', { card: 'x', answer_id: ID, grade: 'good', reps: 0.5 }],
    ['answerCard', { card: 'x', answer_id: ID, grade: 'good', reps: 1e300 }],
    ['answerCard', { card: 'x\u0000', answer_id: ID, grade: 'good', reps: 0 }],
    ['answerCard', { card: 'x'.repeat(65), answer_id: ID, grade: 'good', reps: 0 }],
    ['undoAnswer', { card: 'x' }],
    ['undoAnswer', { card: ['x'], answer_id: ID }],
    ['suspendCard', { card: null }],
    ['deleteCard', { card: '\ud800' }],
    ['restoreCard', {}],
    ['resumeCards', { card: 'x' }],
    ['fetchReview', { more: false }],
    ['fetchReview', { time_zone: 7 }],
    ['countReview', { more: true }],
  ])('%s refuses %j', async (call, input) => {
    const { browser } = await learner();
    expect((await browser.call(call, input)).error?.status).toBe('INVALID_ARGUMENT');
  });
});

/** An entry of long ago with so many mistakes, each another word. Answers its id. */
async function importMistakes(browser: TestBrowser, count: number): Promise<string> {
  const entry_id = randomUUID();
  const lines = Array.from({ length: count }, (_, n) => [`In line ${n} there is `, `wrong${n}`, `, and so on.\n`]);
  const edits: object[] = [];
  let inputDay = '';
  for (const [n, [before = '', original = '', after = '']] of lines.entries()) {
    const start = inputDay.length + before.length;
    const fix = { start, end: start + original.length, original, replacement: `right${n}` };
    edits.push({ ...fix, part: 'Day', kind: 'spelling', explanation: '' });
    inputDay += before + original + after;
  }
  const corrected = { correctedDay: inputDay.replaceAll('wrong', 'right'), correctedWell: '', correctedGrateful: '' };
  const feedback = { ...corrected, finishReason: 'STOP', topMistakes: [], edits, checked_by: 'basic', created_ms: 0 };
  const day = { day: '2026-10-01', date_ms: Date.parse('2026-10-01T12:00:00Z'), time_zone: 'UTC' };
  const entry = { entry_id, ...day, state: 'done', inputDay, inputWell: '', inputGrateful: '', feedback };
  expect((await browser.call('importEntries', { entries: [entry] })).result).toMatchObject({ num_imported: 1 });
  return entry_id;
}
