import { Link } from 'react-router';
import { rich } from '#web/languages/rich.tsx';
import { t } from '#web/languages/t.ts';
import { LegalPage } from '#web/screens/legal/legal-page.tsx';
import { Operator } from '#web/screens/legal/operator.tsx';
import { useLegalWords } from '#web/screens/legal/use-legal-words.ts';

export function ImprintScreen() {
  useLegalWords();
  return (
    <LegalPage page="imprint" title={t('Imprint')}>
      <p>{t('Who answers for this site.')}</p>
      <h2>{t('Operator')}</h2>
      <Operator page="imprint" />
      <h2>{t('What the learners write')}</h2>
      <p>
        {rich(
          'Diary entries belong to the learners who wrote them. They are not published, and the operator does not adopt them as their own. What happens to them stands under {policy}.',
          {
            policy: <Link to="/data-protection">{t('Data Protection')}</Link>,
          },
        )}
      </p>
      <h2>{t('The software')}</h2>
      <p>
        {rich('It is made of the work of many; {licences} stand on a page of their own.', {
          licences: <Link to="/licences">{t('their licences')}</Link>,
        })}
      </p>
    </LegalPage>
  );
}
