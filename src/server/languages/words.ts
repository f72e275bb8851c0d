import type { Texts, Values, ValuesOf } from '#domain/message.ts';
import { directionOf, isPageLanguage, localeOf, PAGE_LANGUAGES, type PageLanguage } from '#domain/page-language.ts';
import { speakerOf } from '#domain/speaker.ts';
import { ar } from '#server/languages/ar.ts';
import type { ServerCounted, ServerMessage } from '#server/languages/catalogue.ts';
import { de } from '#server/languages/de.ts';
import { es } from '#server/languages/es.ts';
import { fr } from '#server/languages/fr.ts';
import { ja } from '#server/languages/ja.ts';

/** A language with all that the server says in it. */
export type Words = {
  readonly language: PageLanguage;
  readonly direction: 'ltr' | 'rtl';
  readonly say: <M extends ServerMessage>(message: M, ...values: ValuesOf<M>) => string;
  /** What is said of one, and of any other number, which is the value `count`. */
  readonly count: (count: number, one: string, other: ServerCounted) => string;
  /** «a, b and c». */
  readonly list: (parts: readonly string[]) => string;
};

export type ServerTexts = Texts<ServerMessage, ServerCounted>;
const CATALOGUES: Readonly<Record<Exclude<PageLanguage, 'en'>, ServerTexts>> = { de, es, fr, ja, ar };

function wordsOf(language: PageLanguage): Words {
  const isEnglish = language === 'en';
  const { say, count } = speakerOf(localeOf(language), isEnglish ? {} : CATALOGUES[language]);
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  return {
    language,
    direction: directionOf(language),
    say: (message, ...[values]: [Values?]) => say(message, values),
    count: (number, one, other) => (isEnglish && number === 1 ? one : count(number, other)),
    list: (parts) => list.format(parts),
  };
}

const WORDS = Object.fromEntries(PAGE_LANGUAGES.map((code) => [code, wordsOf(code)])) as Record<PageLanguage, Words>;

/** In the language that the learner's pages have; in English for who told none, or one that this version does not speak. */
export const wordsIn = (lang_page: string | null | undefined): Words =>
  WORDS[lang_page && isPageLanguage(lang_page) ? lang_page : 'en'];
