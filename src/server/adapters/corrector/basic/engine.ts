import { correctPiece } from '#server/adapters/corrector/basic/correct-piece.ts';
import { dismissedBy } from '#server/adapters/corrector/basic/dismissed.ts';
import { loadEnglish } from '#server/adapters/corrector/basic/english/english.ts';
import type { Finding } from '#server/adapters/corrector/basic/finding.ts';
import { applyFixes } from '#server/adapters/corrector/basic/fixes.ts';
import { loadFrench } from '#server/adapters/corrector/basic/french/french.ts';
import { loadGerman } from '#server/adapters/corrector/basic/german/german.ts';
import { loadItalian } from '#server/adapters/corrector/basic/italian/italian.ts';
import { isKnownLanguage, type KnownLanguage, type Language } from '#server/adapters/corrector/basic/language.ts';
import { EN } from '#server/adapters/corrector/basic/lessons/en.ts';
import { loadOther } from '#server/adapters/corrector/basic/other.ts';
import { loadPortuguese } from '#server/adapters/corrector/basic/portuguese/portuguese.ts';
import { loadSpanish } from '#server/adapters/corrector/basic/spanish/spanish.ts';
import type { Dismissed } from '#server/ports/corrector.ts';

const LOADERS: Readonly<Record<KnownLanguage, () => Promise<Language>>> = {
  en: loadEnglish,
  de: () => loadGerman(),
  es: loadSpanish,
  fr: loadFrench,
  it: () => loadItalian(),
  pt: loadPortuguese,
};

export type Corrected = {
  readonly text: string;
  readonly fixes: readonly Finding[];
  readonly hints: readonly Finding[];
  /** What was not checked, in English. */
  readonly note?: string | undefined;
};

export type Engine = {
  /**
   * Corrects a text in a language, an ISO 639-1 code. Fixes are in order and do not overlap. `pause` is awaited between the
   * steps, with the number of characters that are left: other texts may have their turn there.
   */
  readonly correct: (
    text: string,
    lang: string,
    dismissed?: readonly Dismissed[],
    pause?: (left: number) => Promise<void>,
  ) => Promise<Corrected>;
};

/** Longer paragraphs are corrected piece by piece: time grows with the length only, and no step takes long. */
const MAX_PIECE = 800;
/** More paragraphs than anybody writes in a day; each costs some ms however short it is. */
const MAX_PIECES = 1000;
const TOO_MANY = EN.notes.paragraphs.replace('{count}', String(MAX_PIECES));

/** The basic corrector's heart. It loads the data of a language when that is first needed, and keeps them. */
export function createEngine(): Engine {
  const languages = new Map<string, Promise<Language>>();
  const load = (lang: string): Promise<Language> => {
    const known = languages.get(lang);
    if (known) return known;
    const language = isKnownLanguage(lang) ? LOADERS[lang]() : loadOther(lang);
    languages.set(lang, language);
    // A load that failed is tried again by the next entry.
    language.catch(() => languages.delete(lang));
    return language;
  };
  const correct: Engine['correct'] = async (text, lang, dismissed = [], pause = async () => undefined) => {
    const language = await load(lang);
    const resume = language.begin?.();
    const isDismissed = dismissedBy(dismissed);
    const fixes: Finding[] = [];
    const hints: Finding[] = [];
    const pieces = piecesOf(text);
    for (const { start, piece } of pieces.slice(0, MAX_PIECES)) {
      const giveWay = async () => {
        await pause(text.length - start);
        resume?.();
      };
      const found = await correctPiece(piece, language, isDismissed, giveWay);
      fixes.push(...found.fixes.map((fix) => moved(fix, start)));
      hints.push(...found.hints.map((hint) => moved(hint, start)));
    }
    const note = pieces.length > MAX_PIECES ? TOO_MANY : language.note;
    return { text: applyFixes(text, fixes), fixes, hints, note };
  };
  return { correct };
}

const moved = (finding: Finding, by: number): Finding => ({
  ...finding,
  start: finding.start + by,
  end: finding.end + by,
});

/** Paragraphs, long ones cut after a sentence or a space. White space alone is no piece. */
export function piecesOf(text: string): { start: number; piece: string }[] {
  const pieces: { start: number; piece: string }[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\r\n\u2028\u2029]+/g)) {
    let at = 0;
    while (at < line.length) {
      const piece = line.slice(at, at + cutAt(line.slice(at)));
      if (piece.trim() !== '') pieces.push({ start: index + at, piece });
      at += piece.length;
    }
  }
  return pieces;
}

function cutAt(line: string): number {
  if (line.length <= MAX_PIECE) return line.length;
  const head = line.slice(0, MAX_PIECE);
  const cut = Math.max(
    head.search(/[.!?…]["”»)]?\s[^.!?…]*$/) + 1,
    head.lastIndexOf('. ') + 1,
    head.lastIndexOf('。') + 1,
  );
  if (cut > MAX_PIECE / 2) return cut;
  const space = head.lastIndexOf(' ');
  if (space > 0) return space;
  return /[\ud800-\udbff]$/.test(head) ? MAX_PIECE - 1 : MAX_PIECE;
}
