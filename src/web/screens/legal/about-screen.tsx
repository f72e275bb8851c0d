import { t } from '#web/languages/t.ts';
import { LegalPage } from '#web/screens/legal/legal-page.tsx';
import { useLegalWords } from '#web/screens/legal/use-legal-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './about-screen.module.css';

export function AboutScreen() {
  useLegalWords();
  return (
    <LegalPage page="about-us" title={t('About Us')}>
      <p>{t('A quiet place to write a few lines a day in the language you are learning.')}</p>
      <h2>{t('Why a diary')}</h2>
      <p>
        {t(
          'You know your own day better than any exercise book does. Writing about it makes you look for exactly the words that you need, and a correction stays when it mends a sentence that you meant.',
        )}
      </p>
      <h2>{t('How it works')}</h2>
      <p>
        {t(
          'Three short questions and your mood. Then you see your text beside the corrected one, each change in its place, and the mistakes worth remembering. The progress page shows how your words become more, and more of them right.',
        )}
      </p>
      <h2>{t('What we care about')}</h2>
      <ul>
        <li>{t('Your words are yours: encrypted, never published, never shown to other learners.')}</li>
        <li>{t('No feed, no followers, no points to lose. A missed day is just a day.')}</li>
        <li>{t('The page works with a keyboard, a screen reader, a small phone and a slow connection.')}</li>
      </ul>
      <p className={styles.way}>
        <ButtonLink to="/diary">{t('Open the diary')}</ButtonLink>
      </p>
    </LegalPage>
  );
}
