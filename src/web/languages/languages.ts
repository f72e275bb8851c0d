import type { PageLanguage } from '#domain/page-language.ts';
import type { Catalogue } from '#domain/speaker.ts';

/** The languages of the pages by their own names. What was chosen stands in <html> before the first paint. */
export const NAMES: Readonly<Record<PageLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  ar: 'العربية',
};

/** A chunk each, that nobody else loads. */
export const CATALOGUES: Readonly<Record<Exclude<PageLanguage, 'en'>, () => Promise<Catalogue>>> = {
  de: async () => (await import('#web/languages/de/texts.ts')).texts,
  es: async () => (await import('#web/languages/es/texts.ts')).texts,
  fr: async () => (await import('#web/languages/fr/texts.ts')).texts,
  ja: async () => (await import('#web/languages/ja/texts.ts')).texts,
  ar: async () => (await import('#web/languages/ar/texts.ts')).texts,
};
