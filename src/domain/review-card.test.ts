import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Edit, EditKind } from '#domain/edits.ts';
import { type CorrectedEntry, mistakesOf } from '#domain/entry-mistakes.ts';
import { applyEdits } from '#domain/extract-edits.ts';
import { CARD_KINDS, type CardFace } from '#domain/review-card.ts';

type Put = readonly [wrong: string, right: string, kind: EditKind];

/** An entry in which the first place of each wrong text is put right; «^» marks where something is missing. */
function entryOf(text: string, puts: readonly Put[], lang: string | undefined = 'en') {
  const inputDay = text.replaceAll('^', '');
  const edits: Edit[] = puts.map(([wrong, right, kind]) => {
    const start = wrong === '' ? text.indexOf('^') : inputDay.indexOf(wrong);
    const fix = { start, end: start + wrong.length, original: wrong, replacement: right };
    return { ...fix, part: 'Day', kind, explanation: 'Because.' };
  });
  const correctedDay = applyEdits(inputDay, edits);
  const feedback = { correctedDay, correctedWell: '', correctedGrateful: '', edits, lang };
  const entry: CorrectedEntry = { inputDay, inputWell: '', inputGrateful: '', feedback };
  return entry;
}

/** The face of the card that the first of the places makes. */
function faceIn(text: string, puts: readonly Put[], lang?: string): CardFace | undefined {
  const [first] = puts;
  return mistakesOf(entryOf(text, puts, lang)).find(({ original }) => original === first?.[0])?.face;
}

/** A card as it is shown: «before [answer] after». */
function shown(text: string, puts: readonly Put[], lang?: string): string | undefined {
  const face = faceIn(text, puts, lang);
  return face && `${face.before}[${face.answer}]${face.after}`;
}

