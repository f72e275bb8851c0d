import { graphemes, tokensOf } from '#domain/segments.ts';

/**
 * A text of at most `max` characters as a reader counts them (graphemes), cut at the edge of a word where there is one;
 * the '…' at the cut is one of them.
 */
export function cutGraphemes(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = graphemes(text);
  if (characters.length <= max) return text;
  if (max < 1) return '';
  const limit = characters.slice(0, max - 1).join('').length;
  const words = text.slice(0, lastEdge(text, limit)).replace(/[\s,;:]+$/u, '');
  return `${words === '' ? text.slice(0, limit) : words}…`;
}

/** The last edge between words at or before an offset; 0 when one word fills it. */
function lastEdge(text: string, limit: number): number {
  let edge = 0;
  for (const token of tokensOf(text)) {
    if (edge + token.length > limit) break;
    edge += token.length;
  }
  return edge;
}
