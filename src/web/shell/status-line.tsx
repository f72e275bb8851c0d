import { Suspense } from 'react';
import { known, t } from '#web/languages/t.ts';
import { classNames } from '#web/lib/class-names.ts';
import { optional } from '#web/lib/optional.ts';
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
                {known(text)}
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
    <p>{known(alert.text)}</p>
    <button type="button" className={styles.close} onClick={onClose}>
      {t('Close')}
    </button>
  </div>
);

const StatusLogList = optional(async () => (await import('#web/shell/status-log.tsx')).StatusLog);

/** What was told before, once there is something. */
export const StatusLog = () =>
  useStatuses().log.length > 0 && (
    <Suspense>
      <StatusLogList />
    </Suspense>
  );
