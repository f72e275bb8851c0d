import type { KeyboardEvent } from 'react';
import { GRADES, type Grade } from '#domain/review.ts';

/** Where one types; on a touch screen a keyboard would come up that nobody asked for. */
export function focusCard(card: HTMLElement | null): void {
  const field = matchMedia('(pointer: coarse)').matches ? null : card?.querySelector('input');
  (field ?? card)?.focus();
}

/** The grade that a key gives: 1 to 3. */
export function gradeOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Grade | undefined {
  return ctrlKey || metaKey || altKey || !/^[1-3]$/.test(key) ? undefined : GRADES[Number(key) - 1];
}
