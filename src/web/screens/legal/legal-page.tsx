import type { ReactNode } from 'react';
import type { LegalPageName } from '#domain/legal.ts';
import { EnglishOnly } from '#web/screens/legal/english-only.tsx';
import { LegalBlocks } from '#web/screens/legal/legal-blocks.tsx';
import styles from '#web/screens/legal/legal-page.module.css';
import { useLegalText } from '#web/screens/legal/use-legal-text.ts';
import { Page } from '#web/ui/page.tsx';

type Props = {
  readonly page: LegalPageName;
  readonly title: string;
  /** The text that comes with the software; the operator's own takes its place. */
  readonly children: ReactNode;
};

/** A page of plain text: a heading, then sections with their own headings. */
export function LegalPage({ page, title, children }: Props) {
  const { data, ...read } = useLegalText(page);
  const isPending = read.isPending && !import.meta.env.SSR;
  return (
    <Page title={title} isPublic>
      <EnglishOnly />
      <article className={styles.text} aria-busy={isPending} lang="en" dir="ltr">
        <h1>{title}</h1>
        {/* Which text holds is known in a moment; where the server is silent, ours is better than none. */}
        {!isPending && (data?.blocks ? <LegalBlocks blocks={data.blocks} /> : children)}
      </article>
    </Page>
  );
}
