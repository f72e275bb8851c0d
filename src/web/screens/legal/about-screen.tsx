import { LegalPage } from '#web/screens/legal/legal-page.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './about-screen.module.css';

export function AboutScreen() {
  return (
    <LegalPage page="about-us" title="About Us">
      <p>A quiet place to write a few lines a day in the language you are learning.</p>
      <h2>Why a diary</h2>
      <p>
        You know your own day better than any exercise book does. Writing about it makes you look for exactly the words
        that you need, and a correction stays when it mends a sentence that you meant.
      </p>
      <h2>How it works</h2>
      <p>
        Three short questions and your mood. Then you see your text beside the corrected one, each change in its place,
        and the mistakes worth remembering. The progress page shows how your words become more, and more of them right.
      </p>
      <h2>What we care about</h2>
      <ul>
        <li>Your words are yours: encrypted, never published, never shown to other learners.</li>
        <li>No feed, no followers, no points to lose. A missed day is just a day.</li>
        <li>The page works with a keyboard, a screen reader, a small phone and a slow connection.</li>
      </ul>
      <p className={styles.way}>
        <ButtonLink to="/diary">Open the diary</ButtonLink>
      </p>
    </LegalPage>
  );
}
