import { t } from '#web/languages/t.ts';
import { useLegalText } from '#web/screens/legal/use-legal-text.ts';

/** Who runs this installation, as far as the operator says it. */
export function Operator({ page }: { readonly page: 'imprint' | 'data-protection' }) {
  const { name, address, email } = useLegalText(page).data?.operator ?? {};
  if (!name && !address && !email)
    return (
      <p>
        {t(
          'Dayglot Diary is software that anybody can run on a server of their own. Whoever runs this installation, under the address that your browser shows, is its operator and answers for it. To reach them, reply to any mail that you received from this site. Where a school, a company or a friend gave you the address, they know the operator too.',
        )}
      </p>
    );
  return (
    <address>
      {[name, ...(address?.split(/\\n|\n/) ?? [])].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  );
}
