import { Navigate, Route, Routes } from 'react-router';
import { type Access, SCREEN_ACCESS, type ScreenPath } from '#domain/access.ts';
import { NotFound, SCREENS } from '#web/screens.ts';
import { Guarded } from '#web/shell/guarded.tsx';
import { Shell } from '#web/shell/shell.tsx';

const ACCESS = Object.entries(SCREEN_ACCESS) as [ScreenPath, Access][];

/** The route table of spec §2; who may open what stands in domain/access.ts. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path="/" element={<Navigate to="/diary" replace />} />
        {ACCESS.map(([path, access]) => (
          <Route key={path} element={<Guarded access={access} />}>
            <Route path={path} Component={SCREENS[path]} />
          </Route>
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
