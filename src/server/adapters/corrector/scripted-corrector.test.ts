import { describe, expect, test } from 'vitest';
import { FINISH_MESSAGES, finishMessage } from '#domain/feedback.ts';
import { createScriptedCorrector } from '#server/adapters/corrector/scripted-corrector.ts';
import { describeCorrector, eventsOf, feedbackOf } from '#testing/corrector-suite.ts';

describeCorrector('scripted', async () => ({ corrector: createScriptedCorrector() }));

const scripted = createScriptedCorrector({ slowMs: 1 });
const day = (inputDay: string) => ({ inputDay, inputWell: '', inputGrateful: '' });

describe('what it corrects', () => {
  const cases: [string, string][] = [
    ['I goed home and buyed a apple.', 'I went home and bought an apple.'],
    ['We was late. Goed we?', 'We were late. Went we?'],
    ['A apple took two hour; two hours.', 'An apple took two hours; two hours.'],
    [
      'Bigoed, a applewood and goeds are no words of its list.',
      'Bigoed, a applewood and goeds are no words of its list.',
    ],
  ];
  test.each(cases)('%s', async (written, right) => {
    expect((await feedbackOf(scripted, day(written))).correctedDay).toBe(right);
  });

  test('each fix carries its kind and its reason, the mistakes are the first three', async () => {
    const { edits, topMistakes } = await feedbackOf(scripted, day('I goed. We was here. Two hour. A apple. I goed.'));
    expect(edits?.map(({ original, kind }) => [original, kind])).toEqual([
      ['goed', 'tense'],
      ['We was', 'agreement'],
      ['Two hour', 'noun-number'],
      ['A apple', 'article'],
      ['goed', 'tense'],
    ]);
    expect(topMistakes.map(({ mistake }) => mistake)).toEqual([
      'goed → went',
      'We was → We were',
      'Two hour → Two hours',
    ]);
  });

  test('a hint says what may be wrong and changes nothing', async () => {
    const { correctedDay, edits, hints } = await feedbackOf(scripted, day('He is older then me. Thenceforth.'));
    expect(correctedDay).toBe('He is older then me. Thenceforth.');
    expect(edits).toEqual([]);
    expect(hints).toMatchObject([{ part: 'Day', start: 12, end: 16, original: 'then', replacement: 'than' }]);
    expect((await feedbackOf(scripted, day('I went.'))).hints).toBeUndefined();
  });

  test('it says that it is a script', async () => {
    expect((await feedbackOf(scripted, day('I goed.'))).note).toMatch(/scripted/);
  });
});

describe('a marker shows each failure', () => {
  test.each([...Object.keys(FINISH_MESSAGES)])('[%s] ends with that reason and no texts', async (reason) => {
    const feedback = await feedbackOf(scripted, {
      inputDay: 'I goed.',
      inputWell: `Then [${reason}].`,
      inputGrateful: '',
    });
    expect(feedback).toMatchObject({ finishReason: reason, correctedDay: '', topMistakes: [] });
  });

  test('[UNKNOWN] ends with a reason that the catalogue does not list', async () => {
    const { finishReason } = await feedbackOf(scripted, day('[UNKNOWN]'));
    expect(finishMessage(finishReason)).toBe('An unknown error occurred.');
  });

  test('[GARBAGE] cannot be read', async () => {
    expect(await eventsOf(scripted, day('[GARBAGE]'))).toEqual([{ type: 'unreadable' }]);
  });

  test('[DOWN] is a provider that is down', async () => {
    await expect(eventsOf(scripted, day('[DOWN]'))).rejects.toMatchObject({ name: 'CallError', status: 'UNAVAILABLE' });
  });

  test('[SLOW] answers in the end as it would without', async () => {
    expect((await feedbackOf(scripted, day('[SLOW] I goed.'))).correctedDay).toBe('[SLOW] I went.');
  });

  test('[STREAM] tells half of each part before the whole', async () => {
    const events = await eventsOf(scripted, {
      inputDay: '[STREAM] I goed home.',
      inputWell: 'A song.',
      inputGrateful: '',
    });
    const partials = events.flatMap((event) => (event.type === 'partial' ? event.corrected : []));
    expect(partials).toEqual([
      { correctedDay: '[STREAM] I ' },
      { correctedDay: '[STREAM] I went home.' },
      { correctedWell: 'A ' },
      { correctedWell: 'A song.' },
    ]);
  });

  test('[SLOW] gives up when the caller does', async () => {
    const giveUp = new AbortController();
    const told = eventsOf(createScriptedCorrector({ slowMs: 2 ** 31 - 1 }), day('[SLOW]'), giveUp.signal);
    giveUp.abort(new Error('the learner left'));
    await expect(told).rejects.toThrow('the learner left');
  });

  test('a marker in lower case is only text', async () => {
    expect((await feedbackOf(scripted, day('I goed [safety].'))).correctedDay).toBe('I went [safety].');
  });
});
