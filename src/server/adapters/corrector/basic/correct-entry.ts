import type { Edit } from '#domain/edits.ts';
import { type EntryTexts, inputOf, PARTS, type Part } from '#domain/entry.ts';
import { detectLanguage } from '#server/adapters/corrector/basic/detect-language.ts';
import type { Corrected, Engine } from '#server/adapters/corrector/basic/engine.ts';
import type { Finding } from '#server/adapters/corrector/basic/finding.ts';
import { hasGaps, withoutGaps } from '#server/adapters/corrector/basic/gaps.ts';
import { EN } from '#server/adapters/corrector/basic/lessons/en.ts';
import { explain } from '#server/adapters/corrector/basic/lessons/explain.ts';
import { tellNotes } from '#server/adapters/corrector/basic/lessons/notes.ts';
import { type Tongue, tongueOf } from '#server/adapters/corrector/basic/lessons/tables.ts';
import type { CorrectedEntry, EntryRequest } from '#server/adapters/corrector/basic/messages.ts';
import type { Pause } from '#server/adapters/corrector/basic/shortest-first.ts';
import { statedLanguage } from '#server/adapters/corrector/basic/stated-language.ts';

/** More than a few would be a lesson of its own. */
const MAX_HINTS = 5;

type Checked = { readonly part: Part; readonly corrected: Corrected };

/**
 * Corrects the parts of an entry in one language: the one that the learner states, else the one that is found over all of
 * them together. Everything that is told is in the learner's own language. `pause`: awaited between the steps.
 */
export async function correctEntry(engine: Engine, request: EntryRequest, pause?: Pause): Promise<CorrectedEntry> {
  const lang = statedLanguage(request.lang) ?? detectLanguage(withoutGaps(allOf(request)));
  const tongue = tongueOf(request.lang_native);
  const { inputDay, inputWell, inputGrateful } = request;
  const correct = (text: string, later: number) =>
    engine.correct(text, lang ?? 'und', request.dismissed, pause && ((left) => pause(left + later)));
  const day = await correct(inputDay, inputWell.length + inputGrateful.length);
  const well = await correct(inputWell, inputGrateful.length);
  const grateful = await correct(inputGrateful, 0);
  const parts: readonly Checked[] = [
    { part: 'Day', corrected: day },
    { part: 'Well', corrected: well },
    { part: 'Grateful', corrected: grateful },
  ];
  const toEdits = (part: Part, found: readonly Finding[]) => found.map((one) => toEdit(request, part, one, tongue));
  return {
    correctedDay: day.text,
    correctedWell: well.text,
    correctedGrateful: grateful.text,
    edits: parts.flatMap(({ part, corrected }) => toEdits(part, corrected.fixes)),
    hints: parts.flatMap(({ part, corrected }) => toEdits(part, corrected.hints)).slice(0, MAX_HINTS),
    lang,
    note: tellNotes(notesOf(request, parts), lang, tongue),
  };
}

const allOf = (texts: EntryTexts): string => PARTS.map((part) => inputOf(texts, part)).join('\n');

function toEdit(texts: EntryTexts, part: Part, finding: Finding, tongue: Tongue): Edit {
  const { start, end, replacement, kind } = finding;
  const original = inputOf(texts, part).slice(start, end);
  return { part, start, end, original, replacement, kind, explanation: explain(finding, original, tongue) };
}

/** What was not checked, in English. */
const notesOf = (texts: EntryTexts, parts: readonly Checked[]): string[] => [
  ...parts.flatMap(({ corrected }) => corrected.note ?? []),
  ...(hasGaps(allOf(texts)) ? [EN.notes.gaps] : []),
];
