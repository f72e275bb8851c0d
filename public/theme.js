// Sets the stored theme before the first paint; dark stays when none is stored. src/web/theme.ts writes what this reads.
try {
  if (localStorage.getItem('dayglot-theme') === 'light') document.documentElement.dataset.theme = 'light';
} catch {
  // Storage can be forbidden; then the page is dark.
}
