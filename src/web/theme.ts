/** The stored preference's key; public/early.js reads it before the first paint. */
const KEY = 'dayglot-theme';

export type Theme = 'dark' | 'light';

/** The theme that the page has now; dark without a stored preference (spec §2), and where there is no page yet. */
export const currentTheme = (): Theme =>
  !import.meta.env.SSR && document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';

/** Changes the theme and remembers it on this device. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage can be forbidden; then the choice lasts until the page is left.
  }
}
