import type { EditKind } from '#domain/edits.ts';
import { type Groups, type Rule, re } from '#server/adapters/corrector/basic/rule.ts';

/** A fixed phrase: its name, what learners write (a pattern), what is right, a mistake, its mending, what is left alone, and why. */
export type Phrase = readonly [
  id: string,
  wrong: string,
  right: string,
  mend: string,
  mended: string,
  leave: string,
  why?: string,
];

const fill = (template: string, groups: Groups): string =>
  template.replace(/\{(\w+)\}/g, (_, name) => groups[name] ?? '');

/** The rule for a phrase of a language; without a reason of its own it tells the phrase itself. */
export const phraseRule =
  (lang: string, kind: EditKind) =>
  ([id, wrong, right, mend, mended, leave, why]: Phrase): Rule => ({
    id: `${lang}/${id}`,
    kind,
    pattern: re`${wrong}`,
    to: right,
    why: (groups) => why ?? `The phrase is “${fill(right, groups).replace(/\s+/g, ' ').trim()}”.`,
    mends: [[mend, mended]],
    leaves: [mended, leave],
  });
