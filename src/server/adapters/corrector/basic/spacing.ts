import type { Fix } from '#domain/edits.ts';
import { tokenize } from '#server/adapters/corrector/basic/tokenize.ts';

/** What a language allows that others do not. */
export type SpacingHabits = {
  /** Words that may stand twice in a row ("had had"). */
  readonly doubles: ReadonlySet<string>;
  /** French sets a space before ; : ! and ?. */
  readonly hasSpaceBeforeMarks?: boolean | undefined;
};

type Pattern = { readonly pattern: RegExp; readonly to: (found: string) => string; readonly explanation: string };

const MARK_AFTER_SPACE = String.raw`(?=[,.;:!?…)](?:\s|$))`;
const COMMON: readonly Pattern[] = [
  { pattern: /(?<=\S)[ \t]{2,}(?=\S)/gu, to: () => ' ', explanation: 'One space between words is enough.' },
  { pattern: /(?<=\p{L})[,;!?](?=\p{L}{2})/gu, to: (mark) => `${mark} `, explanation: 'A space follows this mark.' },
  { pattern: /(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll})/gu, to: () => '. ', explanation: 'A space follows the full stop.' },
];
const BEFORE_ANY: Pattern = {
  pattern: new RegExp(String.raw`(?<=[\p{L}\p{N}])[ \t]+${MARK_AFTER_SPACE}`, 'gu'),
  to: () => '',
  explanation: 'No space before this mark.',
};
const BEFORE_COMMA: Pattern = { ...BEFORE_ANY, pattern: /(?<=[\p{L}\p{N}])[ \t]+(?=[,.…)](?:\s|$))/gu };

/** Spaces too many or too few, and words written twice. */
export function spacingFixes(text: string, habits: SpacingHabits): Fix[] {
  const patterns = [...COMMON, habits.hasSpaceBeforeMarks ? BEFORE_COMMA : BEFORE_ANY];
  return [...doubledWords(text, habits.doubles), ...patterns.flatMap((pattern) => patternFixes(text, pattern))];
}

function patternFixes(text: string, { pattern, to, explanation }: Pattern): Fix[] {
  return [...text.matchAll(pattern)]
    .filter((match) => !isInAddress(text, match.index))
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      replacement: to(match[0]),
      kind: 'spacing' as const,
      explanation,
    }));
}

/** Whether the run of characters around a place looks like an address or a file name. */
function isInAddress(text: string, at: number): boolean {
  const before = /\S*$/.exec(text.slice(Math.max(0, at - 100), at))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(at, at + 100))?.[0] ?? '';
  return /^\(?(?:https?:|www\.)|@\w|\w\/\w/.test(before + after);
}

function doubledWords(text: string, doubles: ReadonlySet<string>): Fix[] {
  const tokens = tokenize(text);
  return tokens.flatMap((token, i) => {
    const before = tokens[i - 1];
    if (!before?.isWord || /\d/.test(token.text) || before.text.toLowerCase() !== token.text.toLowerCase()) return [];
    if (!/^[ \t]+$/.test(text.slice(before.end, token.start)) || doubles.has(token.text.toLowerCase())) return [];
    // “mein Leben leben”: a noun and its verb. At the start of a sentence the capital tells nothing.
    if (before.text !== token.text && tokens[i - 2]?.isWord) return [];
    const explanation = `“${before.text}” is written twice.`;
    return { start: before.end, end: token.end, replacement: '', kind: 'extra-word' as const, explanation };
  });
}
