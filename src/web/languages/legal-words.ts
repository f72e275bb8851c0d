import type { PageLanguage } from '#domain/page-language.ts';
import type { Catalogue, Speaker } from '#domain/speaker.ts';
import { pageLanguage } from '#web/languages/change-language.ts';
import { speaker } from '#web/languages/t.ts';

/** The documents are long and seldom read: their words come when one is opened. */
const DOCUMENTS: Readonly<Record<Exclude<PageLanguage, 'en'>, () => Promise<Catalogue>>> = {
  de: async () => (await import('#web/languages/de/legal.ts')).legal,
  es: async () => (await import('#web/languages/es/legal.ts')).legal,
  fr: async () => (await import('#web/languages/fr/legal.ts')).legal,
  ja: async () => (await import('#web/languages/ja/legal.ts')).legal,
  ar: async () => (await import('#web/languages/ar/legal.ts')).legal,
};

const learning = new WeakMap<Speaker, Promise<void>>();

/** Has the speaker learn the documents, once. Should they not come, they are read in English. */
export function legalWords(): Promise<void> {
  const code = pageLanguage();
  const pupil = speaker;
  if (code === 'en' || !pupil) return NOTHING;
  const lesson = learning.get(pupil) ?? DOCUMENTS[code]().then(pupil.learn, () => undefined);
  learning.set(pupil, lesson);
  return lesson;
}

const NOTHING = Promise.resolve();
