import { addDays } from '#domain/day.ts';
import type { Edit } from '#domain/edits.ts';
import { type EntryInput, inputOf, isBlank, PARTS, type Part } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';
import { isMood, MOOD_UNSET } from '#domain/mood.ts';
import type { TryCount } from '#domain/tries.ts';

/** What is being written, kept on this device until it is finished. */
export type Draft = EntryInput & {
  /** The UUID under which it is sent: asking twice never makes two entries. */
  readonly entry_id: string;
  /** Feedback was asked for and could not go out yet; it goes out by itself as soon as it can. */
  readonly queued?: true | undefined;
  /** The day, YYYY-MM-DD, that it was chosen to be for, which was yesterday then; else it is for the day of its sending. */
  readonly for_day?: string | undefined;
  /** Once it was corrected: the feedback, the learner's day and what they meant, so that a reload shows it again. */
  readonly checked?:
    | {
        readonly feedback: Feedback;
        readonly day: string;
        readonly meant?: readonly MeantWords[] | undefined;
        readonly tries?: Tries | undefined;
      }
    | undefined;
};

/** A change of a correction by its words; the learner meant them as they were. */
export type MeantWords = Pick<Edit, 'original' | 'replacement'>;

/** First tries at what was corrected, before the correction is shown. */
export type Tries = {
  /** What the learner put at the places of each part, from the first on; undefined where they left it as it was. */
  readonly written: Readonly<Partial<Record<Part, readonly (string | undefined)[]>>>;
  /** The correction was shown: what is tried from then on is no first try. */
  readonly isOver?: boolean | undefined;
  /** Absent when nothing was tried. */
  readonly count?: TryCount | undefined;
  /** The server has the count. */
  readonly isTold?: boolean | undefined;
};

/** Whose draft it is while nobody is signed in. */
export const ANONYMOUS = 'anonymous';

/** What the page says of the draft: 'idle' before there is anything to keep. */
export type DraftStatus = 'idle' | 'saving' | 'saved' | 'unsaved';

export const freshDraft = (entry_id: string): Draft => ({
  entry_id,
  inputDay: '',
  inputWell: '',
  inputGrateful: '',
  mood: MOOD_UNSET,
});

/** Nothing was written, chosen or corrected. */
export const isEmptyDraft = (draft: Draft): boolean => isBlank(draft) && draft.mood === MOOD_UNSET && !draft.checked;

/** The day that a draft is for: yesterday where that was chosen and still is it, else today. */
export const dayOfDraft = ({ for_day }: Draft, today: string): string =>
  for_day === addDays(today, -1) ? for_day : today;

/** Every word of the one stands in the other, so that nothing is lost without it. */
export const isWithin = (one: Draft, other: Draft): boolean =>
  PARTS.every((part) => inputOf(other, part).includes(inputOf(one, part).trim()));

/** A stored value as a draft, or undefined when it is none: an older version of the page may have written it. */
export function readDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const draft = value as Partial<Draft>;
  const hasTexts = PARTS.every((part) => typeof draft[`input${part}`] === 'string');
  const hasMood = draft.mood === MOOD_UNSET || isMood(draft.mood);
  return hasTexts && hasMood && typeof draft.entry_id === 'string' ? (draft as Draft) : undefined;
}
