import type { Edit } from '#domain/edits.ts';
import { type EntryTexts, inputOf, PARTS, type Part } from '#domain/entry.ts';
import { detectLanguage } from '#server/adapters/corrector/basic/detect-language.ts';
import type { Corrected, Engine } from '#server/adapters/corrector/basic/engine.ts';
import type { CorrectedEntry } from '#server/adapters/corrector/basic/messages.ts';

/** Corrects the parts of an entry in one language, which is found over all of them together. */
export async function correctEntry(engine: Engine, texts: EntryTexts): Promise<CorrectedEntry> {
  const lang = detectLanguage(PARTS.map((part) => inputOf(texts, part)).join('\n'));
  const day = await engine.correct(texts.inputDay, lang ?? 'und');
  const well = await engine.correct(texts.inputWell, lang ?? 'und');
  const grateful = await engine.correct(texts.inputGrateful, lang ?? 'und');
  const parts: readonly (readonly [Part, Corrected])[] = [
    ['Day', day],
    ['Well', well],
    ['Grateful', grateful],
  ];
  return {
    correctedDay: day.text,
    correctedWell: well.text,
    correctedGrateful: grateful.text,
    edits: parts.flatMap(([part, corrected]) => editsOf(texts, part, corrected)),
    lang,
    note: day.note,
  };
}

const editsOf = (texts: EntryTexts, part: Part, { fixes }: Corrected): Edit[] =>
  fixes.map((fix) => ({ ...fix, part, original: inputOf(texts, part).slice(fix.start, fix.end) }));
