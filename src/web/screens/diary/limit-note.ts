import { t, tn } from '#web/languages/t.ts';

/** As many characters of a part are checked, counted as the server counts (its MAX_PART_CHARS unless set otherwise). */
const MOST_CHARS = 10_000;
const NEAR_CHARS = 9_000;
/** What is left is told in steps of this many characters, so that it does not flicker with each letter. */
const STEP = 50;

/** `note` is shown and goes with the text; `said` is read out, and changes only when the limit comes near and is passed. */
export type LimitNote = { readonly note: string; readonly said: string };

/** What to say of a text of so many characters; undefined while its limit is far. It never keeps anybody from writing. */
export function limitNote(chars: number): LimitNote | undefined {
  if (chars < NEAR_CHARS) return undefined;
  if (chars <= MOST_CHARS) {
    const left = Math.ceil((MOST_CHARS - chars) / STEP) * STEP;
    const note = left === 0 ? t('This part is full.') : t('About {left} characters left in this part.', { left });
    return { note, said: t('This part nears its limit of 10,000 characters.') };
  }
  const over = chars - MOST_CHARS;
  const note = tn(
    over,
    'This part is 1 character too long to check. You can go on writing; shorten it before asking.',
    'This part is {count} characters too long to check. You can go on writing; shorten it before asking.',
  );
  return { note, said: t('This part is too long to check. You can go on writing; shorten it before asking.') };
}
