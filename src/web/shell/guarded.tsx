import { Navigate, Outlet } from 'react-router';
import type { AuthState } from '#domain/access.ts';
import { useSession } from '#web/session.tsx';
import { Waiting } from '#web/shell/waiting.tsx';

type Props = {
  /** Where a visitor in this state goes instead; undefined: the page is for them. */
  readonly redirect: (state: AuthState) => string | undefined;
};

/** Shows its routes to whom they are for (spec §4). Nothing of a screen appears before that is known. */
export function Guarded({ redirect }: Props) {
  const { state, isUnreachable } = useSession();
  if (state === 'loading') return <Waiting isUnreachable={isUnreachable} />;
  const to = redirect(state);
  return to ? <Navigate to={to} replace /> : <Outlet />;
}
