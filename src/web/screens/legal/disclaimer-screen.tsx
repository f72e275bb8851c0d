import { t } from '#web/languages/t.ts';
import { LegalPage } from '#web/screens/legal/legal-page.tsx';
import { useLegalWords } from '#web/screens/legal/use-legal-words.ts';

export function DisclaimerScreen() {
  useLegalWords();
  return (
    <LegalPage page="disclaimer" title={t('Disclaimer')}>
      <p>{t('What the corrections are, and what they are not.')}</p>
      <h2>{t('Corrections can be wrong')}</h2>
      <p>
        {t(
          'Entries are corrected by programs: rules and dictionaries, or a generative AI provider where the operator chose one. They miss mistakes, and now and then they change something that was right. Take a correction as a hint from a well-read friend, and ask a teacher where it matters.',
        )}
      </p>
      <h2>{t('No advice')}</h2>
      <p>
        {t(
          'The diary does not read what you feel in order to help you. It gives no medical, psychological or legal advice. If you are not well, please talk to somebody you trust or to a doctor.',
        )}
      </p>
      <h2>{t('Availability')}</h2>
      <p>
        {t(
          'The site is run with care, but nobody can promise that it is always there. Keep a copy of the words that you would miss.',
        )}
      </p>
      <h2>{t('Links')}</h2>
      <p>{t('Where a page leads to another site, that site’s operator answers for what stands there.')}</p>
    </LegalPage>
  );
}
