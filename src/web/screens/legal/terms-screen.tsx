import { LegalPage } from '#web/screens/legal/legal-page.tsx';

export function TermsScreen() {
  return (
    <LegalPage page="terms" title="Terms of Service">
      <p>The few rules under which you use the diary.</p>
      <h2>What you get</h2>
      <p>
        A diary for the language you are learning: you write, your entry is corrected, and you see your progress.
        Features may change or grow; what you wrote stays yours.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>One account is for one person. Give an e-mail address that is yours, and keep the password to yourself.</li>
        <li>Tell the operator if you think that somebody else uses your account.</li>
      </ul>
      <h2>What you write</h2>
      <ul>
        <li>
          Your entries belong to you. You allow the operator to store them and to have them corrected, and nothing else.
        </li>
        <li>Please write nothing that breaks the law or another person’s rights.</li>
        <li>Do not attack the site, overload it or try to read what belongs to others.</li>
      </ul>
      <h2>Ending it</h2>
      <p>
        You may stop at any time and have the operator delete your account. The operator may close an account that
        breaks these rules, or stop the service after telling you in good time.
      </p>
      <h2>Liability</h2>
      <p>
        The diary is offered as it is. The operator is liable as the law demands, and beyond that only for intent and
        gross negligence. Corrections carry no guarantee; see the disclaimer.
      </p>
    </LegalPage>
  );
}
