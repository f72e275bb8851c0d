import { t } from '#web/languages/t.ts';
import { LegalPage } from '#web/screens/legal/legal-page.tsx';
import { Operator } from '#web/screens/legal/operator.tsx';
import { Processors } from '#web/screens/legal/processors.tsx';
import { useLegalWords } from '#web/screens/legal/use-legal-words.ts';

export function PrivacyScreen() {
  useLegalWords();
  return (
    <LegalPage page="data-protection" title={t('Data Protection')}>
      <p>{t('This is the privacy policy: what is stored about you, why, and who else sees it.')}</p>
      <h2>{t('Who is responsible')}</h2>
      <Operator page="data-protection" />
      <Account />
      <Diary />
      <Correction />
      <Device />
      <Rights />
    </LegalPage>
  );
}

const Account = () => (
  <>
    <h2>{t('Your account')}</h2>
    <p>
      {t(
        'Of the registration itself, only your e-mail address and the time of your registration are stored. Beside them stands what you chose for your profile:',
      )}
    </p>
    <ul>
      <li>
        {t(
          'your username and your native language, and the time zone of your device, so that a day ends when yours ends;',
        )}
      </li>
      <li>{t('the language of the pages, so that mails and notifications come to you in it;')}</li>
      <li>{t('your password as a hash (argon2id), from which nobody can read it back;')}</li>
      <li>
        {t(
          'your notification settings, and for each device that is logged in the session: the browser and the system as the browser names them, such as «Firefox on Windows», when you logged in, when it was last used and when it ends.',
        )}
      </li>
    </ul>
    <p>
      {t(
        'Your e-mail address is used to log you in and to send you the mails that the account needs, such as the verification link, the link for a new password, or word that your password was changed. They leave through the mail server that the operator chose.',
      )}
    </p>
    <p>
      {t(
        'So that nobody guesses passwords, the server counts tries per account and per network address. These counts stand under keyed hashes, from which neither can be read, and are cleared away within hours. Before you log in, register or ask for feedback, your browser solves a small computation by itself; no company outside is asked.',
      )}
    </p>
  </>
);

const Diary = () => (
  <>
    <h2>{t('Your diary')}</h2>
    <p>
      {t(
        'An entry is stored with its three texts, its mood, its day, its number of words, and the feedback it received. The texts and the feedback are encrypted where they are stored (AES-256-GCM), under a key that belongs to you alone. The server opens them only to correct them and to show them to you. Other learners never see them. Of each mistake its kind is kept, and a keyed mark by which it is known again; from these come the figures of your progress and the cards of your review, with the dates on which you answered them. What you delete goes for good a minute later.',
      )}
    </p>
    <h2>{t('Mails and notifications')}</h2>
    <p>
      {t(
        'Reminders and the weekly summary come only if you switch them on, and each mail has a link that stops them. They hold no word of your diary. Notifications on a device, where the operator offers them, go through the service of your browser’s maker; the server keeps the address that this service gave your browser until you log out or switch them off.',
      )}
    </p>
  </>
);

const Correction = () => (
  <>
    <h2>{t('AI processing')}</h2>
    <Processors />
    <h2>{t('Accounts, database and functions')}</h2>
    <p>
      {t(
        'Authentication, the database and the functions that the page calls run on the operator’s own server. No backend-as-a-service provider is involved.',
      )}
    </p>
    <h2>{t('Analytics')}</h2>
    <p>
      {t(
        'Statistics are kept only after you allow them, and you can withdraw that at any time by «Cookie settings» at the foot of every page. Then this server counts per day how often each page was opened and, for example, how many entries were sent: bare numbers, with no name, no identifier and no network address. Where your browser asks not to be tracked (Do Not Track or Global Privacy Control), that is taken as your no.',
      )}
    </p>
    <p>
      {t(
        'Where the operator uses PostHog as well, the question says so before you answer. From your yes to its withdrawal it then receives the same counts and a recording of how pages are used, in which the diary, feedback, history, progress and account pages are blank. Without your yes nothing of it is even loaded.',
      )}
    </p>
    <p>{t('The server’s log holds no diary text and no e-mail address.')}</p>
  </>
);

const Device = () => (
  <>
    <h2>{t('On your device')}</h2>
    <p>
      {t(
        'While you write, the draft is kept in your browser, so that nothing is lost when the page is closed; it is removed after you finish the entry or log out. So that the diary also opens without a network, your browser keeps the files of the page and, until you log out, the number of your account, with nothing about you. Your choice of the light or dark theme, the language of the pages and your answer about statistics are kept there too. The only cookies are those that log you in and protect your log-in. One of them remembers for 400 days, also after you log out, which accounts logged in in this browser, so that strangers who guess at your password cannot lock you out. They are necessary, so we do not ask for your consent.',
      )}
    </p>
  </>
);

const Rights = () => (
  <>
    <h2>{t('Your rights')}</h2>
    <p>
      {t(
        'On your account page you can download your whole diary as a file, and delete your account with everything in it. You may also ask the operator what is stored about you, have it corrected, receive a copy or have it deleted, and you may complain to the data protection authority where you live. The imprint says how to reach the operator.',
      )}
    </p>
  </>
);
