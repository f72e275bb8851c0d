import { useQuery } from '@tanstack/react-query';
import { installationQuery } from '#web/installation-query.ts';
import { rich } from '#web/languages/rich.tsx';
import { t } from '#web/languages/t.ts';
import { mailLink } from '#web/screens/account/mail-link.ts';
import { Section } from '#web/screens/account/section.tsx';
import { SettingRow } from '#web/screens/account/setting-row.tsx';
import { Unread } from '#web/screens/account/unread.tsx';
import styles from './help-support.module.css';

/** Ways to reach who runs this installation (spec §2 /account). */
export function HelpSupport() {
  const read = useQuery(installationQuery);
  const address = read.data?.support_email;
  return (
    <Section title={t('Help & Support')}>
      <SettingRow note={t('A question or a wish?')}>
        <MailLink address={address} subject={t('A question')} label={t('Contact Support')} />
      </SettingRow>
      <SettingRow note={t('Something does not work as it should?')}>
        <MailLink address={address} subject={t('Bug report')} label={t('Report a Bug')} />
      </SettingRow>
      {(address || read.errorUpdateCount === 0) && <SettingRow note={<Address address={address} />} />}
      <Unread text={t('The address of the support could not be read.')} query={read} />
    </Section>
  );
}

/** The address in words, for whoever writes from somewhere else. */
const Address = ({ address }: { readonly address: string | undefined }) =>
  rich('Both go to {address}.', {
    address: address ?? <span className={styles.placeholder}>support@example.org</span>,
  });

type LinkProps = { readonly address: string | undefined; readonly subject: string; readonly label: string };

/** Opens a new mail; until the address is known it leads nowhere. */
const MailLink = ({ address, subject, label }: LinkProps) => (
  <a className={styles.link} href={address && mailLink(address, subject)}>
    {label}
  </a>
);
