import { inputOf, PARTS } from '#domain/entry.ts';
import { PartSection } from '#web/feedback/part-section.tsx';
import type { Entry } from '#web/screens/history/use-entry.ts';
import styles from './entry-words.module.css';

/** What was written, while nobody has checked it. */
export function EntryWords({ entry }: { readonly entry: Entry }) {
  return (
    <div className={styles.parts}>
      {PARTS.filter((part) => inputOf(entry, part).trim() !== '').map((part) => (
        <PartSection key={part} part={part}>
          <p dir="auto" className={styles.text}>
            {inputOf(entry, part)}
          </p>
        </PartSection>
      ))}
    </div>
  );
}
