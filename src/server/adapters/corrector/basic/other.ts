import { capitalFixes } from '#server/adapters/corrector/basic/capitals.ts';
import { KNOWN_LANGUAGES, type Language } from '#server/adapters/corrector/basic/language.ts';
import { EN } from '#server/adapters/corrector/basic/lessons/en.ts';
import { languageNames } from '#server/adapters/corrector/basic/lessons/language-names.ts';
import { spacingFixes } from '#server/adapters/corrector/basic/spacing.ts';

const NOTE = EN.notes.languages.replace('{languages}', languageNames(KNOWN_LANGUAGES, 'en'));

/** Letters of scripts that have capitals and are written with spaces between words. */
const CASED_TEXT = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

const NO_DOUBLES: ReadonlySet<string> = new Set();

/** Any other language: spacing and capitals, and these only where the script has them. */
export async function loadOther(lang: string): Promise<Language> {
  return { rounds: [(text) => (isCased(text) ? fixesOf(text, lang) : [])], note: NOTE };
}

/** Repeated words are left alone: in many languages they mean something (orang-orang, çabuk çabuk). */
const fixesOf = (text: string, lang: string) => [
  ...spacingFixes(text, { doubles: NO_DOUBLES }).filter((fix) => fix.kind === 'spacing'),
  ...capitalFixes(text, lang),
];

/** Whether most letters of the text belong to a script with capitals. */
function isCased(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => CASED_TEXT.test(letter)).length > letters.length / 2;
}
