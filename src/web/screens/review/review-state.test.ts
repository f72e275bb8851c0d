import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  cardNow,
  type Done,
  gradesFor,
  openingState,
  type ReviewEvent,
  type ReviewState,
  reviewReducer,
  suggestedGrade,
  tally,
} from '#web/screens/review/review-state.ts';

const card = (answer: string): Card => ({
  ...{ card: answer, entry_id: 'e', day: '2026-11-20', before: 'I ', after: ' home.', answer, wrong: 'goed' },
  ...{ kind: 'tense', explanation: '', reps: 0 },
});
const CARDS = [card('went'), card('bought')];
const [WENT, BOUGHT] = CARDS as [Card, Card];
const answered = (of: Card, grade: 'again' | 'good' = 'good'): Done => ({
  ...{ card: of, how: 'answered', grade, answer_id: `about ${of.answer}` },
});
const stateAfter = (...events: ReviewEvent[]): ReviewState => events.reduce(reviewReducer, openingState(CARDS));

describe('a sitting', () => {
  test.each<[string, ReviewState['outcome'], boolean | undefined]>([
    ['went', 'right', false],
    [' Went. ', 'right', false],
    ['goed', 'wrong', false],
    ['walked', 'wrong', false],
    ['  ', undefined, true],
  ])('checks %j', (text, outcome, isBlank) => {
    const state = stateAfter({ type: 'typed', text }, { type: 'checked' });
    expect([state.outcome, state.isBlank]).toEqual([outcome, isBlank]);
    expect(cardNow(state)).toBe(WENT);
  });

  test('shows the answer to whoever wants to see it, and takes no typing after that', () => {
    const state = stateAfter({ type: 'shown' }, { type: 'typed', text: 'went' }, { type: 'checked' });
    expect(state).toMatchObject({ outcome: 'shown', typed: '' });
  });

  test('goes from card to card, to its end, and back', () => {
    const first = stateAfter({ type: 'shown' }, { type: 'done', done: answered(WENT) });
    expect([cardNow(first), first.outcome, first.typed]).toEqual([BOUGHT, undefined, '']);
    const end = reviewReducer(first, { type: 'done', done: { card: BOUGHT, how: 'suspended' } });
    expect(cardNow(end)).toBeUndefined();
    expect(reviewReducer(end, { type: 'typed', text: 'x' })).toBe(end);
    const back = reviewReducer(end, { type: 'undone' });
    expect([cardNow(back), back.done.length]).toEqual([BOUGHT, 1]);
    expect(cardNow(reviewReducer(back, { type: 'undone' }))).toBe(WENT);
  });

  test('a key that was pressed twice answers one card', () => {
    const twice: ReviewEvent = { type: 'done', done: answered(WENT) };
    expect(stateAfter(twice, twice).done).toHaveLength(1);
  });

  test('offers what fits how the answer was seen', () => {
    expect([gradesFor('right'), gradesFor('shown'), gradesFor('wrong')]).toEqual([
      ['again', 'good', 'easy'],
      ['again', 'good', 'easy'],
      ['again', 'good'],
    ]);
    expect((['right', 'shown', 'wrong'] as const).map(suggestedGrade)).toEqual(['good', 'again', 'again']);
  });

  test('counts what was answered and what was known', () => {
    expect(tally([answered(WENT), answered(BOUGHT, 'again'), { card: WENT, how: 'deleted' }])).toEqual({
      answered: 2,
      known: 1,
    });
  });

  const event: fc.Arbitrary<ReviewEvent> = fc.oneof(
    fc.string().map((text) => ({ type: 'typed', text }) as const),
    fc.constantFrom<ReviewEvent>({ type: 'checked' }, { type: 'shown' }, { type: 'undone' }),
    fc.constantFrom(...CARDS).map((of) => ({ type: 'done', done: answered(of) }) as const),
  );
  test('whatever happens, each card that is done is the one that was asked', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { done, cards } = stateAfter(...events);
        expect(done.map((one) => one.card)).toEqual(cards.slice(0, done.length));
      }),
    );
  });
});
