/** Moves the focus to a screen's heading, so that it is read out and Tab goes on from there; the scroll stays. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
