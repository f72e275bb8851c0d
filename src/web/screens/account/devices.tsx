import { useQuery } from '@tanstack/react-query';
import { t } from '#web/languages/t.ts';
import { DeviceRow, DeviceSkeleton } from '#web/screens/account/device-row.tsx';
import { devicesQuery } from '#web/screens/account/devices-query.ts';
import { keepsFocus } from '#web/screens/account/focus-section.ts';
import { Problem } from '#web/screens/account/problem.tsx';
import { Section } from '#web/screens/account/section.tsx';
import { SettingRow } from '#web/screens/account/setting-row.tsx';
import { Unread } from '#web/screens/account/unread.tsx';
import { useSignOutElsewhere } from '#web/screens/account/use-sign-out-elsewhere.ts';
import { Button } from '#web/ui/button.tsx';

/** Where the account is signed in, and ending that everywhere but here. */
export function Devices({ userId }: { readonly userId: string }) {
  const read = useQuery(devicesQuery(userId));
  const devices = read.data;
  return (
    <Section title={t('Devices')}>
      {devices
        ? devices.map((device, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state, and a device has no name of its own
            <DeviceRow key={at} device={device} now_ms={read.dataUpdatedAt} />
          ))
        : read.errorUpdateCount === 0 && <DeviceSkeleton />}
      <Unread text={t('Your devices could not be read.')} query={read} />
      {devices && devices.length > 1 && <SignOutRow />}
    </Section>
  );
}

function SignOutRow() {
  const { isBusy, problem, signOut } = useSignOutElsewhere();
  return (
    <SettingRow note={problem ? <Problem text={problem} /> : t('A device that you do not know, or no longer have?')}>
      <Button ref={keepsFocus} kind="quiet" busy={isBusy} onClick={signOut}>
        {t('Sign out everywhere else')}
      </Button>
    </SettingRow>
  );
}
