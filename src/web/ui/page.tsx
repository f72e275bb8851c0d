import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { pageTitle } from '#domain/product.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './page.module.css';

type Props = {
  /** Shown as '{title} | Dayglot Diary' (spec §2). */
  readonly title: string;
  /** The column: 'text' 720 px, 'wide' 1120 px, 'card' 420 px. */
  readonly width?: 'text' | 'wide' | 'card';
  /** It shows nothing of any learner's: a recording of the visit may show it. */
  readonly isPublic?: boolean;
  readonly children: ReactNode;
};

/** A screen's frame: its title, its column and the landmark that the skip link leads to. */
export function Page({ title, width = 'text', isPublic, children }: Props) {
  useLayoutEffect(() => {
    // What was rendered while building has done its work.
    document.getElementById('prerendered')?.remove();
  }, []);
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  return (
    <main id="main" tabIndex={-1} className={classNames(styles.page, styles[width])} data-public={isPublic}>
      {children}
    </main>
  );
}
