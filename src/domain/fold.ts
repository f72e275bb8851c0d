/** Accents of European letters, and the points of Arabic and Hebrew; in other scripts marks are letters. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/gu;
/** Letters with a stroke and ligatures, which do not come apart by themselves. */
const ALIKE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};
const ALIKE_LETTERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'gu');
const APOSTROPHES = /[\u2018\u2019\u201b\u02bc\u00b4`]/gu;
const KATAKANA = /[\u30a1-\u30f6]/gu;
const KANA_APART = 0x60;

/**
 * A text as it is compared: without case, accents, widths or the difference between the two kana. «Größe» is «grosse»,
 * «ＣＡＦÉ» is «cafe»; but が is not か, because that mark makes another letter.
 */
export function folded(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(APOSTROPHES, "'")
      .normalize('NFKD')
      // Some come out of other characters only now, as that of ŉ.
      .replace(APOSTROPHES, "'")
      .replace(ACCENTS, '')
      .normalize('NFKC')
      .toLowerCase()
      .replace(ACCENTS, '')
      .replace(ALIKE_LETTERS, (letter) => ALIKE[letter] ?? letter)
      .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_APART))
  );
}
