/** The three states of spec §4 «Authentication». */
export type AuthState = 'signed-out' | 'unverified' | 'verified';

/** Where a visitor is sent instead of what is not for them. */
type Elsewhere = '/register' | '/login' | '/mail-veri' | '/diary';

/**
 * The matrix of spec §6, with §2 and §4: what each kind of screen or call answers in each state. 'yes', or where the
 * visitor belongs instead. Screens (routes.tsx) and calls (dispatch.ts) both look here and nowhere else.
 */
export const MATRIX = {
  /** Open pages, and what has to work before anybody is signed in. */
  anyone: { 'signed-out': 'yes', unverified: 'yes', verified: 'yes' },
  /** The diary is open to read and write in; whoever registered verifies the e-mail first. */
  diary: { 'signed-out': 'yes', unverified: '/mail-veri', verified: 'yes' },
  /** The notice that waits for the verification. */
  notice: { 'signed-out': '/login', unverified: 'yes', verified: '/diary' },
  /** What belongs to an account, verified or not. */
  'signed-in': { 'signed-out': '/register', unverified: 'yes', verified: 'yes' },
  /** Feedback, progress and the account screen. */
  verified: { 'signed-out': '/register', unverified: '/mail-veri', verified: 'yes' },
} as const satisfies Record<string, Record<AuthState, 'yes' | Elsewhere>>;

/** Who may make a call or open a page: a row of the matrix. */
export type Access = keyof typeof MATRIX;

/** Every screen by its path, a part of which may be a parameter, and who may open it (spec §2). */
export const SCREEN_ACCESS = {
  '/start': 'anyone',
  '/login': 'anyone',
  '/register': 'anyone',
  '/reset-password': 'anyone',
  '/verify-email': 'anyone',
  '/diary': 'diary',
  '/progress': 'verified',
  '/history': 'verified',
  '/history/:entry_id': 'verified',
  '/review': 'verified',
  '/account': 'verified',
  '/mail-veri': 'notice',
  '/imprint': 'anyone',
  '/data-protection': 'anyone',
  '/disclaimer': 'anyone',
  '/terms': 'anyone',
  '/about-us': 'anyone',
  '/licences': 'anyone',
} as const satisfies Record<string, Access>;

export type ScreenPath = keyof typeof SCREEN_ACCESS;

/** The header in which a page tells whom it believes to be signed in. */
export const USER_HEADER = 'x-app-user';

/** Where a visitor goes instead of what is not for them; undefined: it is. */
export function redirectFor(access: Access, state: AuthState): Elsewhere | undefined {
  const answer = MATRIX[access][state];
  return answer === 'yes' ? undefined : answer;
}

export const authStateOf = (user: { readonly is_verified: boolean } | undefined | null): AuthState =>
  user ? (user.is_verified ? 'verified' : 'unverified') : 'signed-out';
