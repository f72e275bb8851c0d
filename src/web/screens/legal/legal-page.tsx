import type { ReactNode } from 'react';
import { Page } from '#web/ui/page.tsx';
import styles from './legal-page.module.css';

type Props = { readonly title: string; readonly children: ReactNode };

/** A page of plain text: a heading, then sections with their own headings. */
export function LegalPage({ title, children }: Props) {
  return (
    <Page title={title}>
      <article className={styles.text}>
        <h1>{title}</h1>
        {children}
      </article>
    </Page>
  );
}
