import { KNOWN_LANGUAGES } from '#server/adapters/corrector/basic/language.ts';
import { patternOf } from '#server/adapters/corrector/basic/lessons/english-sentences.ts';
import { languageName, languageNames } from '#server/adapters/corrector/basic/lessons/language-names.ts';
import { NOTES, type Note } from '#server/adapters/corrector/basic/lessons/lesson.ts';
import { type Tongue, tableOf } from '#server/adapters/corrector/basic/lessons/tables.ts';

const PATTERNS = NOTES.map((note): [Note, RegExp] => [note, patternOf(tableOf('en').notes[note])]);

/** English notes about a text in a language, each once, in the learner's language; undefined where there are none. */
export function tellNotes(notes: readonly string[], lang: string | undefined, tongue: Tongue): string | undefined {
  const told = [...new Set(notes)].map((note) => tellNote(note, lang, tongue));
  return told.length === 0 ? undefined : told.join(tableOf(tongue).between);
}

/** A sentence that we do not know becomes a vaguer one that the learner can read. */
function tellNote(english: string, lang: string | undefined, tongue: Tongue): string {
  if (tongue === 'en') return english;
  const known = PATTERNS.flatMap(([note, pattern]) => {
    const groups = pattern.exec(english)?.groups;
    return pattern.test(english) ? [{ note, count: groups?.count ?? '' }] : [];
  })[0];
  return tableOf(tongue)
    .notes[known?.note ?? 'partly'].replace('{languages}', languageNames(KNOWN_LANGUAGES, tongue))
    .replace('{language}', languageName(lang ?? 'und', tongue))
    .replace('{count}', known?.count ?? '');
}
