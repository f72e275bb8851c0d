import { useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { type Status, useStatuses } from '#web/status.tsx';
import styles from './status-line.module.css';

/**
 * What was just told, at the foot of the screen. Its two places are there from the start, so that screen readers say the
 * words once when they appear: an alert at once, a status when there is a pause.
 */
export function StatusLine() {
  const { shown, close } = useStatuses();
  const alerts = shown.filter(({ kind }) => kind === 'alert');
  return (
    <div className={styles.place}>
      <div role="status" aria-atomic="false" className={styles.notes}>
        {shown.map(
          ({ id, kind, text }) =>
            kind !== 'alert' && (
              <p key={id} className={classNames(styles.note, styles[kind])}>
                {text}
              </p>
            ),
        )}
      </div>
      <div role="alert" aria-atomic="false" className={styles.notes}>
        {alerts.map((alert) => (
          <Alert key={alert.id} alert={alert} onClose={() => close(alert.id)} />
        ))}
      </div>
    </div>
  );
}

const Alert = ({ alert, onClose }: { readonly alert: Status; readonly onClose: () => void }) => (
  <div className={classNames(styles.note, styles.alert)}>
    <p>{alert.text}</p>
    <button type="button" className={styles.close} onClick={onClose}>
      Close
    </button>
  </div>
);

/**
 * Every text that was told and has left the screen, for whoever missed one; closed until it is opened. The words are on
 * the page only while it is open, so that nobody finds them twice.
 */
export function StatusLog() {
  const { log, shown } = useStatuses();
  const [isOpen, setOpen] = useState(false);
  if (log.length === 0) return null;
  const left = log.filter((status) => !shown.includes(status));
  return (
    <section aria-label="Recent messages" className={styles.log}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Recent messages</summary>
        <ol>{isOpen && left.map(({ id, text }) => <li key={id}>{text}</li>)}</ol>
      </details>
    </section>
  );
}
