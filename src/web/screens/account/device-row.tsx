import type { Device } from '#contract';
import { t } from '#web/languages/t.ts';
import { classNames } from '#web/lib/class-names.ts';
import { dateOf, lastSeen } from '#web/screens/account/last-seen.ts';
import { SettingRow } from '#web/screens/account/setting-row.tsx';
import styles from './device-row.module.css';

type Props = {
  readonly device: Device;
  /** When the list was read. */
  readonly now_ms: number;
};

/** A device on which the account is signed in. */
export const DeviceRow = ({ device, now_ms }: Props) => (
  <SettingRow
    title={device.name || t('Unknown device')}
    note={t('Signed in on {date}, last seen {when}', {
      date: dateOf(device.signed_in_ms),
      when: lastSeen(device.last_seen_ms, now_ms),
    })}
  >
    {device.is_current && <span className={styles.current}>{t('This device')}</span>}
  </SettingRow>
);

/** One device while the list is on its way: this one is there in any case. */
export const DeviceSkeleton = () => (
  <div aria-busy="true">
    <p className="visually-hidden">{t('Loading your devices')}</p>
    <div aria-hidden="true">
      <SettingRow
        title={<span className={styles.bone}>Chrome on Windows</span>}
        note={<span className={styles.bone}>Signed in on 1 January 2026, last seen just now</span>}
      >
        <span className={classNames(styles.current, styles.bone)}>{t('This device')}</span>
      </SettingRow>
    </div>
  </div>
);
