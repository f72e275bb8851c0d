import { language } from '#web/languages/t.ts';

/** A language in that of the page; its code where nobody knows a name. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(language(), { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
