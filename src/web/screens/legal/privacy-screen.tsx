import { LegalPage } from '#web/screens/legal/legal-page.tsx';

export function PrivacyScreen() {
  return (
    <LegalPage title="Data Protection">
      <p>This is the privacy policy: what is stored about you, why, and who else sees it.</p>
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
    <h2>Your account</h2>
    <p>
      Of the registration itself, only your e-mail address and the time of your registration are stored. Beside them
      stands what you chose for your profile:
    </p>
    <ul>
      <li>
        your username and your native language, and the time zone of your device, so that a day ends when yours ends;
      </li>
      <li>your password as a hash (argon2id), from which nobody can read it back;</li>
      <li>
        your notification settings, and for each device that is logged in the session: the browser and the system as the
        browser names them, such as «Firefox on Windows», when you logged in, when it was last used and when it ends.
      </li>
    </ul>
    <p>
      Your e-mail address is used to log you in and to send you the mails that the account needs, such as the
      verification link, the link for a new password, or word that your password was changed. They leave through the
      mail server that the operator chose.
    </p>
    <p>
      So that nobody guesses passwords, the server counts tries per account and per network address. These counts stand
      under keyed hashes, from which neither can be read, and are cleared away within hours. Before you log in, register
      or ask for feedback, your browser solves a small computation by itself; no company outside is asked.
    </p>
  </>
);

const Diary = () => (
  <>
    <h2>Your diary</h2>
    <p>
      An entry is stored with its three texts, its mood, its day, its number of words, and the feedback it received. The
      texts and the feedback are encrypted where they are stored (AES-256-GCM), under a key that belongs to you alone.
      The server opens them only to correct them and to show them to you. Other learners never see them.
    </p>
  </>
);

const Correction = () => (
  <>
    <h2>AI processing</h2>
    <p>
      The operator chooses who corrects the entries; after each correction the page names who checked it. The basic
      corrector is a program on this very server: the texts are sent nowhere. With the Gemini corrector, the three texts
      of the entry and the code of your native language are sent to a generative AI provider, Google, over its Gemini
      API, to be corrected there; Google’s terms for that API then apply. Your name, your e-mail address and your mood
      are not sent along.
    </p>
    <h2>Accounts, database and functions</h2>
    <p>
      Authentication, the database and the functions that the page calls run on the operator’s own server. No
      backend-as-a-service provider is involved.
    </p>
    <h2>Analytics</h2>
    <p>
      No analytics and no session-recording tools are in use. The server’s log holds no diary text and no e-mail
      address.
    </p>
  </>
);

const Device = () => (
  <>
    <h2>On your device</h2>
    <p>
      While you write, the draft is kept in your browser, so that nothing is lost when the page is closed; it is removed
      after you finish the entry or log out. So that the diary also opens without a network, your browser keeps the
      files of the page and, until you log out, the number of your account, with nothing about you. Your choice of the
      light or dark theme is kept there too. The only cookies are those that log you in; they are necessary, so nothing
      asks for your consent.
    </p>
  </>
);

const Rights = () => (
  <>
    <h2>Your rights</h2>
    <p>
      On your account page you can download your whole diary as a file, and delete your account with everything in it.
      You may also ask the operator what is stored about you, have it corrected, receive a copy or have it deleted, and
      you may complain to the data protection authority where you live. The imprint says how to reach the operator.
    </p>
  </>
);
