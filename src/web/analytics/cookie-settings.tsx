import { useState } from 'react';
import type { Consent } from '#web/analytics/use-consent.ts';
import { WhatIsCounted } from '#web/analytics/what-is-counted.tsx';
import { t } from '#web/languages/t.ts';
import { Button } from '#web/ui/button.tsx';
import { closeDialogOf, Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import styles from './cookie-settings.module.css';

type Props = {
  readonly consent: Consent;
  readonly onChoose: (isAllowed: boolean) => void;
  readonly onClose: () => void;
};

/** The two kinds of what is kept, and the way to give or withdraw consent at any time. */
export function CookieSettings({ consent: { choice, isKept, posthog }, onChoose, onClose }: Props) {
  const [wish, setWish] = useState<boolean>();
  const isBarred = choice === 'barred';
  const isUnknown = choice === 'unknown';
  const isOn = wish ?? (isUnknown ? isKept : choice === 'given');
  return (
    <Dialog
      role="dialog"
      title={t('Cookie settings')}
      text={t('What may be kept while you are here?')}
      onClose={onClose}
    >
      <div className={styles.kinds}>
        <Switch
          label={t('Necessary')}
          note={t(
            'The cookies that keep you logged in, and what your browser keeps so that no word of yours is lost. Always on.',
          )}
          checked
          disabled
          readOnly
        />
        <Switch
          label={t('Statistics')}
          note={isBarred ? t(BARRED) : <WhatIsCounted hasPosthog={posthog !== undefined} />}
          checked={isOn}
          disabled={isBarred || (isUnknown && !isOn)}
          onChange={(event) => setWish(event.target.checked)}
        />
      </div>
      <div className={styles.answers}>
        <Button kind="quiet" onClick={({ currentTarget }) => closeDialogOf(currentTarget)}>
          {t('Close')}
        </Button>
        {!isBarred && (
          <Button
            onClick={({ currentTarget }) => {
              closeDialogOf(currentTarget);
              if (!isUnknown || wish === false) onChoose(isOn);
            }}
          >
            {t('Save')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const BARRED =
  'Your browser asks not to be tracked (Do Not Track or Global Privacy Control). We take that as your no: nothing is counted.';
