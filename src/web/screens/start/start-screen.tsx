import { Link } from 'react-router';
import { PRODUCT } from '#domain/product.ts';
import { t } from '#web/languages/t.ts';
import { CorrectionsDrawing, FeedbackDrawing, ProgressDrawing } from '#web/screens/start/drawings.tsx';
import { PhonePreview } from '#web/screens/start/phone-preview.tsx';
import { useSession } from '#web/session.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import styles from './start-screen.module.css';

const FEATURES = [
  {
    title: 'Corrections',
    text: 'Your text beside the corrected one, each change in its place, so that you see what became of your own sentence.',
    Drawing: CorrectionsDrawing,
  },
  {
    title: 'Feedback',
    text: 'The mistakes worth remembering, three at most, each with its reason in one short sentence.',
    Drawing: FeedbackDrawing,
  },
  {
    title: 'Progress',
    text: 'Your moods, your words and your streak, over a week or a month, at a glance.',
    Drawing: ProgressDrawing,
  },
] as const;

/** The landing page (spec §2 /start). */
export function StartScreen() {
  return (
    <Page title={t('Home')} width="wide" isPublic>
      <Welcome />
      <About />
      <ul className={styles.features} aria-label={t('What you get')}>
        {FEATURES.map(({ title, text, Drawing }) => (
          <li key={title}>
            <Drawing />
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Welcome() {
  const { state } = useSession();
  return (
    <div className={styles.welcome}>
      <div>
        <h1 className={styles.title}>{t('Welcome to the {product}!', { product: PRODUCT })}</h1>
        <p className={styles.lead}>
          {t('Write daily diary entries, get instant AI feedback, and track your language learning progress.')}
        </p>
        <div className={styles.ways}>
          <ButtonLink to="/diary">{t('Start Writing')}</ButtonLink>
          {state === 'signed-out' && (
            <Link to="/login" className={styles.login}>
              {t('Log in')}
            </Link>
          )}
        </div>
      </div>
      <PhonePreview />
    </div>
  );
}

const About = () => (
  <section aria-labelledby="about" className={styles.about}>
    <h2 id="about">{t('About')}</h2>
    <div>
      <p>
        {t(
          'You know your own day better than any exercise book does. Three short questions get you started: what happened, what went well, what you are grateful for. Write in the language that you are learning, as well as you can.',
        )}
      </p>
      <p>
        {t(
          'Moments later you know how it should have read, and why. Nobody else sees it: there are no followers here and nothing to win, only a few lines a day and a language that becomes yours.',
        )}
      </p>
    </div>
  </section>
);
