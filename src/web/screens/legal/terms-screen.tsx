import { t } from '#web/languages/t.ts';
import { LegalPage } from '#web/screens/legal/legal-page.tsx';
import { useLegalWords } from '#web/screens/legal/use-legal-words.ts';

export function TermsScreen() {
  useLegalWords();
  return (
    <LegalPage page="terms" title={t('Terms of Service')}>
      <p>{t('The few rules under which you use the diary.')}</p>
      <h2>{t('What you get')}</h2>
      <p>
        {t(
          'A diary for the language you are learning: you write, your entry is corrected, and you see your progress. Features may change or grow; what you wrote stays yours.',
        )}
      </p>
      <h2>{t('Your account')}</h2>
      <ul>
        <li>
          {t('One account is for one person. Give an e-mail address that is yours, and keep the password to yourself.')}
        </li>
        <li>{t('Tell the operator if you think that somebody else uses your account.')}</li>
      </ul>
      <h2>{t('What you write')}</h2>
      <ul>
        <li>
          {t(
            'Your entries belong to you. You allow the operator to store them and to have them corrected, and nothing else.',
          )}
        </li>
        <li>{t('Please write nothing that breaks the law or another person’s rights.')}</li>
        <li>{t('Do not attack the site, overload it or try to read what belongs to others.')}</li>
      </ul>
      <h2>{t('Ending it')}</h2>
      <p>
        {t(
          'You may stop at any time and have the operator delete your account. The operator may close an account that breaks these rules, or stop the service after telling you in good time.',
        )}
      </p>
      <h2>{t('Liability')}</h2>
      <p>
        {t(
          'The diary is offered as it is. The operator is liable as the law demands, and beyond that only for intent and gross negligence. Corrections carry no guarantee; see the disclaimer.',
        )}
      </p>
    </LegalPage>
  );
}
