import { isBlank, type Part } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';
import { MOOD_UNSET, type Mood } from '#domain/mood.ts';
import type { Draft, MeantWords } from '#web/drafts.ts';
import { sameWords } from '#web/screens/diary/same-words.ts';

/** What the diary screen shows. The step is told by the draft: once it was checked, it is step 2 (spec §2). */
export type DiaryState = {
  readonly draft: Draft;
  /** The draft was looked for on this device; before that nothing can be written over it. */
  readonly isOpen: boolean;
  /** A correction is on its way. */
  readonly isBusy: boolean;
  /** The corrected texts as far as they are written, once there are words. */
  readonly soFar: CorrectedTexts | undefined;
  /** For the error popup. */
  readonly error: Failure | undefined;
  /** A correction was asked for before anything was written. */
  readonly isAskedBlank: boolean;
};

export type DiaryEvent =
  | { readonly type: 'opening'; readonly draft: Draft }
  | { readonly type: 'opened'; readonly draft: Draft }
  | { readonly type: 'wrote'; readonly part: Part; readonly text: string }
  | { readonly type: 'felt'; readonly mood: Mood }
  | { readonly type: 'asked' }
  | { readonly type: 'renamed'; readonly entry_id: string }
  | { readonly type: 'streamed'; readonly corrected: CorrectedTexts }
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'read-error' }
  | { readonly type: 'meant'; readonly words: MeantWords; readonly isMeant: boolean };

/** Corrected texts, those that are known. */
export type CorrectedTexts = Partial<Pick<Feedback, `corrected${Part}`>>;

/** Why there is no feedback. */
export type Failure = {
  /** As the specification words it (spec §8). */
  readonly message: string;
  /** What to do about it. */
  readonly advice?: string | undefined;
  /** The basic corrector may help. */
  readonly offersBasic?: boolean | undefined;
};

/** A correction: the texts that it is about, and what was found. */
export type Answer = Pick<Draft, 'inputDay' | 'inputWell' | 'inputGrateful'> & {
  readonly feedback: Feedback;
  readonly day: string;
};

export const openingState = (draft: Draft): DiaryState => ({
  draft,
  isOpen: false,
  isBusy: false,
  soFar: undefined,
  error: undefined,
  isAskedBlank: false,
});

export const stepOf = (state: DiaryState): 'entry' | 'feedback' => (state.draft.checked ? 'feedback' : 'entry');

/** Whether asking now sends something: once at a time, in step 1 only, and never a blank entry. */
export const canAsk = (state: DiaryState): boolean =>
  state.isOpen && !state.isBusy && stepOf(state) === 'entry' && !isBlank(state.draft);

/** There is no way back from step 2 to step 1 (spec §2): only another draft leaves it. */
export function diaryReducer(state: DiaryState, event: DiaryEvent): DiaryState {
  switch (event.type) {
    case 'opening':
      return { ...openingState(event.draft), error: state.error };
    case 'opened':
      return { ...state, draft: event.draft, isOpen: true, isBusy: false, soFar: undefined, isAskedBlank: false };
    case 'read-error':
      return { ...state, error: undefined };
    case 'failed':
      return { ...state, isBusy: false, soFar: undefined, error: event.failure };
    case 'streamed':
      return state.isBusy ? { ...state, soFar: joined(state.soFar, event.corrected) } : state;
    case 'answered':
      return state.isBusy ? { ...state, isBusy: false, draft: checked(state.draft, event.answer) } : state;
    case 'meant':
      return { ...state, draft: withMeant(state.draft, event) };
    case 'renamed':
      return state.isBusy ? { ...state, draft: { ...state.draft, entry_id: event.entry_id } } : state;
    default:
      return stepOf(state) === 'entry' && state.isOpen && !state.isBusy ? entryReducer(state, event) : state;
  }
}

type EntryEvent = Extract<DiaryEvent, { type: 'wrote' | 'felt' | 'asked' }>;

function entryReducer(state: DiaryState, event: EntryEvent): DiaryState {
  switch (event.type) {
    case 'wrote':
      return { ...state, isAskedBlank: false, draft: { ...state.draft, [`input${event.part}`]: event.text } };
    case 'felt':
      return { ...state, draft: { ...state.draft, mood: toggled(state.draft.mood, event.mood) } };
    case 'asked':
      return isBlank(state.draft)
        ? { ...state, isAskedBlank: true }
        : { ...state, isBusy: true, soFar: undefined, error: undefined };
  }
}

/** Nothing is shown before the first words. */
function joined(before: CorrectedTexts | undefined, corrected: CorrectedTexts): CorrectedTexts | undefined {
  const all = { ...before, ...corrected };
  return before || Object.values(all).some((text) => text?.trim()) ? all : undefined;
}

/** Choosing the chosen mood again takes it back. */
const toggled = (current: Draft['mood'], chosen: Mood): Draft['mood'] => (current === chosen ? MOOD_UNSET : chosen);

function checked(draft: Draft, { feedback, day, ...texts }: Answer): Draft {
  return { ...draft, ...texts, checked: { feedback, day } };
}

/** The draft with a change that the learner meant as they wrote it, or no longer with it. */
function withMeant(draft: Draft, { words, isMeant }: Extract<DiaryEvent, { type: 'meant' }>): Draft {
  if (!draft.checked) return draft;
  const others = (draft.checked.meant ?? []).filter((other) => !sameWords(other, words));
  const { original, replacement } = words;
  return { ...draft, checked: { ...draft.checked, meant: isMeant ? [...others, { original, replacement }] : others } };
}
