import type { Edit, EditKind } from '#domain/edits.ts';
import type { SentencePair } from '#domain/export-sentences.ts';
import type { ReviewCard } from '#domain/review.ts';
import { graphemes } from '#domain/segments.ts';

/**
 * Kinds of mistakes that a blank can ask about. A comma, a space or a capital is no word to remember; a word too many
 * leaves nothing to fill in; and which words belong where cannot be asked by taking them out.
 */
export const CARD_KINDS: readonly EditKind[] = [
  'spelling',
  'article',
  'noun-number',
  'verb-form',
  'tense',
  'agreement',
  'preposition',
  'pronoun',
  'word-choice',
  'missing-word',
  'register',
];

/** So few words fit there that the kind says enough, and a first letter would be the answer. */
const CLOSED: readonly EditKind[] = ['article', 'preposition', 'pronoun'];

const MAX_ANSWER_GRAPHEMES = 40;
const MAX_ANSWER_WORDS = 4;
const MAX_WRONG_CHARS = 200;
/** How much of a long sentence stands on either side of the blank, in UTF-16 units. */
const MAX_CONTEXT = 120;
/** A shorter answer would be told by its first letter. */
const FEWEST_TO_HINT = 4;

const LETTER = /[\p{L}\p{N}]/u;
/** What tells one word from another: no case, no white space, no signs but the apostrophe. */
const core = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}']/gu, '');

/** What a card shows of one place in a sentence, and what it asks. */
export type CardFace = Pick<ReviewCard, 'before' | 'after' | 'answer' | 'wrong' | 'hint'>;

/** The face of a card for the change at index `at` of a sentence; undefined where a blank would be too long, or ask nothing. */
export function faceOf(sentence: SentencePair<Edit>, at: number): CardFace | undefined {
  const edit = sentence.changes[at];
  if (!edit || !CARD_KINDS.includes(edit.kind)) return undefined;
  const blank = blankIn(sentence, edit, at);
  if (!isAskable(blank)) return undefined;
  const hint = hintOf(blank.answer, edit.kind);
  return { ...blank, ...(hint && { hint }) };
}

/** Whether a face gives its answer away elsewhere in the sentence. */
export const tellsAnswer = ({ before, after, answer }: CardFace): boolean =>
  `${before}\n${after}`.toLowerCase().includes(answer.toLowerCase());

type Blank = Omit<CardFace, 'hint'>;

/** The corrected sentence around one change, which is shown without the words that it did not change. */
function blankIn(sentence: SentencePair<Edit>, edit: Edit, at: number): Blank {
  const { head, wrong, right, tail } = withoutCommonWords(edit.original, edit.replacement);
  const [, lead = '', answer = '', rest = ''] = /^(\s*)(.*?)(\s*)$/su.exec(right) ?? [];
  return {
    before: contextBefore(oneLine(correctedBefore(sentence, at) + head + lead)),
    after: contextAfter(oneLine(rest + tail + correctedAfter(sentence, at))),
    answer: oneLine(answer),
    wrong: oneLine(wrong).trim(),
  };
}

/** As much of a sentence on either side of a change as is looked at, in UTF-16 units: a text may have no full stop. */
const WINDOW = 4 * MAX_CONTEXT;

/** A sentence and the offsets of its changes within it. */
const within = ({ original, start }: SentencePair<Edit>, offset: number): number =>
  Math.min(original.length, Math.max(0, offset - start));

/** The corrected sentence up to a change: its end where it is long. */
function correctedBefore(sentence: SentencePair<Edit>, at: number): string {
  const { original, changes } = sentence;
  let text = '';
  let end = within(sentence, changes[at]?.start ?? 0);
  for (let n = at - 1; n >= 0 && text.length < WINDOW; n -= 1) {
    const change = changes[n];
    if (!change) break;
    text = change.replacement + original.slice(within(sentence, change.end), end) + text;
    end = within(sentence, change.start);
  }
  return (original.slice(Math.max(0, end - WINDOW), end) + text).slice(-WINDOW).replace(/^[\udc00-\udfff]/, '');
}

/** The corrected sentence after a change: its beginning where it is long. */
function correctedAfter(sentence: SentencePair<Edit>, at: number): string {
  const { original, changes } = sentence;
  let text = '';
  let from = within(sentence, changes[at]?.end ?? 0);
  for (let n = at + 1; n < changes.length && text.length < WINDOW; n += 1) {
    const change = changes[n];
    if (!change) break;
    text += original.slice(from, within(sentence, change.start)) + change.replacement;
    from = within(sentence, change.end);
  }
  return (text + original.slice(from, from + WINDOW)).slice(0, WINDOW).replace(/[\ud800-\udbff]$/, '');
}

/** «we was» and «we were» without the «we » that both begin with; likewise at the end. */
function withoutCommonWords(original: string, replacement: string) {
  let [wrong, right, head, tail] = [original, replacement, '', ''];
  for (;;) {
    const word = /^\s*\S+\s+(?=\S)/u.exec(right)?.[0];
    if (!word || !wrong.startsWith(word)) break;
    head += word;
    wrong = wrong.slice(word.length);
    right = right.slice(word.length);
  }
  for (;;) {
    const word = /(?<=\S)\s+\S+\s*$/u.exec(right)?.[0];
    if (!word || !wrong.endsWith(word)) break;
    tail = word + tail;
    wrong = wrong.slice(0, wrong.length - word.length);
    right = right.slice(0, right.length - word.length);
  }
  return { head, wrong, right, tail };
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ');

/** The end of what stands before the blank, from the beginning of a word where there is one. */
export function contextBefore(text: string): string {
  const all = text.trimStart();
  if (all.length <= MAX_CONTEXT) return all;
  const end = all.slice(-MAX_CONTEXT).replace(/^[\udc00-\udfff\p{M}\u200d]+/u, '');
  return `… ${end.replace(/^\S*\s+(?=\S)/u, '')}`;
}

export function contextAfter(text: string): string {
  const all = text.trimEnd();
  if (all.length <= MAX_CONTEXT) return all;
  const begin = all.slice(0, MAX_CONTEXT).replace(/[\ud800-\udbff\u200d]+$/u, '');
  return `${begin.replace(/(?<=\S)\s+\S*$/u, '')} …`;
}

/** Whether there is a word to fill in, not too much of one, and something around it that tells which. */
function isAskable({ before, after, answer, wrong }: Blank): boolean {
  return (
    LETTER.test(answer) &&
    core(answer) !== core(wrong) &&
    !isOnlyLess(wrong, answer) &&
    LETTER.test(before + after) &&
    wrong.length <= MAX_WRONG_CHARS &&
    answer.split(' ').length <= MAX_ANSWER_WORDS &&
    answer.length <= 4 * MAX_ANSWER_GRAPHEMES &&
    graphemes(answer).length <= MAX_ANSWER_GRAPHEMES
  );
}

/** Words of the learner's own of which some went: there is nothing to fill in. */
function isOnlyLess(wrong: string, answer: string): boolean {
  const rest = wrong.toLowerCase().split(' ');
  return answer
    .toLowerCase()
    .split(' ')
    .every((word) => {
      const at = rest.indexOf(word);
      if (at >= 0) rest.splice(0, at + 1);
      return at >= 0;
    });
}

function hintOf(answer: string, kind: EditKind): string | undefined {
  const characters = graphemes(answer);
  return CLOSED.includes(kind) || characters.length < FEWEST_TO_HINT ? undefined : characters[0];
}
