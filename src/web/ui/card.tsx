import type { ReactNode } from 'react';
import { Page } from '#web/ui/page.tsx';
import styles from './card.module.css';

type Props = {
  readonly title: string;
  /** A sentence under the heading. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** What stands under the card, such as the way to the other form. */
  readonly foot?: ReactNode;
};

/** A screen that is one form. */
export function Card({ title, lead, children, foot }: Props) {
  return (
    <Page title={title} width="card">
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      {foot && <p className={styles.foot}>{foot}</p>}
    </Page>
  );
}
