import { type ReactNode, useId } from 'react';
import type { Part } from '#domain/entry.ts';
import { PART_LABELS } from '#web/feedback/parts.ts';
import { t } from '#web/languages/t.ts';
import styles from './part-section.module.css';

type Props = {
  readonly part: Part;
  /** What stands beside the label. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** One of the three texts in step 2, under its label. */
export function PartSection({ part, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h2 id={id} className={styles.label}>
          {t(PART_LABELS[part])}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
