import { matchPath } from 'react-router';
import type { ScreenPath } from '#domain/access.ts';
import { type Ahead, loadedAhead } from '#web/lib/loaded-ahead.ts';

/** Every screen by its path (spec §2), each a chunk of its own. */
export const SCREENS = {
  '/start': loadedAhead(() => import('#web/screens/start/start-screen.tsx').then((m) => m.StartScreen)),
  '/login': loadedAhead(() => import('#web/screens/login/login-screen.tsx').then((m) => m.LoginScreen)),
  '/register': loadedAhead(() => import('#web/screens/register/register-screen.tsx').then((m) => m.RegisterScreen)),
  '/diary': loadedAhead(() => import('#web/screens/diary/diary-screen.tsx').then((m) => m.DiaryScreen)),
  '/progress': loadedAhead(() => import('#web/screens/progress/progress-screen.tsx').then((m) => m.ProgressScreen)),
  '/history': loadedAhead(() => import('#web/screens/history/history-screen.tsx').then((m) => m.HistoryScreen)),
  '/history/:entry_id': loadedAhead(() => import('#web/screens/history/entry-screen.tsx').then((m) => m.EntryScreen)),
  '/review': loadedAhead(() => import('#web/screens/review/review-screen.tsx').then((m) => m.ReviewScreen)),
  '/account': loadedAhead(() => import('#web/screens/account/account-screen.tsx').then((m) => m.AccountScreen)),
  '/mail-veri': loadedAhead(() => import('#web/screens/mail-veri/mail-veri-screen.tsx').then((m) => m.MailVeriScreen)),
  '/reset-password': loadedAhead(() => import('#web/screens/reset/reset-screen.tsx').then((m) => m.ResetScreen)),
  '/verify-email': loadedAhead(() =>
    import('#web/screens/mail-veri/verified-screen.tsx').then((m) => m.VerifiedScreen),
  ),
  '/imprint': loadedAhead(() => import('#web/screens/legal/imprint-screen.tsx').then((m) => m.ImprintScreen)),
  '/data-protection': loadedAhead(() => import('#web/screens/legal/privacy-screen.tsx').then((m) => m.PrivacyScreen)),
  '/disclaimer': loadedAhead(() => import('#web/screens/legal/disclaimer-screen.tsx').then((m) => m.DisclaimerScreen)),
  '/terms': loadedAhead(() => import('#web/screens/legal/terms-screen.tsx').then((m) => m.TermsScreen)),
  '/about-us': loadedAhead(() => import('#web/screens/legal/about-screen.tsx').then((m) => m.AboutScreen)),
  '/licences': loadedAhead(() => import('#web/screens/legal/licences-screen.tsx').then((m) => m.LicencesScreen)),
} satisfies Record<ScreenPath, Ahead<object>>;

/** Loads the screen of a page's own path before the page is first rendered. */
export async function loadScreenAt(pathname: string): Promise<void> {
  for (const [path, screen] of Object.entries(SCREENS)) if (matchPath(path, pathname)) await screen.load();
}

/** Any path that is none of them. */
export const NotFound = loadedAhead(() => import('#web/shell/not-found.tsx').then((m) => m.NotFound));
