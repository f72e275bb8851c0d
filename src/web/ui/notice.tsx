import type { ReactNode } from 'react';
import { Page } from '#web/ui/page.tsx';
import styles from './notice.module.css';

type Props = { readonly title: string; readonly children: ReactNode };

/** A screen that says one thing and offers the way on. */
export function Notice({ title, children }: Props) {
  return (
    <Page title={title}>
      <div className={styles.notice}>
        <h1>{title}</h1>
        {children}
      </div>
    </Page>
  );
}
