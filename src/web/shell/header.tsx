import { Link, useLocation } from 'react-router';
import { useSession } from '#web/session.tsx';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import styles from './header.module.css';

type Tab = {
  readonly to: string;
  readonly label: string;
  /** Where else, and below it, one is still in what the tab leads to. */
  readonly also?: readonly string[];
};

/** The tabs of spec §2, by whether somebody is signed in. */
const TABS = {
  signedOut: [
    { to: '/start', label: 'Home' },
    { to: '/diary', label: 'Diary' },
    { to: '/register', label: 'Get Started' },
  ],
  signedIn: [
    { to: '/progress', label: 'Progress', also: ['/history', '/review'] },
    { to: '/diary', label: 'Diary' },
    { to: '/account', label: 'Account' },
  ],
} as const satisfies Record<string, readonly Tab[]>;

/** The wordmark and the tabs; on a phone the tabs are a bar at the foot of the screen. */
export function Header() {
  const { state, diary_of, isUnreachable } = useSession();
  const { pathname } = useLocation();
  const isSignedIn = diary_of !== undefined;
  const tabs: readonly Tab[] = isSignedIn ? TABS.signedIn : TABS.signedOut;
  return (
    <header className={styles.header}>
      <Link to={isSignedIn ? '/diary' : '/start'} className={styles.mark} aria-label="dayglot, to the first page">
        dayglot
      </Link>
      <nav aria-label="Main" className={styles.tabs}>
        {(state !== 'loading' || isUnreachable) &&
          tabs.map((tab) => (
            <Link key={tab.to} to={tab.to} className={styles.tab} aria-current={currentOf(tab, pathname)}>
              <span>{tab.label}</span>
            </Link>
          ))}
      </nav>
      <ThemeSwitch />
    </header>
  );
}

/** 'page': it is what is shown; true: what is shown belongs to it. As the router reads a path, case does not count. */
function currentOf({ to, also = [] }: Tab, pathname: string): 'page' | true | undefined {
  const path = pathname.toLowerCase();
  const isIn = (place: string) => path === place || path.startsWith(`${place}/`);
  return isIn(to) ? 'page' : also.some(isIn) || undefined;
}
