import { eld } from 'eld/small';

/** The ISO 639-1 code of the language that a text is most likely written in; undefined where nothing tells. */
export function detectLanguage(text: string): string | undefined {
  const { language } = eld.detect(text.slice(0, 5000));
  return language === '' ? undefined : language;
}
