/** The words of a change: what the learner wrote, and what they should have written. */
export type WordChange = { readonly original: string; readonly replacement: string };

const comparable = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Equal for the same change: case, white space and the way accents are composed do not make another one. */
export const changeKey = ({ original, replacement }: WordChange): string =>
  `${comparable(original)}|${comparable(replacement)}`;

/** Whether a change is one of these; the work grows with their number plus the number of questions. */
export function oneOfChanges(changes: readonly WordChange[]): (change: WordChange) => boolean {
  if (changes.length === 0) return () => false;
  const keys = new Set(changes.map(changeKey));
  return (change) => keys.has(changeKey(change));
}
