import type { Edit } from '#domain/edits.ts';
import { type EntryTexts, inputOf, PARTS } from '#domain/entry.ts';
import { MAX_EXPLANATION_GRAPHEMES, MAX_TOP_MISTAKES, type TopMistake } from '#domain/feedback.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text cut to at most `max` graphemes, an ellipsis included: at the end of a word where there is one, never inside a grapheme. */
export function cutGraphemes(text: string, max: number): string {
  // Finding them takes longer than all else here, and no character has fewer than one unit.
  if (text.length <= max) return text;
  const parts = [...graphemes.segment(text)];
  if (parts.length <= max) return text;
  const head = text.slice(0, parts[max - 1]?.index ?? 0);
  const atWord = /^(.*\S)\s+\S*$/su.exec(`${head}${parts[max - 1]?.segment === ' ' ? ' ' : ''}`)?.[1];
  return `${(atWord ?? head).trimEnd()}…`;
}

/** An explanation as it is shown: at most 100 graphemes (spec §9). */
export const cutExplanation = (text: string): string => cutGraphemes(text, MAX_EXPLANATION_GRAPHEMES);

type Group = { readonly edit: Edit; readonly order: number; readonly count: number; readonly before: number };

/** How many earlier entries of the learner had the same mistake. */
export type Recurrence = (edit: Edit) => number;

/**
 * The mistakes worth telling first, at most 3 (spec §9): what the learner has got wrong in most entries before, then what
 * happened most often in this one, then what came first. Edits with the same kind and the same explanation are one mistake;
 * one that nobody explained is told only where there is room. The edits stand in the order of the entry.
 */
export function topMistakes(texts: EntryTexts, edits: readonly Edit[], recurrence: Recurrence = () => 0): TopMistake[] {
  const groups = new Map<string, Group>();
  for (const [order, edit] of edits.entries()) {
    const key = [edit.kind, edit.explanation || `${edit.original}→${edit.replacement}`].join('\n');
    const known = groups.get(key);
    groups.set(key, known ? { ...known, count: known.count + 1 } : { edit, order, count: 1, before: recurrence(edit) });
  }
  return [...groups.values()]
    .sort((a, b) => explained(b) - explained(a) || b.before - a.before || b.count - a.count || a.order - b.order)
    .slice(0, MAX_TOP_MISTAKES)
    .map(({ edit }) => ({ mistake: showMistake(texts, edit), explanation: cutExplanation(edit.explanation) }));
}

const explained = ({ edit }: Group): number => Number(edit.explanation !== '');

/** As much of the text around an edit as is looked at, and of a mistake as is shown. */
const MAX_CONTEXT = 80;

/** The change with the words around it, as in «we was → we were»; single words that say enough stand alone. */
export function showMistake(texts: EntryTexts, edit: Edit): string {
  const { original, replacement, kind } = edit;
  const show = (before: string, after: string): string =>
    [original, replacement].map((words) => cutGraphemes(oneLine(before + words + after), MAX_CONTEXT)).join(' → ');
  if (kind === 'spelling' && /\p{L}{3}/u.test(original)) return show('', '');
  const [before, after] = wordsAround(inputOf(texts, edit.part), edit);
  // An article is told with its noun, anything else with the word before.
  if (kind === 'article' && original !== '' && after !== '') return show('', after);
  const isPart = original === '' || replacement === '' || /\s$/.test(replacement) || before === '';
  return show(before, isPart || !/^\s/.test(after) ? after : '');
}

/** The words of the same sentence right before and after an edit, with the spaces between. */
function wordsAround(text: string, { start, end }: Edit): [before: string, after: string] {
  const before = /[^\s.!?…]+[ \t]*$/u.exec(text.slice(Math.max(0, start - MAX_CONTEXT), start))?.[0] ?? '';
  const after = /^[ \t]*[^\s.,;:!?…"”»)]+/u.exec(text.slice(end, end + MAX_CONTEXT))?.[0] ?? '';
  return [before.toWellFormed(), after.toWellFormed()];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Edits in the order of the entry: part by part, each from its beginning. */
export const inEntryOrder = (edits: readonly Edit[]): Edit[] =>
  [...edits].sort((a, b) => PARTS.indexOf(a.part) - PARTS.indexOf(b.part) || a.start - b.start);
