// What cannot wait for the page's own code. Sets the stored theme and language before the first paint; dark and English stay
// when none is stored. What is written here is read by src/web/theme.ts and src/web/languages.
const LANGUAGES = ['de', 'es', 'fr', 'ja', 'ar'];
const page = document.documentElement;
try {
  if (localStorage.getItem('dayglot-theme') === 'light') page.dataset.theme = 'light';
  const chosen = localStorage.getItem('dayglot-language');
  if (LANGUAGES.includes(chosen)) {
    page.lang = chosen;
    page.dir = chosen === 'ar' ? 'rtl' : 'ltr';
  }
  // The browser's own language is offered until somebody answers; the line for it has its room from the start.
  const own = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((code) => code === 'en' || LANGUAGES.includes(code));
  if (!chosen && own && own !== 'en') page.dataset.offered = own;
} catch {
  // Storage can be forbidden; then the page is dark and English.
}

// The switch of a page that was rendered ahead works too, until the page itself is there.
addEventListener('click', ({ target }) => {
  if (!target.closest?.('#prerendered [aria-label="Light theme"]')) return;
  const { dataset } = page;
  dataset.theme = dataset.theme === 'light' ? 'dark' : 'light';
  try {
    localStorage.setItem('dayglot-theme', dataset.theme);
  } catch {
    // As above.
  }
});

// Who is signed in is asked while the page's code is still on its way; src/web/early-answer.ts takes the answer.
window.earlyAnswer = fetch('/call/reloadUser', {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: '{"data":{}}',
}).catch(() => undefined);

// The diary's picture (src/web/screens/diary/diary-picture.tsx) lacks its day, which begins at three in the morning. Asked for
// here in any case: a browser takes its time to write a date for the first time, and has it while it waits.
const FORM = { weekday: 'long', day: 'numeric', month: 'long' };
const today = new Intl.DateTimeFormat(navigator.language, FORM).format(Date.now() - 3 * 3_600_000);
// Before the first paint, so that nothing moves.
const watcher = new MutationObserver(() => {
  const heading = document.querySelector('#prerendered h1:empty');
  if (document.readyState === 'loading' && !heading) return;
  watcher.disconnect();
  if (!heading) return;
  heading.lang = navigator.language;
  // Never narrower than the page's own: a browser counts what is larger as painted last.
  heading.textContent = `${today}\u00a0`;
});
watcher.observe(page, { childList: true, subtree: true });
