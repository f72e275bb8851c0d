import iso6391 from 'iso-639-1';
import type { Language } from '#domain/languages.ts';

/** Every language of ISO 639-1, by its English name. */
export const LANGUAGES: readonly Language[] = iso6391
  .getLanguages(iso6391.getAllCodes())
  .map(({ code, nativeName, name }) => ({ code, native: nativeName, english: name }))
  .sort((a, b) => a.english.localeCompare(b.english, 'en'));

export const isLanguage = (code: string): boolean => iso6391.validate(code);

/** The language of a code; null when there is none of that code. */
export const languageOf = (code: string): Language | null =>
  LANGUAGES.find((language) => language.code === code) ?? null;
