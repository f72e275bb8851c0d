/** The three states of spec §4 «Authentication». */
export type AuthState = 'signed-out' | 'unverified' | 'verified';

/** Who may make a call or open a page: anybody, whoever is signed in, or only a verified learner. */
export type Access = 'anyone' | 'signed-in' | 'verified';

/** Where a visitor goes instead of a page that is not for them (spec §4); undefined: the page is. */
export function redirectFor(access: Access, state: AuthState): '/register' | '/mail-veri' | undefined {
  if (access === 'anyone') return undefined;
  if (state === 'signed-out') return '/register';
  return access === 'verified' && state === 'unverified' ? '/mail-veri' : undefined;
}

export const authStateOf = (user: { readonly is_verified: boolean } | undefined | null): AuthState =>
  user ? (user.is_verified ? 'verified' : 'unverified') : 'signed-out';
