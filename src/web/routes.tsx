import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { type AuthState, redirectFor } from '#domain/access.ts';
import { type ScreenPath, screenOf } from '#web/screens.ts';
import { Guarded } from '#web/shell/guarded.tsx';
import { NotFound } from '#web/shell/not-found.tsx';
import { Shell } from '#web/shell/shell.tsx';

/** Open to all, but whoever signed in verifies the e-mail first (spec §2 /diary). */
const unlessUnverified = (state: AuthState) => (state === 'unverified' ? '/mail-veri' : undefined);
const verifiedOnly = (state: AuthState) => redirectFor('verified', state);
/** Where it leads next depends on what happens while it is open, so it decides itself (spec §2 /mail-veri). */
const onceKnown = () => undefined;

const OPEN = screens([
  '/start',
  '/login',
  '/register',
  '/verify-email',
  '/imprint',
  '/data-protection',
  '/disclaimer',
  '/terms',
  '/about-us',
]);
const DIARY = screens(['/diary']);
const VERIFIED = screens(['/progress', '/account']);
const MAIL_VERI = screens(['/mail-veri']);

/** The route table of spec §2. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path="/" element={<Navigate to="/diary" replace />} />
        {OPEN}
        <Route element={<Guarded redirect={unlessUnverified} />}>{DIARY}</Route>
        <Route element={<Guarded redirect={verifiedOnly} />}>{VERIFIED}</Route>
        <Route element={<Guarded redirect={onceKnown} />}>{MAIL_VERI}</Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

function screens(paths: readonly ScreenPath[]): ReactNode {
  return paths.map((path) => {
    const Screen = screenOf(path);
    return <Route key={path} path={path} element={<Screen />} />;
  });
}
