import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import type { Edit } from '#domain/edits.ts';
import { editName } from '#web/feedback/change-mark.tsx';
import type { OpenNote } from '#web/feedback/use-note.ts';

/**
 * Keeps the focus on what it was on when the marks are made anew: what was a change becomes what was kept, and the other
 * way round. Put the handlers on the frame; `aim` names the edit whose mark gets the focus next.
 */
export function useSteadyFocus({ frame, focusQuietly }: OpenNote) {
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    const name = wanted.current;
    if (name === undefined || document.activeElement !== document.body) return;
    wanted.current = undefined;
    const mark = frame.current?.querySelector<HTMLElement>(`[data-edits~="${name}"]`);
    if (mark) focusQuietly(mark);
  });
  return {
    aim: (edit: Edit) => {
      wanted.current = editName(edit);
    },
    handlers: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        wanted.current = target.dataset.edits?.split(' ')[0];
      },
      // A mark that is taken away while it has the focus says nothing here.
      onBlur: () => {
        wanted.current = undefined;
      },
    },
  };
}
