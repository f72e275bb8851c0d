import type { EditKind } from '#domain/edits.ts';
import { type Groups, type Rule, re } from '#server/adapters/corrector/basic/rule.ts';

/** A fixed phrase: its name, what learners write (a pattern), what is right, a mistake, its mending, what is left alone. */
export type Phrase = readonly [id: string, wrong: string, right: string, mend: string, mended: string, leave: string];

const fill = (template: string, groups: Groups): string =>
  template.replace(/\{(\w+)\}/g, (_, name) => groups[name] ?? '');

/** The rule for a phrase; what it tells is the phrase itself. */
export const phraseRule =
  (kind: EditKind) =>
  ([id, wrong, right, mend, mended, leave]: Phrase): Rule => ({
    id: `en/${id}`,
    kind,
    pattern: re`${wrong}`,
    to: right,
    why: (groups) => `The phrase is “${fill(right, groups).replace(/\s+/g, ' ').trim()}”.`,
    mends: [[mend, mended]],
    leaves: [mended, leave],
  });

/** What follows a phrase that stands at the end of its clause. */
export const CLAUSE_ENDS = String.raw`(?=[.,;:!?]|$| (?:I|we|he|she|they|it|you|there|and|but|because|the|a|my|our|to|in|on|at|for|with|people|when|if|that|which|is|are|was|were|of|so)\b)`;
