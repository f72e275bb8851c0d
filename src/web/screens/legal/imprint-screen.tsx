import { Link } from 'react-router';
import { LegalPage } from '#web/screens/legal/legal-page.tsx';

export function ImprintScreen() {
  return (
    <LegalPage title="Imprint">
      <p>Who answers for this site.</p>
      <h2>Operator</h2>
      <p>
        Dayglot Diary is software that anybody can run on a server of their own. Whoever runs this installation, under
        the address that your browser shows, is its operator and answers for it.
      </p>
      <h2>How to reach the operator</h2>
      <p>
        Reply to any mail that you received from this site: the reply goes to the operator. Where a school, a company or
        a friend gave you the address of this site, they know the operator too.
      </p>
      <h2>What the learners write</h2>
      <p>
        Diary entries belong to the learners who wrote them. They are not published, and the operator does not adopt
        them as their own. What happens to them stands under <Link to="/data-protection">Data Protection</Link>.
      </p>
    </LegalPage>
  );
}
