import type { Catalogue } from '#web/languages/speaker.ts';

/**
 * The languages of the pages by their own names, English first. public/theme.js knows their codes too: what was chosen
 * stands in <html> before the first paint.
 */
export const NAMES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  ar: 'العربية',
} as const;
export type PageLanguage = keyof typeof NAMES;

export const PAGE_LANGUAGES = Object.keys(NAMES) as PageLanguage[];

export const isPageLanguage = (code: string): code is PageLanguage => Object.hasOwn(NAMES, code);

export const directionOf = (code: PageLanguage): 'ltr' | 'rtl' => (code === 'ar' ? 'rtl' : 'ltr');

/** As Intl takes it: the charts write their days with these digits in every language. */
export const localeOf = (code: PageLanguage): string => (code === 'ar' ? 'ar-u-nu-latn' : code);

/** A chunk each, that nobody else loads. */
export const CATALOGUES: Readonly<Record<Exclude<PageLanguage, 'en'>, () => Promise<Catalogue>>> = {
  de: async () => (await import('#web/languages/de/texts.ts')).texts,
  es: async () => (await import('#web/languages/es/texts.ts')).texts,
  fr: async () => (await import('#web/languages/fr/texts.ts')).texts,
  ja: async () => (await import('#web/languages/ja/texts.ts')).texts,
  ar: async () => (await import('#web/languages/ar/texts.ts')).texts,
};
