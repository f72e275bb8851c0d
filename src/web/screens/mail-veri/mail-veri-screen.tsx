import { useState } from 'react';
import { Navigate } from 'react-router';
import { VerifyNotice } from '#web/screens/mail-veri/verify-notice.tsx';
import { useSession } from '#web/session.tsx';

/** The e-mail verification notice and where it leads (spec §2 /mail-veri). */
export function MailVeriScreen() {
  const { state, user } = useSession();
  const [hadUser] = useState(user !== undefined);
  // Nobody came here signed in: to /login. Somebody did and is gone meanwhile: to /register.
  if (!user) return <Navigate to={hadUser ? '/register' : '/login'} replace />;
  if (state === 'verified') return <Navigate to="/diary" replace />;
  return <VerifyNotice email={user.email} />;
}
