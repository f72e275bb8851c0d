import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MOOD_UNSET, MOODS } from '#domain/mood.ts';
import { type Draft, freshDraft } from '#web/drafts/draft.ts';
import {
  type Answer,
  canAsk,
  type DiaryEvent,
  type DiaryState,
  diaryReducer,
  openingState,
  stepOf,
} from '#web/screens/diary/diary-state.ts';

const answer: Answer = {
  inputDay: 'I go.',
  inputWell: '',
  inputGrateful: '',
  day: '2026-11-21',
  feedback: {
    finishReason: 'STOP',
    correctedDay: 'I went.',
    correctedWell: '',
    correctedGrateful: '',
    topMistakes: [],
    checked_by: 'basic',
  },
};
const written: Draft = { ...freshDraft('id-1'), inputDay: 'I go.' };
const stateAfter = (...events: DiaryEvent[]): DiaryState =>
  events.reduce(diaryReducer, openingState(freshDraft('id-0')));
const opened: DiaryEvent = { type: 'opened', draft: written };

describe('step 1', () => {
  it('writes nothing before the draft was looked for', () => {
    expect(stateAfter({ type: 'wrote', part: 'Day', text: 'early' }).draft.inputDay).toBe('');
  });

  it('keeps a mood that was chosen before the draft was looked for, whoever’s it is', () => {
    const early = stateAfter({ type: 'felt', mood: 3 }, { type: 'opening', draft: freshDraft('id-2'), owner: 'u' });
    expect(early.draft.mood).toBe(MOOD_UNSET);
    const state = diaryReducer(early, opened);
    expect(state.draft).toEqual({ ...written, mood: 3 });
    expect(diaryReducer(state, { type: 'opened', draft: freshDraft('id-3') }).draft.mood).toBe(MOOD_UNSET);
  });

  it('keeps what is written in each text', () => {
    const { draft } = stateAfter(
      opened,
      { type: 'wrote', part: 'Well', text: 'all' },
      { type: 'wrote', part: 'Day', text: 'x' },
    );
    expect(draft).toEqual({ ...written, inputDay: 'x', inputWell: 'all' });
  });

  it('chooses a mood, changes it, and takes the chosen one back', () => {
    const felt = (mood: (typeof MOODS)[number]): DiaryEvent => ({ type: 'felt', mood });
    expect(stateAfter(opened, felt(2)).draft.mood).toBe(2);
    expect(stateAfter(opened, felt(2), felt(5)).draft.mood).toBe(5);
    expect(stateAfter(opened, felt(2), felt(2)).draft.mood).toBe(MOOD_UNSET);
  });

  it('asks for words when nothing was written, until something is', () => {
    const blank: DiaryEvent = { type: 'opened', draft: { ...freshDraft('id-1'), inputDay: ' \n ' } };
    expect(stateAfter(blank, { type: 'asked' })).toMatchObject({ isBusy: false, isAskedBlank: true });
    expect(stateAfter(blank, { type: 'asked' }, { type: 'wrote', part: 'Day', text: 'a' }).isAskedBlank).toBe(false);
    expect(canAsk(stateAfter(blank))).toBe(false);
  });
});

describe('asking', () => {
  const asked = [opened, { type: 'asked' }] as const;

  it('goes on while a note about other texts is answered; another draft ends it', () => {
    const busy = stateAfter(...asked);
    expect(diaryReducer(busy, { type: 'opened', draft: busy.draft }).isBusy).toBe(true);
    expect(diaryReducer(busy, { type: 'opened', draft: freshDraft('id-3') }).isBusy).toBe(false);
  });

  it('goes once at a time, and nothing changes meanwhile', () => {
    expect(canAsk(stateAfter(opened))).toBe(true);
    expect(canAsk(stateAfter(...asked))).toBe(false);
    expect(stateAfter(...asked, { type: 'wrote', part: 'Day', text: 'late' }, { type: 'felt', mood: 1 })).toEqual(
      stateAfter(...asked),
    );
  });

  it('leads to step 2 with the texts that the feedback is about', () => {
    const state = stateAfter(...asked, { type: 'answered', answer: { ...answer, inputDay: 'as stored' } });
    expect(stepOf(state)).toBe('feedback');
    expect(state.draft).toMatchObject({
      inputDay: 'as stored',
      checked: { day: '2026-11-21', feedback: answer.feedback },
    });
  });

  it('stays in step 1 with the draft intact when it fails', () => {
    const state = stateAfter(...asked, { type: 'failed', failure: { message: 'No.' } });
    expect(state).toMatchObject({ isBusy: false, error: { message: 'No.' }, draft: written });
    expect(diaryReducer(state, { type: 'read-error' }).error).toBeUndefined();
  });

  it('tells what is written so far, from the first words on', () => {
    const streamed = (corrected: object): DiaryEvent => ({ type: 'streamed', corrected });
    expect(stateAfter(...asked, streamed({ correctedDay: ' ' }), streamed({})).soFar).toBeUndefined();
    const first = [...asked, streamed({ correctedDay: 'I' }), streamed({ correctedDay: 'I went' })];
    expect(stateAfter(...first).soFar).toEqual({ correctedDay: 'I went' });
    const more = [...first, streamed({ correctedWell: 'All' })];
    expect(stateAfter(...more).soFar).toEqual({ correctedDay: 'I went', correctedWell: 'All' });
    expect(stateAfter(...more, { type: 'failed', failure: { message: 'No.' } }).soFar).toBeUndefined();
    expect(stateAfter(opened, streamed({ correctedDay: 'I' })).soFar).toBeUndefined();
  });

  it('begins each try without words of the last', () => {
    const failed: DiaryEvent = { type: 'failed', failure: { message: 'No.' } };
    const state = stateAfter(...asked, { type: 'streamed', corrected: { correctedDay: 'I' } }, failed, {
      type: 'asked',
    });
    expect(state).toMatchObject({ isBusy: true, soFar: undefined, error: undefined });
  });

  it('goes on under another id', () => {
    expect(stateAfter(...asked, { type: 'renamed', entry_id: 'id-2' }).draft.entry_id).toBe('id-2');
  });

  it('keeps the message when the session ended and another draft is opened', () => {
    const state = stateAfter(
      ...asked,
      { type: 'failed', failure: { message: 'No.' } },
      { type: 'opening', draft: freshDraft('id-9') },
    );
    expect(state).toMatchObject({
      error: { message: 'No.' },
      isOpen: false,
      draft: { entry_id: 'id-9', inputDay: '' },
    });
  });

  it('takes no answer that nobody waits for', () => {
    expect(stateAfter(opened, { type: 'answered', answer })).toEqual(stateAfter(opened));
  });
});

