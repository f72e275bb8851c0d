/** Moves the focus from a control that is about to go to the heading of its section, or of the screen; the scroll stays. */
export function focusSection(control: Element): void {
  const heading = control.closest('section, main')?.querySelector<HTMLElement>('h1, h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** As a `ref`: when the element goes while the focus is in it, the focus stays near. */
export const keepsFocus = (element: Element | null) => () => {
  if (element?.contains(document.activeElement)) focusSection(element);
};
