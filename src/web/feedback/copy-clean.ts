import type { ClipboardEvent } from 'react';

/**
 * Copies the words that are selected as they were written: lines end where the text ends them, not where the view wraps
 * it, and of a text that is marked `data-text="corrected"` what was taken out is left out. What is selected beyond the
 * element goes the browser's own way.
 */
export function copyClean(event: ClipboardEvent<HTMLElement>): void {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return;
  const range = selection.getRangeAt(0);
  if (!event.currentTarget.contains(range.commonAncestorContainer)) return;
  const texts = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-text]')]
    .filter((text) => range.intersectsNode(text))
    .map((text) => wordsIn(range, text))
    .filter((words) => words !== '');
  if (texts.length === 0) return;
  event.clipboardData.setData('text/plain', texts.join('\n\n'));
  event.preventDefault();
}

/** What of a text lies in a range. */
function wordsIn(range: Range, text: HTMLElement): string {
  const own = document.createRange();
  own.selectNodeContents(text);
  if (range.compareBoundaryPoints(Range.START_TO_START, own) > 0) own.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, own) < 0) own.setEnd(range.endContainer, range.endOffset);
  const words = own.cloneContents();
  if (text.dataset.text === 'corrected') for (const gone of words.querySelectorAll('del')) gone.remove();
  return words.textContent ?? '';
}
