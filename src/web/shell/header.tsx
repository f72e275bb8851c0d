import { Link, NavLink } from 'react-router';
import { useSession } from '#web/session.tsx';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import styles from './header.module.css';

/** The tabs of spec §2, by whether somebody is signed in. */
const TABS = {
  signedOut: [
    { to: '/start', label: 'Home' },
    { to: '/diary', label: 'Diary' },
    { to: '/register', label: 'Get Started' },
  ],
  signedIn: [
    { to: '/progress', label: 'Progress' },
    { to: '/diary', label: 'Diary' },
    { to: '/account', label: 'Account' },
  ],
} as const;

/** The wordmark and the tabs; on a phone the tabs are a bar at the foot of the screen. */
export function Header() {
  const { state, diary_of, isUnreachable } = useSession();
  const isSignedIn = diary_of !== undefined;
  const tabs = isSignedIn ? TABS.signedIn : TABS.signedOut;
  return (
    <header className={styles.header}>
      <Link to={isSignedIn ? '/diary' : '/start'} className={styles.mark} aria-label="dayglot, to the first page">
        dayglot
      </Link>
      <nav aria-label="Main" className={styles.tabs}>
        {(state !== 'loading' || isUnreachable) &&
          tabs.map(({ to, label }) => (
            <NavLink key={to} to={to} className={styles.tab ?? ''}>
              <span>{label}</span>
            </NavLink>
          ))}
      </nav>
      <ThemeSwitch />
    </header>
  );
}
