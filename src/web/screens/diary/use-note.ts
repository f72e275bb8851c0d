import { type FocusEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';

/** The width of a note in px, and how far it stays from the edge of its frame. */
export const NOTE_WIDTH = 290;
/** How long the pointer may be between a change and its note, in ms. */
const GRACE_MS = 200;

export type NotePlace = { readonly change: number; readonly left: number; readonly top: number };

export type OpenNote = {
  /** Put it on the element that the note is placed in. */
  readonly frame: React.RefObject<HTMLDivElement | null>;
  readonly open: NotePlace | undefined;
  /** What a button needs to open the note of a change by pointer, keyboard or touch. */
  readonly opens: (change: number) => {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
    readonly onClick: (event: SyntheticEvent) => void;
  };
  /** The pointer is on the note itself: it stays. */
  readonly hold: () => void;
  readonly release: () => void;
};

/** One note at a time: it opens on hover, focus or tap, can be hovered itself, and goes on Escape (WCAG 1.4.13). */
export function useNote(): OpenNote {
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<NotePlace>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hold = () => clearTimeout(timer.current);
  const close = () => {
    hold();
    setOpen(undefined);
  };
  const release = () => {
    hold();
    timer.current = setTimeout(close, GRACE_MS);
  };
  const show = (change: number, at: Element) => {
    hold();
    if (frame.current) setOpen({ change, ...placeUnder(at, frame.current) });
  };
  useDismissal(open !== undefined, frame, close);
  const opens: OpenNote['opens'] = (change) => ({
    onPointerEnter: (event) => event.pointerType === 'mouse' && show(change, event.currentTarget),
    onPointerLeave: release,
    onFocus: (event) => show(change, event.currentTarget),
    onBlur: release,
    onClick: (event) => show(change, event.currentTarget),
  });
  return { frame, open, opens, hold, release };
}

/** Under an element, inside the frame, in the frame's own coordinates. */
function placeUnder(at: Element, frame: Element): { left: number; top: number } {
  const mark = at.getBoundingClientRect();
  const room = frame.getBoundingClientRect();
  const most = Math.max(0, room.width - NOTE_WIDTH);
  return { left: Math.min(most, Math.max(0, mark.left - room.left - 12)), top: mark.bottom - room.top + 8 };
}

function useDismissal(isOpen: boolean, frame: React.RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && latest.current();
    const onPress = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) latest.current();
    };
    const onResize = () => latest.current();
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      removeEventListener('resize', onResize);
    };
  }, [isOpen, frame]);
}
