import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Arrival } from '#web/shell/arrival.tsx';
import { Footer } from '#web/shell/footer.tsx';
import { Header } from '#web/shell/header.tsx';
import { ScreenBoundary } from '#web/shell/screen-boundary.tsx';
import { StatusLine, StatusLog } from '#web/shell/status-line.tsx';
import { Waiting } from '#web/shell/waiting.tsx';
import styles from './shell.module.css';

/** What stands around every screen. While the next one loads, the last one stays. */
export function Shell() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <Suspense fallback={<Waiting isUnreachable={false} />}>
        <ScreenBoundary key={pathname}>
          <Outlet />
        </ScreenBoundary>
        <Arrival shown={shown} />
      </Suspense>
      <StatusLog />
      <Footer />
      <StatusLine />
    </>
  );
}
