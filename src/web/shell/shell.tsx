import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { Footer } from '#web/shell/footer.tsx';
import { Header } from '#web/shell/header.tsx';
import styles from './shell.module.css';

/** What stands around every screen. */
export function Shell() {
  useRouteFocus();
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <Outlet />
      <Footer />
      <ScrollRestoration />
    </>
  );
}

/** Moves the focus to the new screen's heading after a navigation; the first screen leaves it to the browser. */
function useRouteFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);
}
