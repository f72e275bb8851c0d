import type { Edit, EditKind } from '#domain/edits.ts';
import { inputOf } from '#domain/entry.ts';
import { changedSentences, type SentencePair } from '#domain/export-sentences.ts';
import { isUnbroken } from '#domain/export-unbroken.ts';
import type { CorrectedEntry } from '#domain/ledger-mistakes.ts';
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

/** The card that an edit of an entry makes; undefined where a blank would be too long, or would ask nothing. */
export function cardOf(entry: CorrectedEntry, edit: Edit): ReviewCard | undefined {
  if (!CARD_KINDS.includes(edit.kind)) return undefined;
  const pair = sentenceOf(entry, edit);
  const blank = pair && blankIn(pair, edit);
  if (!blank || !isAskable(blank)) return undefined;
  const { entry_id, day, feedback } = entry;
  const { kind, explanation } = edit;
  const hint = hintOf(blank.answer, kind);
  return {
    entry_id,
    day,
    ...blank,
    kind,
    explanation,
    ...(hint && { hint }),
    ...(feedback.lang && { lang: feedback.lang }),
  };
}

function sentenceOf(entry: CorrectedEntry, edit: Edit): SentencePair<Edit> | undefined {
  const [original, corrected] = [inputOf(entry, edit.part), entry.feedback[`corrected${edit.part}`]];
  if (isUnbroken(original) || isUnbroken(corrected)) return undefined;
  const edits = (entry.feedback.edits ?? []).filter(({ part }) => part === edit.part);
  return changedSentences(original, edits, corrected, entry.feedback.lang).find(({ changes }) =>
    changes.includes(edit),
  );
}

type Blank = Pick<ReviewCard, 'before' | 'after' | 'answer' | 'wrong'>;

/** The corrected sentence around one change, which is told without the words that it did not change. */
function blankIn({ original, start, changes }: SentencePair<Edit>, edit: Edit): Blank {
  const within = (offset: number) => Math.min(original.length, Math.max(0, offset - start));
  const sides: [string, string] = ['', ''];
  let at = 0;
  let side: 0 | 1 = 0;
  for (const change of changes) {
    sides[side] += original.slice(at, within(change.start));
    at = within(change.end);
    if (change === edit) side = 1;
    else sides[side] += change.replacement;
  }
  sides[side] += original.slice(at);
  const { head, wrong, right, tail } = withoutCommonWords(edit.original, edit.replacement);
  const [, lead = '', answer = '', rest = ''] = /^(\s*)(.*?)(\s*)$/su.exec(right) ?? [];
  return {
    before: contextBefore(oneLine(sides[0] + head + lead)),
    after: contextAfter(oneLine(rest + tail + sides[1])),
    answer: oneLine(answer),
    wrong: oneLine(wrong).trim(),
  };
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
function contextBefore(text: string): string {
  const all = text.trimStart();
  if (all.length <= MAX_CONTEXT) return all;
  const end = all.slice(-MAX_CONTEXT).replace(/^[\udc00-\udfff\p{M}\u200d]+/u, '');
  return `… ${end.replace(/^\S*\s+(?=\S)/u, '')}`;
}

function contextAfter(text: string): string {
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
