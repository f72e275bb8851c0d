import type { Part } from '#domain/entry.ts';
import type { Plain } from '#web/languages/catalogue.ts';

/** The labels of the three texts (spec §2 /diary). */
export const PART_LABELS: Readonly<Record<Part, Plain>> = {
  Day: 'Write about your day:',
  Well: 'What went well today:',
  Grateful: 'For what are you grateful today:',
};

/** A nudge in each empty text; the label already says what to write. */
export const PART_HINTS: Readonly<Record<Part, Plain>> = {
  Day: 'This morning I\u00a0…',
  Well: 'Something small is enough\u00a0…',
  Grateful: 'Somebody, something, a moment\u00a0…',
};
