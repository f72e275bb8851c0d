/** The name of a language in another one, such as «Deutsch» for de in de; the code itself where it is unknown. */
export const languageName = (code: string, lang: string): string =>
  new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code;

/** The names of languages as one enumeration: English, German and Spanish. */
export const languageNames = (codes: readonly string[], lang: string): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(codes.map((code) => languageName(code, lang)));
