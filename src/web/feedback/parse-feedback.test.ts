import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Feedback, noFeedback } from '#domain/feedback.ts';
import { parseFeedback, parseTexts } from '#web/feedback/parse-feedback.ts';

const feedback: Feedback = {
  finishReason: 'STOP',
  correctedDay: 'I went.',
  correctedWell: '',
  correctedGrateful: '',
  topMistakes: [{ mistake: 'I go', explanation: 'Past.' }],
  edits: [{ part: 'Day', start: 2, end: 4, original: 'go', replacement: 'went', kind: 'tense', explanation: 'Past.' }],
  hints: [{ part: 'Well', start: 0, end: 4, original: 'then', replacement: 'than', kind: 'spelling', explanation: '' }],
  lang: 'en',
  checked_by: 'basic',
  note: 'A note.',
};
const without = (name: keyof Feedback) => JSON.stringify({ ...feedback, [name]: undefined });

describe('parseFeedback', () => {
  it('reads what the server writes', () => {
    expect(parseFeedback(JSON.stringify(feedback))).toEqual(feedback);
  });

  it('does without what a corrector need not tell', () => {
    const { edits: _, hints: __, lang: ___, note: ____, ...least } = feedback;
    expect(parseFeedback(JSON.stringify(least))).toEqual(least);
  });

  test.each(['SAFETY', 'MAX_TOKENS', 'SOMETHING_NEW'])('reads %s without texts', (finishReason) => {
    expect(parseFeedback(JSON.stringify({ finishReason, checked_by: 'gemini' }))).toEqual(
      noFeedback(finishReason, 'gemini'),
    );
  });

  it('leaves out changes of a kind that it does not know', () => {
    const odd = { ...feedback, edits: [...(feedback.edits ?? []), { ...feedback.edits?.[0], kind: 'new-kind' }, 7] };
    expect(parseFeedback(JSON.stringify(odd))?.edits).toEqual(feedback.edits);
  });

  it('leaves out hints that it cannot read', () => {
    const [hint] = feedback.hints ?? [];
    const odd = [hint, { ...hint, part: 'Night' }, { ...hint, start: '0' }, { ...hint, kind: 'new-kind' }, null, 'x'];
    expect(parseFeedback(JSON.stringify({ ...feedback, hints: odd }))?.hints).toEqual([hint]);
    expect(parseFeedback(JSON.stringify({ ...feedback, hints: 'none' }))?.hints).toBeUndefined();
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'Sorry, I cannot help with that.'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '5'],
    ['an empty object', '{}'],
    ['no reason', without('finishReason')],
    ['a missing text', without('correctedWell')],
    ['no mistakes', without('topMistakes')],
    ['mistakes that are texts', JSON.stringify({ ...feedback, topMistakes: ['a'] })],
    ['a mistake without explanation', JSON.stringify({ ...feedback, topMistakes: [{ mistake: 'a' }] })],
    ['a text that is a number', JSON.stringify({ ...feedback, correctedDay: 5 })],
  ])('cannot read %s', (_, text) => {
    expect(parseFeedback(text)).toBeUndefined();
  });

  it('cannot read an answer that was cut anywhere', () => {
    const whole = JSON.stringify(feedback);
    for (let end = 0; end < whole.length; end++) expect(parseFeedback(whole.slice(0, end))).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseFeedback(text)).not.toThrow();
      }),
    );
  });
});

describe('parseTexts', () => {
  test.each([
    [{ correctedDay: 'I went' }, { correctedDay: 'I went' }],
    [
      { correctedWell: '', correctedGrateful: 'A', more: 1 },
      { correctedWell: '', correctedGrateful: 'A' },
    ],
    [{ correctedDay: 5 }, {}],
    [null, {}],
    ['I went', {}],
    [['I went'], {}],
  ])('of %j is %j', (message, texts) => {
    expect(parseTexts(message)).toEqual(texts);
  });
});
