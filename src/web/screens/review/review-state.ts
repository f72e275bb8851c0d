import type { Contract } from '#contract';
import type { Grade } from '#domain/review.ts';
import { isRightAnswer } from '#domain/review-answer.ts';

export type Sitting = Contract['fetchReview']['output'];
export type Card = Sitting['cards'][number];

/** What became of a card, and under which UUID the server keeps it. */
export type Done =
  | { readonly card: Card; readonly how: 'answered'; readonly grade: Grade; readonly answer_id: string }
  | { readonly card: Card; readonly how: 'suspended' | 'deleted' };

/** How the learner came to see the answer. */
export type Outcome = 'right' | 'wrong' | 'shown';

export type ReviewState = {
  readonly cards: readonly Card[];
  /** What became of the cards so far, in their order: the card after them is asked. */
  readonly done: readonly Done[];
  readonly typed: string;
  /** The answer of the card stands there; undefined while it is asked. */
  readonly outcome?: Outcome | undefined;
  /** An answer was to be checked where none was typed. */
  readonly isBlank?: boolean;
};

export type ReviewEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'checked' }
  | { readonly type: 'shown' }
  | { readonly type: 'done'; readonly done: Done }
  | { readonly type: 'undone' };

export const openingState = (cards: readonly Card[]): ReviewState => ({ cards, done: [], typed: '' });

/** The card that is asked; undefined at the end. */
export const cardNow = ({ cards, done }: ReviewState): Card | undefined => cards[done.length];

export function reviewReducer(state: ReviewState, event: ReviewEvent): ReviewState {
  const card = cardNow(state);
  if (event.type === 'undone') return { cards: state.cards, done: state.done.slice(0, -1), typed: '' };
  if (!card) return state;
  if (event.type === 'done')
    // A second key for the same card comes too late.
    return event.done.card === card ? { cards: state.cards, done: [...state.done, event.done], typed: '' } : state;
  if (state.outcome) return state;
  if (event.type === 'typed') return { ...state, typed: event.text, isBlank: false };
  if (event.type === 'shown') return { ...state, outcome: 'shown', isBlank: false };
  if (state.typed.trim() === '') return { ...state, isBlank: true };
  return { ...state, outcome: isRightAnswer(card, state.typed, card.lang) ? 'right' : 'wrong' };
}

/** What a card may be graded, by how its answer came to be seen: whoever typed another word did not find it easy. */
export const gradesFor = (outcome: Outcome): readonly Grade[] =>
  outcome === 'wrong' ? ['again', 'good'] : ['again', 'good', 'easy'];

/** The grade that Enter gives. */
export const suggestedGrade = (outcome: Outcome): Grade => (outcome === 'right' ? 'good' : 'again');

/** How many cards were answered, and how many of them were known. */
export function tally(done: readonly Done[]): { readonly answered: number; readonly known: number } {
  const grades = done.flatMap((one) => (one.how === 'answered' ? [one.grade] : []));
  return { answered: grades.length, known: grades.filter((grade) => grade !== 'again').length };
}
