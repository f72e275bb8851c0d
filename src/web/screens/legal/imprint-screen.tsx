import { Link } from 'react-router';
import { LegalPage } from '#web/screens/legal/legal-page.tsx';
import { Operator } from '#web/screens/legal/operator.tsx';

export function ImprintScreen() {
  return (
    <LegalPage page="imprint" title="Imprint">
      <p>Who answers for this site.</p>
      <h2>Operator</h2>
      <Operator page="imprint" />
      <h2>What the learners write</h2>
      <p>
        Diary entries belong to the learners who wrote them. They are not published, and the operator does not adopt
        them as their own. What happens to them stands under <Link to="/data-protection">Data Protection</Link>.
      </p>
      <h2>The software</h2>
      <p>
        It is made of the work of many; <Link to="/licences">their licences</Link> stand on a page of their own.
      </p>
    </LegalPage>
  );
}
