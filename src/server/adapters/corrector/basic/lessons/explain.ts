import { MAX_EXPLANATION_GRAPHEMES } from '#domain/feedback.ts';
import { cutExplanation, cutGraphemes } from '#domain/mistakes.ts';
import { graphemes } from '#domain/segments.ts';
import type { Finding, Groups } from '#server/adapters/corrector/basic/finding.ts';
import { readSentence } from '#server/adapters/corrector/basic/lessons/english-sentences.ts';
import type { Lesson, Lessons, Term } from '#server/adapters/corrector/basic/lessons/lesson.ts';
import { SHARED_LESSONS } from '#server/adapters/corrector/basic/lessons/shared.ts';
import { type Tongue, tableOf } from '#server/adapters/corrector/basic/lessons/tables.ts';

/** A change to explain: the words as they were and as they should be. */
type Change = Pick<Finding, 'kind' | 'replacement'> & { readonly original: string };

/** Why a finding is right, in the learner's language: by its lesson, else by its kind; at most 100 graphemes (spec §9). */
export function explain(finding: Finding, original: string, tongue: Tongue): string {
  const { explanation } = finding;
  if (tongue === 'en' && explanation !== '') return cutExplanation(explanation);
  const change = { kind: finding.kind, replacement: finding.replacement, original };
  return tellLesson(finding, change, tableOf(tongue)) ?? explainKind(change, tongue);
}

function tellLesson(finding: Finding, change: Change, table: Lessons): string | undefined {
  const read = readSentence(finding.explanation);
  const keys = [read?.lesson, finding.lesson, SHARED_LESSONS.get(finding.lesson ?? '')];
  const lesson = keys.map((key) => table.lessons[key ?? '']).find((known) => known !== undefined);
  const words = { ...finding.groups, ...read?.groups, ...wordsOf(change) };
  const told = lesson && fill(lesson, words, table);
  return told && graphemes(told).length <= MAX_EXPLANATION_GRAPHEMES ? told : undefined;
}

/** What can be said of a change when nothing but its kind is known. */
export function explainKind(change: Change, tongue: Tongue): string {
  const table = tableOf(tongue);
  const lesson = table.generic[genericOf(change)];
  return cutExplanation(fill(lesson, wordsOf(change), table) ?? fill(table.generic.spacing, {}, table) ?? '');
}

function genericOf({ kind, original, replacement }: Change): keyof Lessons['generic'] {
  if (kind === 'spacing') return kind;
  const isMark = !/[\p{L}\p{N}]/u.test(original + replacement);
  if (original.trim() === '') return isMark ? 'missing-mark' : 'missing';
  if (replacement.trim() === '') return isMark ? 'extra-mark' : 'extra';
  return kind;
}

/** Longer stretches of text are shown by their beginning. */
const MAX_SHOWN = 32;
const shown = (words: string): string => cutGraphemes(words.replace(/\s+/g, ' ').trim(), MAX_SHOWN);

const wordsOf = ({ original, replacement }: Change): Groups => ({ right: shown(replacement), wrong: shown(original) });

/** A lesson with its words; undefined where one of them is missing, for then it would say nothing. */
function fill(lesson: Lesson, words: Groups, { terms }: Lessons): string | undefined {
  let isWhole = true;
  const told = lesson.replace(/\{(\w+)(?:\|(\w+))?\}/g, (_, name: string, form?: string) => {
    const word = words[name]?.trim() ?? '';
    const said = form === 'term' ? (terms[word as Term] ?? '') : form === 'low' ? word.toLowerCase() : word;
    isWhole &&= said !== '';
    return said;
  });
  return isWhole ? told : undefined;
}
