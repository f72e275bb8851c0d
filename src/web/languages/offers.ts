import type { PageLanguage } from '#domain/page-language.ts';

type Offer = { readonly text: string; readonly yes: string; readonly no: string };

/** What a browser's own language is offered with, in that language. */
export const OFFERS: Readonly<Record<Exclude<PageLanguage, 'en'>, Offer>> = {
  de: { text: 'Diese Seite gibt es auch auf Deutsch.', yes: 'Auf Deutsch lesen', no: 'Nein, danke' },
  es: { text: 'Esta página también está en español.', yes: 'Leer en español', no: 'No, gracias' },
  fr: { text: 'Cette page existe aussi en français.', yes: 'Lire en français', no: 'Non, merci' },
  ja: { text: 'このページは日本語でも読めます。', yes: '日本語で読む', no: 'このまま' },
  ar: { text: 'هذه الصفحة متاحة بالعربية أيضًا.', yes: 'القراءة بالعربية', no: 'لا، شكرًا' },
};