describe('a card', () => {
  test.each<[string, Put[], string]>([
    ['I goed home yesterday.', [['goed', 'went', 'tense']], 'I [went] home yesterday.'],
    ['Hi. I goed home. Bye.', [['goed', 'went', 'tense']], 'I [went] home.'],
    // The other mistakes of the sentence are put right already.
    [
      'Then I goed home becouse it rained.',
      [
        ['goed', 'went', 'tense'],
        ['becouse', 'because', 'spelling'],
      ],
      'Then I [went] home because it rained.',
    ],
    // What stayed is not asked.
    ['Then we was tired.', [['we was', 'we were', 'agreement']], 'Then we [were] tired.'],
    ['We ate a apple there.', [['a apple', 'an apple', 'article']], 'We ate [an] apple there.'],
    ['It took two hour.', [['two hour', 'two hours', 'noun-number']], 'It took two [hours].'],
    [
      'I am tired of the the old bus.',
      [['of the the old', 'from the very old', 'word-choice']],
      'I am tired [from the very] old bus.',
    ],
    // Something was missing.
    ['I go ^school.', [['', 'to ', 'missing-word']], 'I go [to] school.'],
    ['I go^ school.', [['', ' to', 'missing-word']], 'I go [to] school.'],
    // Gaps become one space, and a line ends a sentence.
    ['At noon\nI goed   home.', [['goed', 'went', 'tense']], 'I [went] home.'],
    [
      'Ich bin gestern nach Hause gegangt 🙂.',
      [['gegangt', 'gegangen', 'verb-form']],
      'Ich bin gestern nach Hause [gegangen] 🙂.',
    ],
    ['昨日は学校を行きました。楽しかった。', [['を', 'に', 'preposition']], '昨日は学校[に]行きました。'],
    ['ذهبت الى المدرسة أمس.', [['الى', 'إلى', 'spelling']], 'ذهبت [إلى] المدرسة أمس.'],
  ])('of %j asks for what was wrong', (text, puts, card) => {
    expect(shown(text, puts)).toBe(card);
  });

  test.each<[why: string, string, Put]>([
    ['a comma', 'Then we went home.', ['Then', 'Then,', 'punctuation']],
    ['a space', 'I went  home.', ['  ', ' ', 'spacing']],
    ['a capital', 'i went home.', ['i', 'I', 'capital']],
    ['a word too many', 'I went to to home.', ['to ', '', 'extra-word']],
    ['words in another order', 'Home went I.', ['Home went I', 'I went home', 'word-order']],
    ['a word that goes, whatever its kind', 'I go to the home.', ['to the home', 'home', 'article']],
    ['a case under another name', 'I speak english.', ['english', 'English', 'spelling']],
    ['a hyphen', 'It is a well known song.', ['well known', 'well-known', 'spelling']],
    ['a sentence that is nothing but the mistake', 'Goed!', ['Goed', 'Went', 'tense']],
    ['too many words', 'I x home.', ['x', 'am going to walk on', 'verb-form']],
    ['too long a word', 'I x home.', ['x', 'w'.repeat(41), 'verb-form']],
    ['a text without an end', `I goed ${'x'.repeat(3000)}.`, ['goed', 'went', 'tense']],
  ])('is not made of %s', (_, text, put) => {
    expect(shown(text, [put])).toBeUndefined();
  });

  test('keeps an apostrophe that was the mistake', () => {
    expect(shown('I dont know.', [['dont', 'don’t', 'spelling']])).toBe('I [don’t] know.');
    expect(shown('Its raining.', [['Its', "It's", 'spelling']])).toBe("[It's] raining.");
  });

  test('says what was wrong and how the answer begins', () => {
    const face = { before: 'I ', answer: 'went', after: ' home.', wrong: 'goed', hint: 'w' };
    expect(faceIn('I goed home.', [['goed', 'went', 'tense']])).toEqual(face);
  });

  test.each<[string, Put, string | undefined]>([
    ['I goed home.', ['goed', 'went', 'tense'], 'w'],
    ['I ran to home.', ['to', 'toward', 'preposition'], undefined],
    ['I ate a apple.', ['a', 'an', 'article'], undefined],
    ['He are old.', ['are', 'is', 'agreement'], undefined],
    ['Der Hund ist ein schones Tier.', ['schones', 'schönes', 'spelling'], 's'],
    ['昨日は行くました。', ['行くました', '行きました', 'verb-form'], '行'],
    ['Two 👩‍👩‍👧 went.', ['👩‍👩‍👧', '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧 families', 'word-choice'], '👩‍👩‍👧'],
  ])('of %j begins with %j: %j', (text, put, hint) => {
    expect(faceIn(text, [put])?.hint).toBe(hint);
  });

  test('shows of a long sentence what stands around the blank', () => {
    const long = 'and we walked on and on along the quiet river ';
    const card = shown(`Then ${long.repeat(5)}we goed home ${long.repeat(5)}.`, [['goed', 'went', 'tense']]);
    expect(card).toMatch(/^… \w.* we \[went\] home .* …$/);
    expect(card?.length).toBeLessThan(270);
  });

  const word = fc.constantFrom(
    'we',
    'the river',
    'Äpfel',
    '日記',
    'كتاب',
    '👩‍👩‍👧',
    'e\u0301t\u00e9',
    'ran',
    'a',
    "it's",
  );
  const put = fc.record({ wrong: word, right: word, gap: word, kind: fc.constantFrom(...CARD_KINDS) });
  test('stands as it is in the corrected text, whatever the entry', () => {
    fc.assert(
      fc.property(
        fc.array(put, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(' ', '\n', '. ', '。'),
        (puts, sign) => {
          let inputDay = '';
          const edits = puts.map(({ wrong, right, gap, kind }): Edit => {
            inputDay += `${gap} `;
            const start = inputDay.length;
            inputDay += `${wrong}${sign}`;
            const fix = { start, end: start + wrong.length, original: wrong, replacement: right };
            return { ...fix, part: 'Day', kind, explanation: '' };
          });
          const correctedDay = applyEdits(inputDay, edits);
          const texts = { inputDay, inputWell: '', inputGrateful: '' };
          const feedback = { correctedDay, correctedWell: '', correctedGrateful: '', edits, lang: undefined };
          for (const { face, replacement } of mistakesOf({ ...texts, feedback })) {
            if (!face) continue;
            const { before, answer, after } = face;
            expect(correctedDay.replace(/\s+/g, ' ')).toContain(before + answer + after);
            expect((before + answer + after).isWellFormed()).toBe(true);
            expect(replacement.toLowerCase()).toContain(answer.toLowerCase());
          }
        },
      ),
    );
  });
});
