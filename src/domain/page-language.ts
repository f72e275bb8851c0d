/** The languages of the pages and of the mails, English first. public/early.js knows their codes too. */
export const PAGE_LANGUAGES = ['en', 'de', 'es', 'fr', 'ja', 'ar'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

export const isPageLanguage = (code: string): code is PageLanguage => PAGE_LANGUAGES.some((one) => one === code);

export const directionOf = (code: PageLanguage): 'ltr' | 'rtl' => (code === 'ar' ? 'rtl' : 'ltr');

/** As Intl takes it: the charts write their days with these digits in every language. */
export const localeOf = (code: PageLanguage): string => (code === 'ar' ? 'ar-u-nu-latn' : code);
