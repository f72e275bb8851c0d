import type { Contract } from '#contract';
import { type EntryTexts, sameTexts } from '#domain/entry.ts';
import { CallError } from '#domain/errors.ts';
import { finishMessage } from '#domain/feedback.ts';
import type { Draft } from '#web/drafts/draft.ts';
import { CALL_FAILED, UNEXPECTED, UNREADABLE } from '#web/feedback/failure-messages.ts';
import { type CorrectedTexts, parseFeedback, parseTexts } from '#web/feedback/parse-feedback.ts';
import type { Answer } from '#web/screens/diary/diary-state.ts';

type Corrector = Contract['callCorrectorDiary'];

/** What asking needs from outside. */
export type Asking = {
  readonly call: (input: Corrector['input'], onMessage: (message: unknown) => void) => Promise<Corrector['output']>;
  /** What is written so far. */
  readonly onWritten: (corrected: CorrectedTexts) => void;
  readonly time_zone: string;
  /** The learner's day that the draft is for, YYYY-MM-DD, in case that the server does not tell. */
  readonly day: string;
  readonly for_yesterday?: boolean;
  readonly newId: () => string;
  /** The draft goes on under another id; it must be kept under that one from now on. */
  readonly onRenamed: (entry_id: string) => void;
  /** 'basic': the embedded corrector, whoever is configured. */
  readonly check_with?: 'basic' | undefined;
};

/** There is no feedback, for the reason in the message. */
export class NoFeedback extends Error {
  /** As the answer gave it; undefined when it could not be read. */
  readonly finishReason: string | undefined;
  constructor(message: string, finishReason?: string) {
    super(message);
    this.finishReason = finishReason;
  }
}

/**
 * Has a draft corrected. The server answers a done entry with its stored feedback whatever is sent; so when it tells of
 * other texts, an earlier try had succeeded unseen and was changed since: that is a new entry, asked for once more.
 * Throws NoFeedback when the answer holds none, CallError when the call failed.
 */
export async function askForFeedback(draft: Draft, asking: Asking): Promise<Answer> {
  const first = await ask(draft, asking);
  if (sameTexts(first, draft)) return answerOf(first, asking.day);
  const renamed = { ...draft, entry_id: asking.newId() };
  asking.onRenamed(renamed.entry_id);
  return answerOf(await ask(renamed, asking), asking.day);
}

/** The answer with the texts that it is about: those that were sent, where a server tells no others (spec §7). */
async function ask(draft: Draft, asking: Asking): Promise<Corrector['output']> {
  const { inputDay, inputWell, inputGrateful } = draft;
  const answer: Pick<Corrector['output'], 'text'> & Partial<EntryTexts> = await asking.call(
    inputOf(draft, asking),
    (message) => asking.onWritten(parseTexts(message)),
  );
  return { inputDay, inputWell, inputGrateful, ...answer };
}

const inputOf = (draft: Draft, { time_zone, check_with, for_yesterday }: Asking): Corrector['input'] => ({
  inputDay: draft.inputDay,
  inputWell: draft.inputWell,
  inputGrateful: draft.inputGrateful,
  mood: draft.mood,
  entry_id: draft.entry_id,
  time_zone,
  ...(check_with && { check_with }),
  ...(for_yesterday && { for_yesterday }),
});

function answerOf({ text, day, inputDay, inputWell, inputGrateful }: Corrector['output'], asked: string): Answer {
  const feedback = parseFeedback(text);
  if (!feedback) throw new NoFeedback(UNREADABLE);
  const refusal = finishMessage(feedback.finishReason);
  if (refusal !== undefined) throw new NoFeedback(refusal, feedback.finishReason);
  return { inputDay, inputWell, inputGrateful, feedback, day: day ?? asked };
}

/** What the popup says of a failure (spec §8 «Diary»). */
export function failureMessage(error: unknown): string {
  if (error instanceof NoFeedback) return error.message;
  return error instanceof CallError ? CALL_FAILED : UNEXPECTED;
}
