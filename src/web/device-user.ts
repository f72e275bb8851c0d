import type { User } from '#contract';

/* Who used the diary on this device last, by their id alone: offline nobody else can tell whose draft it is. */

const KEY = 'dayglot-user';

/** Notes who is signed in here; nobody, or somebody who has no diary yet: removes the note. */
export function noteUser(user: User | null): void {
  try {
    if (user?.is_verified) localStorage.setItem(KEY, user.user_id);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage can be forbidden; then what is written offline is nobody's until they sign in.
  }
}

/** The id of who was signed in here when the server was reached last. */
export function notedUser(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
