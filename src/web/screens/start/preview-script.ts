/** A stretch of the example; where it was wrong, `right` is what it becomes. */
export type Stretch = { readonly text: string; readonly right?: string };

/** What somebody writes in the preview, with two mistakes that many make. */
export const WRITTEN: readonly Stretch[] = [
  { text: 'This morning the train was late, so I helped ' },
  { text: 'a', right: 'an' },
  { text: ' old man with his crossword. He ' },
  { text: 'know', right: 'knew' },
  { text: ' every river.' },
];

/** How long the preview writes before it is corrected, in ms, and how long a letter takes. */
export const LETTER_MS = 55;
const BEGIN_MS = 700;
const READ_MS = 900;
const PRESS_MS = 400;

const LETTERS = WRITTEN.reduce((sum, { text }) => sum + text.length, 0);
const PRESSED_MS = BEGIN_MS + LETTERS * LETTER_MS + READ_MS;
/** When all is said. */
export const END_MS = PRESSED_MS + PRESS_MS;

export type Preview = {
  /** What is on the paper. */
  readonly stretches: readonly Stretch[];
  readonly step: 'writing' | 'asking' | 'corrected';
};

/** What the preview shows this many ms after its beginning. */
export function previewAt(ms: number): Preview {
  if (ms >= END_MS) return { stretches: WRITTEN, step: 'corrected' };
  let left = Math.max(0, Math.floor((ms - BEGIN_MS) / LETTER_MS));
  const stretches: Stretch[] = [];
  for (const { text } of WRITTEN) {
    if (left > 0) stretches.push({ text: text.slice(0, left) });
    left -= text.length;
  }
  return { stretches, step: ms >= PRESSED_MS ? 'asking' : 'writing' };
}
