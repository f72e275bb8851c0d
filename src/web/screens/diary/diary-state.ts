import { isBlank, type Part } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';
import { MOOD_UNSET, type Mood } from '#domain/mood.ts';
import type { Draft } from '#web/drafts.ts';

/** What the diary screen shows. The step is told by the draft: once it was checked, it is step 2 (spec §2). */
export type DiaryState = {
  readonly draft: Draft;
  /** The draft was looked for on this device; before that nothing can be written over it. */
  readonly isOpen: boolean;
  /** A correction is on its way. */
  readonly isBusy: boolean;
  /** For the error popup. */
  readonly error: string | undefined;
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
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'read-error' };

/** A correction: the texts that it is about, and what was found. */
export type Answer = Pick<Draft, 'inputDay' | 'inputWell' | 'inputGrateful'> & {
  readonly feedback: Feedback;
  readonly day: string;
};

export const openingState = (draft: Draft): DiaryState => ({
  draft,
  isOpen: false,
  isBusy: false,
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
      return { ...state, draft: event.draft, isOpen: true, isBusy: false, isAskedBlank: false };
    case 'read-error':
      return { ...state, error: undefined };
    case 'failed':
      return { ...state, isBusy: false, error: event.message };
    case 'answered':
      return state.isBusy ? { ...state, isBusy: false, draft: checked(state.draft, event.answer) } : state;
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
      return isBlank(state.draft) ? { ...state, isAskedBlank: true } : { ...state, isBusy: true, error: undefined };
  }
}

/** Choosing the chosen mood again takes it back. */
const toggled = (current: Draft['mood'], chosen: Mood): Draft['mood'] => (current === chosen ? MOOD_UNSET : chosen);

function checked(draft: Draft, { feedback, day, ...texts }: Answer): Draft {
  return { ...draft, ...texts, checked: { feedback, day } };
}
