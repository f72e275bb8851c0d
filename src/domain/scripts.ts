/** Writing systems that a text may change between; the letters of one language belong together. */
const SCRIPTS = {
  latin: /\p{Script=Latin}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  greek: /\p{Script=Greek}/gu,
  arabic: /\p{Script=Arabic}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  chinese: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/gu,
  korean: /\p{Script=Hangul}/gu,
  thai: /\p{Script=Thai}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  bengali: /\p{Script=Bengali}/gu,
  tamil: /\p{Script=Tamil}/gu,
  georgian: /\p{Script=Georgian}/gu,
  armenian: /\p{Script=Armenian}/gu,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
} as const;
type Script = keyof typeof SCRIPTS;

/** Letters below which a text is not said to be in a script. */
const FEW = 4;

/** Which share of a text's letters each script has; none when there are too few letters to say. */
function sharesOf(text: string): ReadonlyMap<Script, number> {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  if (all < FEW) return new Map();
  return new Map(
    (Object.keys(SCRIPTS) as Script[]).map((name) => [name, (text.match(SCRIPTS[name])?.length ?? 0) / all]),
  );
}

/** A script that was hardly there and is a good part now, or that was most of the text and is hardly there. */
export function scriptChanged(before: string, after: string): boolean {
  const [was, is] = [sharesOf(before), sharesOf(after)];
  return [...was].some(([name, share]) => {
    const now = is.get(name) ?? share;
    return (share < 0.05 && now > 0.25) || (share > 0.5 && now < 0.2);
  });
}
