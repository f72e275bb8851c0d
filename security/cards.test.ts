import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, contract } from '#contract';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const DAY_MS = 86_400_000;
const ZONE = { time_zone: 'UTC' };

/** Every call that names a card, from the contract, so that a new one is tried too. */
const CARD_CALLS = (Object.keys(contract) as CallName[]).filter((name) => {
  const { input } = contract[name];
  return 'shape' in input && 'card' in input.shape;
});

/** What each of them wants beside the card's name. */
const INPUTS: Partial<Record<CallName, object>> = {
  answerCard: { answer_id: randomUUID(), grade: 'good', reps: 0, ...ZONE },
  undoAnswer: { answer_id: randomUUID() },
};

describe.each(engines)('review cards of other learners, on $name', (engine) => {
  let server: TestServer;
  let ann: TestBrowser;
  let bob: TestBrowser;
  /** Ann's: one as new as the day it came, one that she has answered, and one that she has set aside. */
  let cards: Record<'new' | 'answered' | 'suspended', string>;
  const answer_id = randomUUID();
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { RATE_LIMIT: 'off' } });
    [ann, bob] = [new TestBrowser(server), new TestBrowser(server)];
    for (const browser of [ann, bob]) await browser.register(server);
    const inputDay = 'I goed home becouse I was wet. He have a dog.';
    await ann.call('callCorrectorDiary', { inputDay, inputWell: '', inputGrateful: '', mood: 3, ...ZONE });
    server.clock.now_ms += DAY_MS;
    const [first, second, third] = (await ann.call('fetchReview', ZONE)).result.cards;
    cards = { new: first.card, answered: second.card, suspended: third.card };
    const answer = { card: second.card, answer_id, grade: 'good', reps: 0, ...ZONE };
    expect((await ann.call('answerCard', answer)).status).toBe(200);
    expect((await ann.call('suspendCard', { card: third.card })).status).toBe(200);
  });
  afterAll(() => server.close());

  const rows = async () =>
    JSON.stringify(
      await server.services.db.kysely
        .selectFrom('review_card')
        .select(['mark', 'user_id', 'reps', 'answer_id', 'undone_id', 'suspended_ms', 'deleted_ms', 'due_day'])
        .orderBy('mark')
        .execute(),
    );
  const told = async (name: CallName, card: string, input: object) => {
    const { status, error, result } = await bob.call(name, { ...INPUTS[name], ...input, card });
    return { status, error, result };
  };

  test('the contract has calls that name a card', () => {
    expect(CARD_CALLS).toEqual(
      expect.arrayContaining(['answerCard', 'undoAnswer', 'suspendCard', 'deleteCard', 'restoreCard']),
    );
  });

  test.each(CARD_CALLS)('%s answers exactly as for a card that is missing, and changes nothing', async (name) => {
    const before = await rows();
    const missing = await told(name, 'A'.repeat(43), {});
    expect(missing).toMatchObject({ status: 404, error: { message: 'There is no such card.' } });
    for (const card of Object.values(cards)) {
      expect(await told(name, card, {})).toEqual(missing);
      // With everything about the card right but the learner.
      if ('answer_id' in (INPUTS[name] ?? {})) expect(await told(name, card, { answer_id })).toEqual(missing);
    }
    expect(await rows()).toBe(before);
    figure(`${name} with other learners’ cards: answered otherwise than missing ones, ${engine.name}`, '0 of 3', '0');
  });

  test('the calls that name no card see and bring back none of them either', async () => {
    const before = await rows();
    expect((await bob.call('countReview', ZONE)).result).toEqual({ num_due: 0 });
    expect((await bob.call('fetchReview', { ...ZONE, more: true })).result).toMatchObject({
      cards: [],
      num_answered: 0,
      num_suspended: 0,
    });
    expect((await bob.call('resumeCards')).result).toEqual({ num_resumed: 0 });
    expect(await rows()).toBe(before);
  });

  test('the same change of another learner has another name', async () => {
    const inputDay = 'I goed home becouse I was wet. He have a dog.';
    const entry = { inputDay, inputWell: '', inputGrateful: '', mood: 3, ...ZONE };
    server.clock.now_ms -= DAY_MS;
    expect((await bob.call('callCorrectorDiary', entry)).status).toBe(200);
    server.clock.now_ms += DAY_MS;
    const own = (await bob.call('fetchReview', ZONE)).result.cards.map(({ card }: { card: string }) => card);
    expect(own).toHaveLength(3);
    for (const card of Object.values(cards)) expect(own).not.toContain(card);
    // Bob's own cards of the same words do not open Ann's.
    for (const name of CARD_CALLS)
      for (const card of Object.values(cards)) expect((await told(name, card, {})).status).toBe(404);
  });
});
