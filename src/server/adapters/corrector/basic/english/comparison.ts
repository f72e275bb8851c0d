import { list, type Rule, re } from '#server/adapters/corrector/basic/rule.ts';

const SHORT = list(
  'big small tall old young cheap fast slow hard warm cold long short nice large high low strong weak clean dark near rich poor easy happy early busy heavy funny lazy hot',
);
const IRREGULAR_DEGREE: Readonly<Record<string, readonly [string, string]>> = {
  good: ['better', 'best'],
  bad: ['worse', 'worst'],
  far: ['farther', 'farthest'],
};

function degree(word: string, at: 0 | 1): string {
  const known = IRREGULAR_DEGREE[word];
  if (known) return known[at];
  const ending = at === 0 ? 'er' : 'est';
  if (word.endsWith('y')) return `${word.slice(0, -1)}i${ending}`;
  if (word.endsWith('e')) return word + ending.slice(1);
  return /^(?:big|hot)$/.test(word) ? word + word.at(-1) + ending : word + ending;
}

const COMPARATIVES = [...SHORT, 'good', 'bad'].map((word) => degree(word, 0));
const SUPERLATIVES = [...SHORT, 'good', 'bad'].map((word) => degree(word, 1));

/** Comparatives and superlatives. */
export const COMPARISON: readonly Rule[] = [
  {
    id: 'en/double-comparative',
    kind: 'extra-word',
    pattern: re`(?<more>more|most) (?<word>${COMPARATIVES}|${SUPERLATIVES}|worse|safer|healthier|older)`,
    to: '{word}',
    why: ({ word = '' }) => `“${word.toLowerCase()}” is a comparison already: no “more” or “most”.`,
    mends: [['It is more easier now.', 'It is easier now.']],
    leaves: ['It is more useful now.', 'It is easier now.'],
  },
  {
    id: 'en/more-short',
    kind: 'word-choice',
    pattern: re`more (?<word>${SHORT}|good|bad) than`,
    to: ({ word = '' }) => `${degree(word.toLowerCase(), 0)} than`,
    why: ({ word = '' }) => `Short adjectives are compared with -er: “${degree(word.toLowerCase(), 0)}”.`,
    mends: [['He is more tall than me.', 'He is taller than me.']],
    leaves: ['He is more careful than me.'],
  },
  {
    id: 'en/most-short',
    kind: 'word-choice',
    pattern: re`the most (?<word>${SHORT}|good|bad)(?= \p{L})`,
    to: ({ word = '' }) => `the ${degree(word.toLowerCase(), 1)}`,
    why: ({ word = '' }) => `Short adjectives: “the ${degree(word.toLowerCase(), 1)}”.`,
    mends: [['It was the most good day.', 'It was the best day.']],
    leaves: ['It was the most useful day.'],
  },
  {
    id: 'en/than-then',
    kind: 'word-choice',
    pattern: re`(?<more>(?:more|less)(?: \p{L}+)?|${COMPARATIVES}|rather|other) then(?= (?:I|we|the|a|my|you|me|him|her|us|them|it|they|he|she|in|others|that|this|ever|before|last|any|just|\d)\b)`,
    to: '{more} than',
    why: 'Comparisons take “than”.',
    mends: [['She is older then me.', 'She is older than me.']],
    leaves: ['She got older, then she left.'],
  },
];