describe('the queue', () => {
  const queued = [opened, { type: 'queued', from: 'entry' }] as const;
  const wrote: DiaryEvent = { type: 'wrote', part: 'Day', text: 'other' };

  it('holds what was asked for while it could not go out, never a blank entry', () => {
    expect(stateAfter(...queued)).toMatchObject({ isBusy: false, draft: { ...written, queued: true } });
    const blank: DiaryEvent = { type: 'opened', draft: freshDraft('id-1') };
    expect(stateAfter(blank, { type: 'queued', from: 'entry' }).draft.queued).toBeUndefined();
  });

  it('holds it on while it is being sent, and until there is an answer or a failure', () => {
    const sending = [...queued, { type: 'asked' }] as const;
    expect(stateAfter(...sending)).toMatchObject({ isBusy: true, draft: { queued: true } });
    expect(stateAfter(...sending, { type: 'queued', from: 'asking' }).draft.queued).toBe(true);
    expect(stateAfter(...sending, { type: 'answered', answer }).draft.queued).toBeUndefined();
    expect(stateAfter(...sending, { type: 'failed', failure: { message: 'No.' } }).draft.queued).toBeUndefined();
  });

  it('lets go what was changed, or taken back', () => {
    for (const event of [wrote, { type: 'felt', mood: 2 }, { type: 'unqueued' }] satisfies DiaryEvent[])
      expect(stateAfter(...queued, event).draft.queued).toBeUndefined();
  });

  it('takes nothing of a learner who did not ask: the answer of another’s try comes too late', () => {
    const another: DiaryEvent[] = [{ type: 'opening', owner: 'ben', draft: freshDraft('id-7') }, opened];
    const state = stateAfter(...queued, { type: 'asked' }, ...another, { type: 'queued', from: 'asking' });
    expect(state).toMatchObject({ owner: 'ben', draft: written });
    expect(state.draft.queued).toBeUndefined();
  });
});

describe('what the learner meant', () => {
  const corrected = [opened, { type: 'asked' }, { type: 'answered', answer }] as const;
  const meant = (original: string, isMeant: boolean): DiaryEvent => ({
    type: 'meant',
    words: { original, replacement: 'went' },
    isMeant,
  });
  const meantAfter = (...events: DiaryEvent[]) => stateAfter(...corrected, ...events).draft.checked?.meant;

  it('is kept with the draft, once by its words, and can be undone', () => {
    expect(meantAfter(meant('go', true), meant('Go ', true))).toEqual([{ original: 'Go ', replacement: 'went' }]);
    expect(meantAfter(meant('go', true), meant('goes', true), meant('go', false))).toEqual([
      { original: 'goes', replacement: 'went' },
    ]);
  });

  it('is nothing before there is a correction', () => {
    expect(stateAfter(opened, meant('go', true)).draft).toEqual(written);
  });
});

test('there is no way back from step 2', () => {
  const events = fc.oneof<fc.Arbitrary<DiaryEvent>[]>(
    fc.record({ type: fc.constant('wrote'), part: fc.constantFrom('Day', 'Well', 'Grateful'), text: fc.string() }),
    fc.record({ type: fc.constant('felt'), mood: fc.constantFrom(...MOODS) }),
    fc.constant({ type: 'asked' }),
    fc.constant({ type: 'answered', answer }),
    fc.constant({ type: 'failed', failure: { message: 'No.' } }),
    fc.constant({ type: 'renamed', entry_id: 'id-3' }),
  );
  const step2 = stateAfter(opened, { type: 'asked' }, { type: 'answered', answer });
  fc.assert(
    fc.property(fc.array(events), (all) => {
      expect(all.reduce(diaryReducer, step2).draft).toEqual(step2.draft);
    }),
  );
});
