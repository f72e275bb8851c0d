import { isBlank, type Part } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';
import { MOOD_UNSET, type Mood } from '#domain/mood.ts';
import type { Draft, MeantWords, Tries } from '#web/drafts/draft.ts';
import type { CorrectedTexts } from '#web/feedback/parse-feedback.ts';
import { sameWords } from '#web/feedback/same-words.ts';

/** What the diary screen shows. The step is told by the draft: once it was checked, it is step 2 (spec §2). */
export type DiaryState = {
  readonly draft: Draft;
  /** Whose draft it is; nothing of one learner goes out in the name of another. */
  readonly owner?: string | undefined;
  /** The draft was looked for on this device; before that nothing can be written over it. */
  readonly isOpen: boolean;
  /** The mood that was chosen before that. */
  readonly early?: Mood | undefined;
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
  | { readonly type: 'opening'; readonly draft: Draft; readonly owner?: string }
  | { readonly type: 'opened'; readonly draft: Draft }
  | { readonly type: 'wrote'; readonly part: Part; readonly text: string }
  | { readonly type: 'felt'; readonly mood: Mood }
  | { readonly type: 'for'; readonly day: string | undefined }
  | { readonly type: 'asked' }
  | { readonly type: 'queued'; readonly from: 'entry' | 'asking' }
  | { readonly type: 'unqueued' }
  | { readonly type: 'renamed'; readonly entry_id: string }
  | { readonly type: 'streamed'; readonly corrected: CorrectedTexts }
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'read-error' }
  | { readonly type: 'meant'; readonly words: MeantWords; readonly isMeant: boolean }
  | { readonly type: 'tried'; readonly tries: Tries };

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
      return { ...openingState(event.draft), owner: event.owner, error: state.error, early: state.early };
    case 'opened':
      // What is being sent stays so: a question about other texts was answered meanwhile.
      return {
        ...openedWith(event.draft, state),
        isBusy: state.isBusy && event.draft === state.draft,
        soFar: undefined,
        isAskedBlank: false,
      };
    case 'read-error':
      return { ...state, error: undefined };
    case 'failed':
      return { ...state, isBusy: false, soFar: undefined, error: event.failure, draft: unqueued(state.draft) };
    case 'unqueued':
      return { ...state, draft: unqueued(state.draft) };
    case 'queued':
      return (event.from === 'asking' ? state.isBusy : canAsk(state)) ? queued(state) : state;
    case 'streamed':
      return state.isBusy ? { ...state, soFar: joined(state.soFar, event.corrected) } : state;
    case 'answered':
      return state.isBusy ? { ...state, isBusy: false, draft: checked(state.draft, event.answer) } : state;
    case 'meant':
      return { ...state, draft: withMeant(state.draft, event) };
    case 'tried':
      return { ...state, draft: withTries(state.draft, event.tries) };
    case 'renamed':
      return state.isBusy ? { ...state, draft: { ...state.draft, entry_id: event.entry_id } } : state;
    default:
      if (event.type === 'felt' && !state.isOpen) return { ...state, early: event.mood };
      return stepOf(state) === 'entry' && state.isOpen && !state.isBusy ? entryReducer(state, event) : state;
  }
}

/** The draft of this device, with the mood that was chosen while it was looked for. */
const openedWith = (draft: Draft, state: DiaryState): DiaryState => ({
  ...state,
  draft: state.early && !draft.checked ? { ...draft, mood: state.early } : draft,
  early: undefined,
  isOpen: true,
});

type EntryEvent = Extract<DiaryEvent, { type: 'wrote' | 'felt' | 'for' | 'asked' }>;

function entryReducer(state: DiaryState, event: EntryEvent): DiaryState {
  switch (event.type) {
    case 'wrote':
      return { ...state, isAskedBlank: false, draft: { ...unqueued(state.draft), [`input${event.part}`]: event.text } };
    case 'felt':
      return { ...state, draft: { ...unqueued(state.draft), mood: toggled(state.draft.mood, event.mood) } };
    case 'for':
      return { ...state, draft: { ...state.draft, for_day: event.day } };
    case 'asked':
      return isBlank(state.draft)
        ? { ...state, isAskedBlank: true }
        : { ...state, isBusy: true, soFar: undefined, error: undefined };
  }
}

const queued = (state: DiaryState): DiaryState => ({
  ...state,
  isBusy: false,
  soFar: undefined,
  error: undefined,
  draft: { ...state.draft, queued: true },
});

/** What goes out by itself is what was asked for: whoever changes it asks again. */
const unqueued = ({ queued: _, ...draft }: Draft): Draft => draft;

/** Nothing is shown before the first words. */
function joined(before: CorrectedTexts | undefined, corrected: CorrectedTexts): CorrectedTexts | undefined {
  const all = { ...before, ...corrected };
  return before || Object.values(all).some((text) => text?.trim()) ? all : undefined;
}

/** Choosing the chosen mood again takes it back. */
const toggled = (current: Draft['mood'], chosen: Mood): Draft['mood'] => (current === chosen ? MOOD_UNSET : chosen);

function checked(draft: Draft, { feedback, day, ...texts }: Answer): Draft {
  return { ...unqueued(draft), ...texts, checked: { feedback, day } };
}

/** The draft with a change that the learner meant as they wrote it, or no longer with it. */
function withMeant(draft: Draft, { words, isMeant }: Extract<DiaryEvent, { type: 'meant' }>): Draft {
  if (!draft.checked) return draft;
  const others = (draft.checked.meant ?? []).filter((other) => !sameWords(other, words));
  const { original, replacement } = words;
  return { ...draft, checked: { ...draft.checked, meant: isMeant ? [...others, { original, replacement }] : others } };
}

const withTries = (draft: Draft, tries: Tries): Draft =>
  draft.checked ? { ...draft, checked: { ...draft.checked, tries } } : draft;
