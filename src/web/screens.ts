import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router';
import type { ScreenPath } from '#domain/access.ts';

type LoadScreen = () => Promise<{ default: ComponentType }>;

/** Every screen by its path (spec §2), each a chunk of its own. */
const SCREENS = {
  '/start': () => import('#web/screens/start/start-screen.tsx').then((m) => ({ default: m.StartScreen })),
  '/login': () => import('#web/screens/login/login-screen.tsx').then((m) => ({ default: m.LoginScreen })),
  '/register': () => import('#web/screens/register/register-screen.tsx').then((m) => ({ default: m.RegisterScreen })),
  '/diary': () => import('#web/screens/diary/diary-screen.tsx').then((m) => ({ default: m.DiaryScreen })),
  '/progress': () => import('#web/screens/progress/progress-screen.tsx').then((m) => ({ default: m.ProgressScreen })),
  '/history': () => import('#web/screens/history/history-screen.tsx').then((m) => ({ default: m.HistoryScreen })),
  '/history/:entry_id': () => import('#web/screens/history/entry-screen.tsx').then((m) => ({ default: m.EntryScreen })),
  '/review': () => import('#web/screens/review/review-screen.tsx').then((m) => ({ default: m.ReviewScreen })),
  '/account': () => import('#web/screens/account/account-screen.tsx').then((m) => ({ default: m.AccountScreen })),
  '/mail-veri': () =>
    import('#web/screens/mail-veri/mail-veri-screen.tsx').then((m) => ({ default: m.MailVeriScreen })),
  '/reset-password': () => import('#web/screens/reset/reset-screen.tsx').then((m) => ({ default: m.ResetScreen })),
  '/verify-email': () =>
    import('#web/screens/mail-veri/verified-screen.tsx').then((m) => ({ default: m.VerifiedScreen })),
  '/imprint': () => import('#web/screens/legal/imprint-screen.tsx').then((m) => ({ default: m.ImprintScreen })),
  '/data-protection': () => import('#web/screens/legal/privacy-screen.tsx').then((m) => ({ default: m.PrivacyScreen })),
  '/disclaimer': () =>
    import('#web/screens/legal/disclaimer-screen.tsx').then((m) => ({ default: m.DisclaimerScreen })),
  '/terms': () => import('#web/screens/legal/terms-screen.tsx').then((m) => ({ default: m.TermsScreen })),
  '/about-us': () => import('#web/screens/legal/about-screen.tsx').then((m) => ({ default: m.AboutScreen })),
  '/licences': () => import('#web/screens/legal/licences-screen.tsx').then((m) => ({ default: m.LicencesScreen })),
} satisfies Record<ScreenPath, LoadScreen>;

/** One component a screen, whatever asks for it how often. */
const screens = new Map<string, ComponentType>();

/**
 * Loads the screen of a page's own path before the page is first rendered. In the place of one that loads itself React would
 * show something else first, and then leave that there for 300 ms.
 */
export async function loadScreenAt(pathname: string): Promise<void> {
  const path = (Object.keys(SCREENS) as ScreenPath[]).find((one) => matchPath(one, pathname));
  if (path) screens.set(path, (await SCREENS[path]()).default);
}

/** The screen of a path; unless it is there already, it loads itself when it is first shown. */
export function screenOf(path: ScreenPath): ComponentType {
  const screen = screens.get(path) ?? lazy(SCREENS[path]);
  screens.set(path, screen);
  return screen;
}

/** Any path that is none of them. */
export const NotFound = lazy(() => import('#web/shell/not-found.tsx').then((m) => ({ default: m.NotFound })));
