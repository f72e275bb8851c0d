import type { ReactNode } from 'react';
import type { LegalPageName } from '#domain/legal.ts';
import { language, t } from '#web/languages/t.ts';
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
      <article className={styles.text} aria-busy={isPending}>
        <h1>{title}</h1>
        {/* Which text holds is known in a moment; where the server is silent, ours is better than none. */}
        {!isPending && (data?.blocks ? <LegalBlocks blocks={data.blocks} /> : children)}
        {language() !== 'en' && !isPending && !data?.blocks && (
          <p className={styles.note}>{t('This is a translation. Where the two differ, the English text holds.')}</p>
        )}
      </article>
    </Page>
  );
}
