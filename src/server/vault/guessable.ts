/** Words of placeholders and of common passwords, and the rows of a keyboard. */
const WORDS =
  /change(?:me)?|replace|placeholder|example|default|insert|please|secret|geheim|passwor[dt]|letmein|welcome|admin|token|private|random|string|secure|security|server|production|development|test|dayglot|diary|my|your|this|here|key|app|super|very|long|for|qwert[yz]uiop|asdfghjkl|zxcvbnm/gi;

/** Fewer characters than these that follow from nothing before them are too few: with hexadecimal digits 64 bits. */
const MIN_UNEXPECTED = 16;

/** Whether a character repeats the one before or continues a sequence such as abc or 321. */
function continuesSequence(text: string, at: number): boolean {
  const step = text.charCodeAt(at) - text.charCodeAt(at - 1);
  return Math.abs(step) <= 1 && step === text.charCodeAt(at - 1) - text.charCodeAt(at - 2);
}

/**
 * Whether a secret was made up rather than drawn at random: mostly words, repetitions and sequences. An estimate from below:
 * a random one of 32 hexadecimal digits or more always passes, and so does an unusual sentence.
 */
export function isGuessable(secret: string): boolean {
  const text = secret.replace(WORDS, '');
  const seen = new Set<string>();
  let unexpected = 0;
  for (let at = 0; at < text.length; at += 1) {
    const three = text.slice(Math.max(0, at - 2), at + 1).toLowerCase();
    if (!seen.has(three) && !continuesSequence(text, at)) unexpected += 1;
    seen.add(three);
  }
  return unexpected < MIN_UNEXPECTED;
}
