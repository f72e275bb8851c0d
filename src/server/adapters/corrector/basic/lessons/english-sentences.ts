import type { Groups } from '#server/adapters/corrector/basic/finding.ts';
import { TERMS } from '#server/adapters/corrector/basic/lessons/lesson.ts';

/*
 * What the finders that are no pattern rules say in English, by the lesson that tells it in other languages. Their fixes
 * carry no groups: the words are read out of the sentence.
 */
export const ENGLISH_SENTENCES: readonly (readonly [lesson: string, sentence: string])[] = [
  ['spelling', 'The correct spelling is “{word}”.'],
  ['accent', '“{word}”: mind the accents and double letters.'],
  ['capital-word', 'This word is written “{word}”.'],
  ['two-words', '“{word}” is written as two words.'],
  ['sentence-capital', 'A sentence begins with a capital letter.'],
  ['one-space', 'One space between words is enough.'],
  ['space-after-mark', 'A space follows this mark.'],
  ['space-after-mark', 'A space follows the full stop.'],
  ['no-space-before-mark', 'No space before this mark.'],
  ['doubled', '“{word}” is written twice.'],
  ['gender', '“{noun}” is {gender} ({article}).'],
  ['gender', '“{noun}” is {gender} ({article}) here; the word before it must agree.'],
  ['case', '“{word}” takes the {case}.'],
  ['adjective', 'The adjective agrees with “{noun}”: “{word}”.'],
  ['adjective', 'The adjective agrees with “{noun}”.'],
  ['agrees', '“{word}” agrees with “{noun}”.'],
];

/** What a name stands for: a term of grammar, or any words. */
const wordsFor = (name: string): string => (/^(?:case|gender)$/.test(name) ? TERMS.join('|') : '[^“”]+');

const PATTERNS = ENGLISH_SENTENCES.map(([lesson, sentence]) => ({ lesson, pattern: patternOf(sentence) }));

/** The pattern of what a sentence with {names} may say. */
export function patternOf(sentence: string): RegExp {
  const escaped = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>${wordsFor(name)})`)}$`, 'u');
}

/** The lesson that a sentence tells, with its words; undefined for any other sentence. */
export function readSentence(sentence: string): { lesson: string; groups: Groups } | undefined {
  for (const { lesson, pattern } of PATTERNS) {
    const match = pattern.exec(sentence);
    if (match) return { lesson, groups: { ...match.groups } };
  }
  return undefined;
}
