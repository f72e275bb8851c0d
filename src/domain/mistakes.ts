import type { Edit } from '#domain/edits.ts';
import { type EntryTexts, inputOf, PARTS } from '#domain/entry.ts';
import { MAX_EXPLANATION_GRAPHEMES, MAX_TOP_MISTAKES, type TopMistake } from '#domain/feedback.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text cut to at most `max` graphemes, an ellipsis included: at the end of a word where there is one, never inside a grapheme. */
export function cutGraphemes(text: string, max: number): string {
  const parts = [...graphemes.segment(text)];
  if (parts.length <= max) return text;
  const head = text.slice(0, parts[max - 1]?.index ?? 0);
  const atWord = /^(.*\S)\s+\S*$/su.exec(`${head}${parts[max - 1]?.segment === ' ' ? ' ' : ''}`)?.[1];
  return `${(atWord ?? head).trimEnd()}…`;
}

/** An explanation as it is shown: at most 100 graphemes (spec §9). */
export const cutExplanation = (text: string): string => cutGraphemes(text, MAX_EXPLANATION_GRAPHEMES);

type Group = { readonly edit: Edit; readonly order: number; readonly count: number };

/**
 * The mistakes worth telling first, at most 3 (spec §9): what happened most often, then what came first in the entry. Edits
 * with the same kind and the same explanation are one mistake. The edits stand in the order of the entry.
 */
export function topMistakes(texts: EntryTexts, edits: readonly Edit[]): TopMistake[] {
  const groups = new Map<string, Group>();
  for (const [order, edit] of edits.entries()) {
    const key = `${edit.kind}\n${edit.explanation}`;
    const known = groups.get(key);
    groups.set(key, known ? { ...known, count: known.count + 1 } : { edit, order, count: 1 });
  }
  return [...groups.values()]
    .sort((a, b) => b.count - a.count || a.order - b.order)
    .slice(0, MAX_TOP_MISTAKES)
    .map(({ edit }) => ({ mistake: showMistake(texts, edit), explanation: cutExplanation(edit.explanation) }));
}

/** The change with the words around it, as in «we was → we were»; single words that say enough stand alone. */
export function showMistake(texts: EntryTexts, edit: Edit): string {
  const text = inputOf(texts, edit.part);
  if (edit.kind === 'spelling' && /\p{L}{3}/u.test(edit.original)) return `${edit.original} → ${edit.replacement}`;
  const before = /[^\s.!?…]+[ \t]*$/u.exec(text.slice(0, edit.start))?.[0] ?? '';
  const needsAfter =
    edit.end === edit.start || edit.replacement === '' || /\s$/.test(edit.replacement) || before === '';
  const after = needsAfter
    ? (/^[ \t]*[^\s.!?…]+/u.exec(text.slice(edit.end))?.[0] ?? '')
    : (/^[^\s.,;:!?…"”»)]+/u.exec(text.slice(edit.end))?.[0] ?? '');
  const wrong = `${before}${edit.original}${after}`;
  const right = `${before}${edit.replacement}${after}`;
  return `${oneLine(wrong)} → ${oneLine(right)}`;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Edits in the order of the entry: part by part, each from its beginning. */
export const inEntryOrder = (edits: readonly Edit[]): Edit[] =>
  [...edits].sort((a, b) => PARTS.indexOf(a.part) - PARTS.indexOf(b.part) || a.start - b.start);
