import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyAsked, editedSoFar, readEdits } from '#server/adapters/corrector/ai-edits.ts';

const edit = (old: string, replacement: string) => ({ old, new: replacement });

describe('edits that apply exactly', () => {
  const cases: [string, string, ReturnType<typeof edit>[], string][] = [
    ['none', 'I went.', [], 'I went.'],
    ['a word', 'I goed home.', [edit('goed', 'went')], 'I went home.'],
    [
      'in any order',
      'I goed to market.',
      [edit('market', 'the market'), edit('goed', 'went')],
      'I went to the market.',
    ],
    ['a word put in beside another', 'I live in big city.', [edit('in big', 'in a big')], 'I live in a big city.'],
    ['a word taken out', 'I am agree.', [edit('am agree', 'agree')], 'I agree.'],
    ['as often as it is asked for', 'goed and goed', [edit('goed', 'went'), edit('goed', 'gone')], 'went and gone'],
    ['a word, not a stretch of another', 'A cat in a category.', [edit('cat', 'dog')], 'A dog in a category.'],
    ['lines and signs', 'Yes.\n\nNo ,thanks.', [edit('No ,thanks', 'No, thanks')], 'Yes.\n\nNo, thanks.'],
    ['emoji beside the word', '🏖️goed𝒳 𝒳', [edit('🏖️goed𝒳', '🏖️ went 𝒳')], '🏖️ went 𝒳 𝒳'],
    [
      'Japanese, where any place may be an edge',
      '友達に会うました。',
      [edit('会うました', '会いました')],
      '友達に会いました。',
    ],
    ['Thai', 'ฉันกินข้าวแร้ว', [edit('แร้ว', 'แล้ว')], 'ฉันกินข้าวแล้ว'],
    [
      'a replacement that holds the old words',
      'I have hunger.',
      [edit('hunger', 'a hunger for hunger')],
      'I have a hunger for hunger.',
    ],
    ['without what no page can hold', 'I goed.', [edit('goed', 'we\u0000nt\ud83d')], 'I went.'],
  ];
  test.each(cases)('%s', (_, text, edits, right) => {
    expect(applyAsked(text, edits)).toBe(right);
  });
});

describe('edits that do not', () => {
  const cases: [string, string, ReturnType<typeof edit>[]][] = [
    ['words that are not there', 'I went.', [edit('goed', 'went')]],
    ['words that differ in a capital', 'Goed I?', [edit('goed', 'went')]],
    ['words that stand there more often', 'goed and goed', [edit('goed', 'went')]],
    ['words that stand there less often', 'I goed.', [edit('goed', 'went'), edit('goed', 'gone')]],
    ['edits of the same letters', 'I goed home.', [edit('I goed', 'I went'), edit('goed home', 'went home')]],
    ['nothing as the old words', 'I went.', [edit('', 'Yesterday ')]],
    ['a stretch of a word', 'My category.', [edit('cat', 'dog')]],
    ['letters with a mark of their own', 'Cafe\u0301', [edit('Cafe', 'Bar')]],
  ];
  test.each(cases)('%s', (_, text, edits) => {
    expect(applyAsked(text, edits)).toBeUndefined();
  });
});

const texts = { inputDay: 'I goed home becouse.', inputWell: ' ', inputGrateful: 'My frend.' };
const asked = (edits: object[]) => JSON.stringify({ lang: 'en', edits });
const change = (part: string, old: string, replacement: string, kind = 'spelling') => ({
  part,
  old,
  new: replacement,
  kind,
  reason: `Not «${old}».`,
});

describe('an answer of edits', () => {
  test('is read into texts and explanations', () => {
    const answer = asked([change('Day', 'goed', 'went', 'tense'), change('Grateful', 'frend', 'friend', 'manners')]);
    expect(readEdits(texts, answer, 'gemini')).toMatchObject({
      finishReason: 'STOP',
      correctedDay: 'I went home becouse.',
      correctedWell: ' ',
      correctedGrateful: 'My friend.',
      checked_by: 'gemini',
      explanations: [
        { wrong: 'goed', right: 'went', kind: 'tense', explanation: 'Not «goed».' },
        { wrong: 'frend', right: 'friend', kind: undefined, explanation: 'Not «frend».' },
      ],
    });
  });

  test('what it finds in a part that holds nothing is passed over', () => {
    const feedback = readEdits(texts, asked([change('Well', 'nothing', 'something')]), 'gemini');
    expect(feedback).toMatchObject({ correctedWell: ' ', explanations: [] });
  });

  test.each([
    ['an edit that does not apply', asked([change('Day', 'frend', 'friend')])],
    ['an unknown part', asked([change('Night', 'goed', 'went')])],
    ['no list of edits', '{"lang":"en"}'],
    ['half an answer', asked([change('Day', 'goed', 'went')]).slice(0, 40)],
  ])('with %s it cannot be used', (_, answer) => {
    expect(readEdits(texts, answer, 'gemini')).toBeUndefined();
  });

  test('is told as far as whole edits have come', async () => {
    const answer = asked([
      change('Day', 'goed', 'went'),
      change('Day', 'becouse', 'because'),
      change('Grateful', 'frend', 'friend'),
    ]);
    const told = new Set<string | undefined>();
    for (let end = 0; end <= answer.length; end += 1)
      told.add((await editedSoFar(texts, answer.slice(0, end))).correctedDay);
    expect([...told]).toEqual([undefined, 'I went home becouse.', 'I went home because.']);
  });
});

test('whatever a model asks for, what is not asked for stays', () => {
  const word = fc.constantFrom('goed', 'a', 'cat', 'um', '猫', ' ');
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
  const edits = fc.array(fc.record({ old: word, new: fc.constantFrom('X', '') }), { maxLength: 3 });
  fc.assert(
    fc.property(text, edits, (original, all) => {
      const done = applyAsked(original, all);
      if (done === undefined) return;
      const gone = all.reduce((sum, { old }) => sum + old.length, 0);
      const come = all.reduce((sum, one) => sum + one.new.length, 0);
      expect(done.length).toBe(original.length - gone + come);
    }),
  );
});
