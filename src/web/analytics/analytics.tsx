import { ConsentBanner } from '#web/analytics/consent-banner.tsx';
import { CookieSettings } from '#web/analytics/cookie-settings.tsx';
import { countOnServer } from '#web/analytics/own-sink.ts';
import { useConsent } from '#web/analytics/use-consent.ts';
import { useCounting } from '#web/analytics/use-counting.ts';
import { usePosthog } from '#web/analytics/use-posthog.ts';
import { t } from '#web/languages/t.ts';
import { useTell } from '#web/status.tsx';

type Props = {
  /** The visitor looks at the cookie settings. */
  readonly isSetting: boolean;
  readonly onSetting: (isSetting: boolean) => void;
};

/** Asks once whether statistics may be kept, and keeps them from then on; loaded when the page is there. */
export function Analytics({ isSetting, onSetting }: Props) {
  const consent = useConsent(isSetting);
  const tell = useTell();
  const countByPosthog = usePosthog(consent);
  useCounting(consent.mayCount, (statistic) => {
    countOnServer(statistic);
    countByPosthog(statistic);
  });
  const choose = (isAllowed: boolean) => {
    consent.choose(isAllowed);
    tell('success', isAllowed ? t('Thank you. Statistics are on.') : t('Statistics are off.'));
  };
  return (
    <>
      {consent.choice === 'open' && (
        <ConsentBanner hasPosthog={consent.posthog !== undefined} onChoose={choose} onMore={() => onSetting(true)} />
      )}
      {isSetting && <CookieSettings consent={consent} onChoose={choose} onClose={() => onSetting(false)} />}
    </>
  );
}
