import { Link, useLocation } from 'react-router';
import type { Plain } from '#web/languages/catalogue.ts';
import { t } from '#web/languages/t.ts';
import { useSession } from '#web/session.tsx';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import styles from './header.module.css';

type Tab = {
  readonly to: string;
  readonly label: Plain;
  /** What else belongs to it, by how its paths begin. */
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
    { to: '/progress', label: 'Progress', also: ['history', 'review'] },
    { to: '/diary', label: 'Diary' },
    { to: '/account', label: 'Account' },
  ],
} as const satisfies Record<string, readonly Tab[]>;

/** The wordmark and the tabs; on a phone the tabs are a bar at the foot of the screen. */
export function Header() {
  const { state, diary_of, isUnreachable } = useSession();
  const place = useLocation().pathname.toLowerCase().split('/')[1] ?? '';
  const isSignedIn = diary_of !== undefined;
  const tabs: readonly Tab[] = isSignedIn ? TABS.signedIn : TABS.signedOut;
  return (
    <header className={styles.header}>
      <Link to={isSignedIn ? '/diary' : '/start'} className={styles.mark} aria-label={t('dayglot, to the first page')}>
        dayglot
      </Link>
      <nav aria-label={t('Main')} className={styles.tabs}>
        {(state !== 'loading' || isUnreachable) &&
          tabs.map(({ to, label, also }) => (
            <Link
              key={to}
              to={to}
              className={styles.tab}
              aria-current={to === `/${place}` ? 'page' : also?.includes(place)}
            >
              <span>{t(label)}</span>
            </Link>
          ))}
      </nav>
      <ThemeSwitch />
    </header>
  );
}
