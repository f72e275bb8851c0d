import { Navigate, Outlet } from 'react-router';
import { type Access, redirectFor } from '#domain/access.ts';
import { useSession } from '#web/session.tsx';
import { Waiting } from '#web/shell/waiting.tsx';

/**
 * Shows its routes to whom they are for (spec §4, §6). Nothing of a screen appears before that is known, save where it is
 * for anyone. The notice decides itself where it leads: that depends on what happens while it is open.
 */
export function Guarded({ access }: { readonly access: Access }) {
  const { state, isUnreachable } = useSession();
  if (access === 'anyone') return <Outlet />;
  // Writing needs no server: while it is away, the diary opens for whoever used it here last.
  if (state === 'loading')
    return access === 'diary' && isUnreachable ? <Outlet /> : <Waiting isUnreachable={isUnreachable} />;
  const to = access === 'notice' ? undefined : redirectFor(access, state);
  return to ? <Navigate to={to} replace /> : <Outlet />;
}
