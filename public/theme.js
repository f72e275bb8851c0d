// Sets the stored theme before the first paint; dark stays when none is stored. src/web/theme.ts writes what this reads.
try {
  if (localStorage.getItem('dayglot-theme') === 'light') document.documentElement.dataset.theme = 'light';
} catch {
  // Storage can be forbidden; then the page is dark.
}

// The switch of a page that was rendered ahead works too, until the page itself is there.
addEventListener('click', ({ target }) => {
  if (!target.closest?.('#prerendered [aria-label="Light theme"]')) return;
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'light' ? 'dark' : 'light';
  try {
    localStorage.setItem('dayglot-theme', dataset.theme);
  } catch {
    // As above.
  }
});
