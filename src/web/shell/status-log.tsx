import { useState } from 'react';
import { known, t } from '#web/languages/t.ts';
import { useStatuses } from '#web/status.tsx';
import styles from './status-log.module.css';

/**
 * Every text that was told and has left the screen, for whoever missed one; closed until it is opened. The words are on
 * the page only while it is open, so that nobody finds them twice.
 */
export function StatusLog() {
  const { log, shown } = useStatuses();
  const [isOpen, setOpen] = useState(false);
  const left = log.filter((status) => !shown.includes(status));
  return (
    <section aria-label={t('Recent messages')} className={styles.log}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('Recent messages')}</summary>
        <ol>{isOpen && left.map(({ id, text }) => <li key={id}>{known(text)}</li>)}</ol>
      </details>
    </section>
  );
}
