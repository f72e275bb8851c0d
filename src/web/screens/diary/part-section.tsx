import { type ReactNode, useId } from 'react';
import type { Part } from '#domain/entry.ts';
import { PART_LABELS } from '#web/screens/diary/parts.ts';
import styles from './part-section.module.css';

type Props = { readonly part: Part; readonly children: ReactNode };

/** One of the three texts in step 2, under its label. */
export function PartSection({ part, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.label}>
        {PART_LABELS[part]}
      </h2>
      {children}
    </section>
  );
}
