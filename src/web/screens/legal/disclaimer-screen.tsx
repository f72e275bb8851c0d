import { LegalPage } from '#web/screens/legal/legal-page.tsx';

export function DisclaimerScreen() {
  return (
    <LegalPage page="disclaimer" title="Disclaimer">
      <p>What the corrections are, and what they are not.</p>
      <h2>Corrections can be wrong</h2>
      <p>
        Entries are corrected by programs: rules and dictionaries, or a generative AI provider where the operator chose
        one. They miss mistakes, and now and then they change something that was right. Take a correction as a hint from
        a well-read friend, and ask a teacher where it matters.
      </p>
      <h2>No advice</h2>
      <p>
        The diary does not read what you feel in order to help you. It gives no medical, psychological or legal advice.
        If you are not well, please talk to somebody you trust or to a doctor.
      </p>
      <h2>Availability</h2>
      <p>
        The site is run with care, but nobody can promise that it is always there. Keep a copy of the words that you
        would miss.
      </p>
      <h2>Links</h2>
      <p>Where a page leads to another site, that site’s operator answers for what stands there.</p>
    </LegalPage>
  );
}
