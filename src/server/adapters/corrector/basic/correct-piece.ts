import type { IsDismissed } from '#server/adapters/corrector/basic/dismissed.ts';
import type { Finding } from '#server/adapters/corrector/basic/finding.ts';
import {
  applyFixes,
  composeFixes,
  meets,
  placeBefore,
  type Range,
  selectFixes,
  trimFix,
} from '#server/adapters/corrector/basic/fixes.ts';
import { maskedGaps, maskGaps } from '#server/adapters/corrector/basic/gaps.ts';
import type { Language } from '#server/adapters/corrector/basic/language.ts';
import { isAddress, tokenize } from '#server/adapters/corrector/basic/tokenize.ts';

/** What was found in a text: fixes in order and apart, and hints that meet none of them. */
export type Found = { readonly fixes: readonly Finding[]; readonly hints: readonly Finding[] };

/** Lets other texts have their turn. */
export type GiveWay = () => Promise<void>;

/** Runs the rounds of a language over a piece of text, each over the result of the one before. */
export async function correctPiece(
  piece: string,
  language: Language,
  isDismissed: IsDismissed,
  giveWay: GiveWay = async () => undefined,
): Promise<Found> {
  // The rules know straight apostrophes only; these and the masks have the same length, so places stay.
  const straight = maskGaps(piece).replace(/[’ʼ]/g, "'");
  let fixes: readonly Finding[] = [];
  let hints: readonly Finding[] = [];
  for (const _ of language.prepare?.(straight) ?? []) await giveWay();
  for (const round of language.rounds) {
    await giveWay();
    const current = applyFixes(straight, fixes);
    const found = allowed(current, await round(current), isDismissed);
    hints = [
      ...hints,
      ...placeBefore(
        fixes,
        found.filter(({ isHint }) => isHint),
      ),
    ];
    fixes = composeFixes(straight, fixes, selectFixes(found.filter(({ isHint }) => !isHint)));
  }
  fixes = fixes.filter((fix) => !isDismissed(straight, fix));
  const free = hints.filter((hint) => !fixes.some((fix) => meets(fix, hint)));
  return { fixes: asWritten(piece, fixes), hints: asWritten(piece, selectFixes(free)) };
}

/** Of what a round has found, what changes anything outside of gaps and addresses and was not dismissed. */
function allowed(text: string, found: readonly Finding[], isDismissed: IsDismissed): Finding[] {
  const kept = [...maskedGaps(text), ...addressesIn(text)];
  return found
    .flatMap((fix) => trimFix(text, fix) ?? [])
    .filter((fix) => !kept.some((range) => cuts(fix, range)) && !isDismissed(text, fix));
}

const addressesIn = (text: string): readonly Range[] =>
  /[@#]|:\/\/|www\./.test(text) ? tokenize(text).filter((token) => isAddress(token.text)) : [];

/** Whether a fix reaches into a range; right before and right behind it is outside. */
const cuts = (fix: Range, range: Range): boolean => fix.start < range.end && range.start < fix.end;

/** Findings with the apostrophes that the learner uses; none that would change nothing. */
function asWritten(piece: string, findings: readonly Finding[]): Finding[] {
  const isCurly = piece.includes('’');
  return findings
    .map((fix) => (isCurly ? { ...fix, replacement: fix.replacement.replaceAll("'", '’') } : fix))
    .filter((fix) => piece.slice(fix.start, fix.end) !== fix.replacement);
}
