import { isPageLanguage, type PageLanguage } from '#domain/page-language.ts';

/** Longer than any browser's, and soon read. */
const MOST_CHARS = 500;

/** The one of our languages that a browser likes best, by its Accept-Language; undefined: none of them. */
export function acceptedLanguage(header: string | undefined): PageLanguage | undefined {
  const wishes = (header ?? '').slice(0, MOST_CHARS).split(',').map(wishOf);
  const liked = wishes.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  return liked.map(({ code }) => code).find(isPageLanguage);
}

/** «de-AT;q=0.8» */
function wishOf(text: string): { readonly code: string; readonly quality: number } {
  const [tag = '', quality = '1'] = text
    .trim()
    .toLowerCase()
    .split(/\s*;\s*q=/);
  return { code: tag.split('-')[0] ?? '', quality: Number(quality) };
}
