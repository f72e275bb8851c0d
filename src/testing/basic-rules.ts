import { ENGLISH_RULES } from '#server/adapters/corrector/basic/english/english-rules.ts';
import { frenchRules } from '#server/adapters/corrector/basic/french/french.ts';
import { loadGenders } from '#server/adapters/corrector/basic/french/noun-data.ts';
import { germanRules } from '#server/adapters/corrector/basic/german/german-rules.ts';
import { loadNouns } from '#server/adapters/corrector/basic/german/noun-data.ts';
import { ITALIAN_RULES } from '#server/adapters/corrector/basic/italian/italian.ts';
import { PORTUGUESE_RULES } from '#server/adapters/corrector/basic/portuguese/portuguese.ts';
import type { Rule } from '#server/adapters/corrector/basic/rule.ts';
import { SPANISH_RULES } from '#server/adapters/corrector/basic/spanish/spanish.ts';

/** Every rule of the basic corrector. */
export const loadRules = (): readonly Rule[] => [
  ...ENGLISH_RULES,
  ...germanRules(loadNouns()),
  ...SPANISH_RULES,
  ...frenchRules(loadGenders()),
  ...ITALIAN_RULES,
  ...PORTUGUESE_RULES,
];
