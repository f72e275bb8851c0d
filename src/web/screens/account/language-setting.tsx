import { LanguageSwitch } from '#web/languages/language-switch.tsx';
import { t } from '#web/languages/t.ts';
import { Section } from '#web/screens/account/section.tsx';
import { SettingRow } from '#web/screens/account/setting-row.tsx';

/** The language of the pages, on this device; what the learner writes has one of its own. */
export const LanguageSetting = () => (
  <Section title={t('Language of the pages')}>
    <SettingRow note={t('What you write may be in any language.')}>
      <LanguageSwitch isAtEnd />
    </SettingRow>
  </Section>
);
