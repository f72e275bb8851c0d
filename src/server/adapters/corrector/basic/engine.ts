import type { Fix } from '#domain/edits.ts';
import { loadEnglish } from '#server/adapters/corrector/basic/english/english.ts';
import { applyFixes, composeFixes, selectFixes, trimFix } from '#server/adapters/corrector/basic/fixes.ts';
import { loadFrench } from '#server/adapters/corrector/basic/french/french.ts';
import { loadGerman } from '#server/adapters/corrector/basic/german/german.ts';
import type { Language } from '#server/adapters/corrector/basic/language.ts';
import { loadOther } from '#server/adapters/corrector/basic/other.ts';
import { loadSpanish } from '#server/adapters/corrector/basic/spanish/spanish.ts';

const LOADERS: Readonly<Record<string, () => Promise<Language>>> = {
  en: loadEnglish,
  de: () => loadGerman(),
  es: loadSpanish,
  fr: loadFrench,
};

export type Corrected = { readonly text: string; readonly fixes: readonly Fix[]; readonly note?: string | undefined };

export type Engine = {
  /** Corrects a text in a language, an ISO 639-1 code. Fixes stand in order and do not overlap. */
  readonly correct: (text: string, lang: string) => Promise<Corrected>;
};

/** Longer paragraphs are corrected piece by piece, so that time grows with the length only. */
const MAX_PIECE = 2000;
/** More paragraphs than anybody writes in a day; each costs some ms however short it is. */
const MAX_PIECES = 1000;
const TOO_MANY = `Only the first ${MAX_PIECES} paragraphs were checked.`;

/** The basic corrector's heart. It loads the data of a language when that is first needed, and keeps them. */
export function createEngine(): Engine {
  const languages = new Map<string, Promise<Language>>();
  const load = (lang: string): Promise<Language> => {
    const known = languages.get(lang);
    if (known) return known;
    const language = (LOADERS[lang] ?? (() => loadOther(lang)))();
    languages.set(lang, language);
    // A load that failed is tried again by the next entry.
    language.catch(() => languages.delete(lang));
    return language;
  };
  const correct = async (text: string, lang: string): Promise<Corrected> => {
    const language = await load(lang);
    language.begin?.();
    const fixes: Fix[] = [];
    const pieces = piecesOf(text);
    for (const { start, piece } of pieces.slice(0, MAX_PIECES))
      for (const fix of await correctPiece(piece, language))
        fixes.push({ ...fix, start: fix.start + start, end: fix.end + start });
    return { text: applyFixes(text, fixes), fixes, note: pieces.length > MAX_PIECES ? TOO_MANY : language.note };
  };
  return { correct };
}

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

async function correctPiece(piece: string, language: Language): Promise<Fix[]> {
  const isCurly = piece.includes('’');
  // The rules know straight apostrophes only; these have the same length, so places stay.
  const straight = piece.replace(/[’ʼ]/g, "'");
  let fixes: readonly Fix[] = [];
  for (const round of language.rounds) {
    const current = applyFixes(straight, fixes);
    const found = selectFixes((await round(current)).flatMap((fix) => trimFix(current, fix) ?? []));
    fixes = composeFixes(straight, fixes, found);
  }
  const restore = (fix: Fix): Fix => (isCurly ? { ...fix, replacement: fix.replacement.replaceAll("'", '’') } : fix);
  return fixes.map(restore).filter((fix) => piece.slice(fix.start, fix.end) !== fix.replacement);
}
