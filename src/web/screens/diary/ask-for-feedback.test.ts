import { describe, expect, it, test } from 'vitest';
import { CallError } from '#domain/errors.ts';
import { FINISH_MESSAGES } from '#domain/feedback.ts';
import { type Draft, freshDraft } from '#web/drafts/draft.ts';
import { CALL_FAILED, UNEXPECTED, UNREADABLE } from '#web/feedback/failure-messages.ts';
import { type Asking, askForFeedback, failureMessage } from '#web/screens/diary/ask-for-feedback.ts';

const texts = { inputDay: 'I go.', inputWell: '', inputGrateful: '' };
const draft: Draft = { ...freshDraft('id-1'), ...texts, mood: 4 };
const feedback = {
  finishReason: 'STOP',
  correctedDay: 'I went.',
  correctedWell: '',
  correctedGrateful: '',
  topMistakes: [],
  checked_by: 'basic',
};
const good = { text: JSON.stringify(feedback), ...texts };

/** A server that gives these answers one after the other. */
function asking(...answers: (typeof good | Error)[]) {
  const inputs: Parameters<Asking['call']>[0][] = [];
  const renames: string[] = [];
  const written: object[] = [];
  const with_: Asking = {
    call: async (input, onMessage) => {
      inputs.push(input);
      onMessage({ correctedDay: 'I' });
      const answer = answers[inputs.length - 1];
      if (!answer || answer instanceof Error) throw answer ?? new Error('asked too often');
      return answer;
    },
    time_zone: 'Europe/Berlin',
    day: '2026-11-21',
    newId: () => 'id-2',
    onRenamed: (id) => renames.push(id),
    onWritten: (corrected) => written.push(corrected),
  };
  return { with_, inputs, renames, written };
}

const messageOf = (answer: typeof good | Error) =>
  askForFeedback(draft, asking(answer).with_).then(
    () => 'no failure',
    (error) => failureMessage(error),
  );

describe('askForFeedback', () => {
  it('sends the draft under its id and answers the feedback', async () => {
    const { with_, inputs, renames, written } = asking(good);
    expect(await askForFeedback(draft, with_)).toEqual({ ...texts, feedback, day: '2026-11-21' });
    expect(inputs).toEqual([{ ...texts, mood: 4, entry_id: 'id-1', time_zone: 'Europe/Berlin' }]);
    expect(renames).toEqual([]);
    expect(written).toEqual([{ correctedDay: 'I' }]);
  });

  it('asks once more under a new id when the stored entry says something else', async () => {
    const { with_, inputs, renames } = asking({ ...good, inputDay: 'What was stored before.' }, good);
    expect((await askForFeedback(draft, with_)).inputDay).toBe('I go.');
    expect(inputs.map((input) => input.entry_id)).toEqual(['id-1', 'id-2']);
    expect(renames).toEqual(['id-2']);
  });

  it('has told the new id before the second call fails, so that a retry goes on under it', async () => {
    const { with_, renames } = asking({ ...good, inputDay: 'Old.' }, new CallError('UNAVAILABLE', 'down'));
    await expect(askForFeedback(draft, with_)).rejects.toThrow('down');
    expect(renames).toEqual(['id-2']);
  });
});

test('the basic corrector is asked for by its name', async () => {
  const { with_, inputs } = asking({ ...good, inputDay: 'Old.' }, good);
  await askForFeedback(draft, { ...with_, check_with: 'basic' });
  expect(inputs.map((input) => input.check_with)).toEqual(['basic', 'basic']);
});

describe('what the learner is told', () => {
  test.each(Object.entries(FINISH_MESSAGES))('%s: %s', async (finishReason, message) => {
    expect(await messageOf({ ...good, text: JSON.stringify({ ...feedback, finishReason }) })).toBe(message);
  });

  test.each([
    ['an unknown reason', { ...good, text: '{"finishReason":"NEW"}' }, 'An unknown error occurred.'],
    ['an answer that cannot be read', { ...good, text: 'Sorry!' }, UNREADABLE],
    ['a failed call', new CallError('INTERNAL', 'boom'), CALL_FAILED],
    ['no server', new CallError('UNAVAILABLE', 'gone'), CALL_FAILED],
    ['anything else', new TypeError('a bug'), UNEXPECTED],
  ])('%s', async (_, answer, message) => {
    expect(await messageOf(answer)).toBe(message);
  });
});

test('an answer that tells no texts is about those that were sent', async () => {
  const { with_, inputs } = asking({ text: good.text } as typeof good);
  expect(await askForFeedback(draft, with_)).toMatchObject({ ...texts, feedback: { correctedDay: 'I went.' } });
  expect(inputs).toHaveLength(1);
});
