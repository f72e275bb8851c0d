import { type ReactNode, useState } from 'react';
import { t } from '#web/languages/t.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './draft-note.module.css';

type Answer = { readonly label: string; readonly run: () => void };

type Props = {
  readonly text: ReactNode;
  /** What the question is about, for those who do not see it. */
  readonly label?: string;
  /** It came while somebody was at work here: it is read out at once. */
  readonly isAlert?: boolean;
  readonly answers?: readonly Answer[];
  /** What can be looked at before answering, and the answers that make sense only then. */
  readonly more?: { readonly label: string; readonly view: ReactNode; readonly answers?: readonly Answer[] };
};

/** A question about the learner's texts, above the page on which they write. */
export function DraftNote({
  text,
  label = t('Your texts on this device'),
  isAlert = false,
  answers = [],
  more,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const all = isOpen ? [...answers, ...(more?.answers ?? [])] : answers;
  return (
    <section className={classNames(styles.note, isAlert && styles.alert)} aria-label={label}>
      <div className={styles.row}>
        <p role={isAlert ? 'alert' : undefined} className={styles.text}>
          {text}
        </p>
        {more && (
          <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('Hide') : more.label}
          </button>
        )}
      </div>
      {isOpen && more?.view}
      {all.length > 0 && (
        <div className={styles.answers}>
          {all.map(({ label, run }) => (
            <Button key={label} kind="quiet" onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
