import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Mark } from '#web/feedback/compare.ts';

/** The width of a note in px, and how far it stays from the edge of its frame. */
export const NOTE_WIDTH = 290;
/** How long the pointer may be between a mark and its note, in ms. */
const GRACE_MS = 200;

export type NotePlace = {
  readonly mark: Mark;
  /** The button that it belongs to; the focus goes back there. */
  readonly opener: HTMLElement;
  readonly left: number;
  readonly top: number;
  /** It was asked for and stays until it is closed; else it goes with the pointer or the focus. */
  readonly isPinned: boolean;
};

export type OpenNote = {
  /** Put it on the element that the note is placed in. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly open: NotePlace | undefined;
  /** What a button needs to show the note of a mark by pointer or focus, and to open it by a press. */
  readonly opens: (mark: Mark) => {
    readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: () => void;
    readonly onClick: (event: SyntheticEvent<HTMLElement>) => void;
  };
  /** The pointer is on the note itself: it stays. */
  readonly hold: () => void;
  readonly release: () => void;
  readonly pin: () => void;
  readonly close: () => void;
  /** Closes it and gives the focus back. */
  readonly goBack: () => void;
  /** Moves the focus to a mark without showing its note. */
  readonly focusQuietly: (element: HTMLElement) => void;
};

/**
 * One note at a time. It shows on hover and focus, can be hovered itself, and goes on Escape (WCAG 1.4.13); a press on its
 * mark opens it to stay, with the focus in it.
 */
export function useNote(): OpenNote {
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<NotePlace>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isQuiet = useRef(false);
  const hold = () => clearTimeout(timer.current);
  const close = () => {
    hold();
    setOpen(undefined);
  };
  const release = () => {
    hold();
    timer.current = setTimeout(() => setOpen((current) => (current?.isPinned ? current : undefined)), GRACE_MS);
  };
  const show = (mark: Mark, opener: HTMLElement, isPinned: boolean) => {
    if (isQuiet.current || !frame.current) return;
    hold();
    const place = { mark, opener, isPinned, ...placeUnder(opener, frame.current) };
    // What only passes by takes nothing away that was opened.
    setOpen((current) => (current?.isPinned && !isPinned ? current : place));
  };
  const focusQuietly = (element: HTMLElement) => {
    isQuiet.current = true;
    element.focus();
    isQuiet.current = false;
  };
  const goBack = () => {
    if (open?.isPinned) focusQuietly(open.opener);
    close();
  };
  useDismissal(open !== undefined, frame, { close, goBack });
  const opens: OpenNote['opens'] = (mark) => ({
    onPointerEnter: (event) => event.pointerType === 'mouse' && show(mark, event.currentTarget, false),
    onPointerLeave: release,
    onFocus: (event) => show(mark, event.currentTarget, false),
    onBlur: release,
    onClick: (event) => show(mark, event.currentTarget, true),
  });
  const pin = () => setOpen((current) => current && { ...current, isPinned: true });
  return { frame, open, opens, hold, release, pin, close, goBack, focusQuietly };
}

/** Under an element, inside the frame, in the frame's own coordinates. */
function placeUnder(at: Element, frame: Element): { left: number; top: number } {
  const mark = at.getBoundingClientRect();
  const room = frame.getBoundingClientRect();
  const most = Math.max(0, room.width - NOTE_WIDTH);
  return { left: Math.min(most, Math.max(0, mark.left - room.left - 12)), top: mark.bottom - room.top + 8 };
}

/** Escape closes and gives the focus back; a press elsewhere and another width of the page close. */
function useDismissal(
  isOpen: boolean,
  frame: RefObject<HTMLElement | null>,
  how: { readonly close: () => void; readonly goBack: () => void },
): void {
  const latest = useRef(how);
  useEffect(() => {
    latest.current = how;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && latest.current.goBack();
    const onPress = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) latest.current.close();
    };
    const onResize = () => latest.current.close();
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
