import { DE } from '#server/adapters/corrector/basic/lessons/de.ts';
import { EN } from '#server/adapters/corrector/basic/lessons/en.ts';
import { ES } from '#server/adapters/corrector/basic/lessons/es.ts';
import { FR } from '#server/adapters/corrector/basic/lessons/fr.ts';
import { IT } from '#server/adapters/corrector/basic/lessons/it.ts';
import { JA } from '#server/adapters/corrector/basic/lessons/ja.ts';
import type { Lessons } from '#server/adapters/corrector/basic/lessons/lesson.ts';
import { PT } from '#server/adapters/corrector/basic/lessons/pt.ts';
import { ZH } from '#server/adapters/corrector/basic/lessons/zh.ts';

/** What is said in each language of learners that we speak. */
export const TABLES = { en: EN, de: DE, es: ES, fr: FR, it: IT, pt: PT, ja: JA, zh: ZH } as const;
export type Tongue = keyof typeof TABLES;

/** The language in which a learner is told things: their own where we speak it, else English. */
export function tongueOf(lang_native: string | undefined): Tongue {
  const code = lang_native?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return Object.hasOwn(TABLES, code) ? (code as Tongue) : 'en';
}

export const tableOf = (tongue: Tongue): Lessons => TABLES[tongue];
