import { Suspense, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { t } from '#web/languages/t.ts';
import { optional } from '#web/lib/optional.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { ARRIVED, Arrival } from '#web/shell/arrival.tsx';
import { Footer } from '#web/shell/footer.tsx';
import { Header } from '#web/shell/header.tsx';
import { ScreenBoundary } from '#web/shell/screen-boundary.tsx';
import { StatusLine, StatusLog } from '#web/shell/status-line.tsx';
import { Waiting } from '#web/shell/waiting.tsx';
import styles from './shell.module.css';

/** Nobody waits for it: it comes after the page. Where there is none, as at build time, it does not come. */
const AfterPage = optional(async () => {
  await new Promise((resolve) => addEventListener(ARRIVED, resolve, { once: true }));
  await new Promise<void>(whenIdle);
  return (await import('#web/shell/after-page.tsx')).AfterPage;
});

/** What stands around every screen. While the next one loads, the last one stays. */
export function Shell() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [isSetting, setSetting] = useState(false);
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('Skip to content')}
      </a>
      <Suspense>
        <AfterPage isSetting={isSetting} onSetting={setSetting} />
      </Suspense>
      <Header />
      <div id="language-offer" className={styles.offer} />
      <Suspense fallback={<Waiting isUnreachable={false} />}>
        <ScreenBoundary key={pathname}>
          <Outlet />
        </ScreenBoundary>
        <Arrival shown={shown} />
      </Suspense>
      <StatusLog />
      <Footer onCookies={setSetting} />
      <StatusLine />
    </>
  );
}
