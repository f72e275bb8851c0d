import { setTimeout as sleep } from 'node:timers/promises';
import type { Edit, Fix } from '#domain/edits.ts';
import { type EntryTexts, inputOf, PARTS, type Part } from '#domain/entry.ts';
import { CallError } from '#domain/errors.ts';
import { type Feedback, FINISH_MESSAGES, MAX_TOP_MISTAKES, noFeedback, type TopMistake } from '#domain/feedback.ts';
import { scriptedFixes, scriptedHints } from '#server/adapters/corrector/scripted-fixes.ts';
import type { CorrectionRequest, Corrector, FeedbackEvent } from '#server/ports/corrector.ts';

const NAME = 'scripted';
const NOTE =
  'This is the scripted corrector for trying things out. It knows a handful of English mistakes and no more.';

/** [UNKNOWN] stands for the reasons that the catalogue does not list. */
const REASONS = [...Object.keys(FINISH_MESSAGES), 'UNKNOWN'];

/** What a list finds in the parts, as edits of them. */
const editsBy = (find: (text: string) => Fix[], texts: EntryTexts): Edit[] =>
  PARTS.flatMap((part) => {
    const text = inputOf(texts, part);
    return find(text).map((fix) => ({ ...fix, part, original: text.slice(fix.start, fix.end) }));
  });

function corrected(text: string, edits: readonly Edit[]): string {
  const ends = [0, ...edits.map(({ end }) => end)];
  const pieces = edits.map((edit, i) => text.slice(ends[i], edit.start) + edit.replacement);
  return pieces.join('') + text.slice(ends.at(-1));
}

/** The first mistakes, each explanation once. */
function topMistakes(edits: readonly Edit[]): TopMistake[] {
  const isFirst = ({ explanation }: Edit, i: number): boolean =>
    edits.findIndex((edit) => edit.explanation === explanation) === i;
  return edits
    .filter(isFirst)
    .slice(0, MAX_TOP_MISTAKES)
    .map(({ original, replacement, explanation }) => ({ mistake: `${original} → ${replacement}`, explanation }));
}

function correct(texts: EntryTexts): Feedback {
  const edits = editsBy(scriptedFixes, texts);
  const hints = editsBy(scriptedHints, texts);
  const of = (part: Part) =>
    corrected(
      inputOf(texts, part),
      edits.filter((edit) => edit.part === part),
    );
  return {
    finishReason: 'STOP',
    correctedDay: of('Day'),
    correctedWell: of('Well'),
    correctedGrateful: of('Grateful'),
    topMistakes: topMistakes(edits),
    edits,
    ...(hints.length > 0 && { hints }),
    // Its list is English; of a text that matches nothing it cannot tell the language.
    lang: edits.length > 0 ? 'en' : undefined,
    checked_by: NAME,
    note: NOTE,
  };
}

/** The end that a marker such as [SAFETY] in the entry asks for, undefined without one. */
function scriptedEnd(all: string): FeedbackEvent | undefined {
  const has = (marker: string): boolean => all.includes(`[${marker}]`);
  if (has('DOWN')) throw new CallError('UNAVAILABLE', 'The corrector is not available right now.');
  if (has('GARBAGE')) return { type: 'unreadable' };
  const reason = REASONS.find(has);
  return reason === undefined ? undefined : { type: 'done', feedback: noFeedback(reason, NAME) };
}

/** The first half of a text's words. */
function halfOf(text: string): string {
  const words = text.split(/(?<=\s)/);
  return words.slice(0, Math.ceil(words.length / 2)).join('');
}

async function* run(entry: CorrectionRequest, slowMs: number, signal: AbortSignal): AsyncIterable<FeedbackEvent> {
  signal.throwIfAborted();
  const all = PARTS.map((part) => inputOf(entry, part)).join('\n');
  if (all.includes('[SLOW]')) await sleep(slowMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  const end = scriptedEnd(all);
  if (end) {
    yield end;
    return;
  }
  const feedback = correct(entry);
  const pause = all.includes('[STREAM]') ? slowMs : 0;
  for (const part of PARTS) {
    const field = `corrected${part}` as const;
    if (feedback[field] === '') continue;
    if (pause > 0) {
      yield { type: 'partial', corrected: { [field]: halfOf(feedback[field]) } };
      await sleep(pause, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
    yield { type: 'partial', corrected: { [field]: feedback[field] } };
    signal.throwIfAborted();
  }
  yield { type: 'done', feedback };
}

/**
 * A corrector for tests and for trying the page out: a short declared list of English mistakes, and a marker in the
 * entry for each failure: [SAFETY] or any other finish reason, [UNKNOWN], [GARBAGE], [DOWN]; [SLOW] for an answer that
 * comes only after `slowMs` (ms, 4000 by default), [STREAM] for one that rests so long in the middle of each part.
 */
export function createScriptedCorrector(o: { readonly slowMs?: number } = {}): Corrector {
  const slowMs = o.slowMs ?? 4000;
  return { name: NAME, correct: (entry, signal) => run(entry, slowMs, signal) };
}
