import { useQueryClient } from '@tanstack/react-query';
import type { ExportEnding } from '#domain/export.ts';
import type { Plain } from '#web/languages/catalogue.ts';
import { t } from '#web/languages/t.ts';
import { ImportRow } from '#web/screens/account/import-row.tsx';
import { Section } from '#web/screens/account/section.tsx';
import { SettingRow } from '#web/screens/account/setting-row.tsx';
import { SESSION_KEY } from '#web/session-query.ts';
import styles from './export-section.module.css';

/** The files of docs/export-format.md, and what each is good for. */
const FILES: readonly { ending: ExportEnding; name: string; title: Plain; note: Plain }[] = [
  {
    ending: 'json',
    name: 'JSON',
    title: 'Everything, as JSON',
    note: 'Complete, to keep. This is the file that can be imported again.',
  },
  { ending: 'csv', name: 'CSV', title: 'A table, as CSV', note: 'A row for each entry, for a spreadsheet.' },
  { ending: 'md', name: 'Markdown', title: 'A text, as Markdown', note: 'Day by day, to read or to print.' },
  {
    ending: 'anki.tsv',
    name: 'Anki',
    title: 'Flashcards, for Anki',
    note: 'Your sentences and their corrections, to learn by heart.',
  },
];

/** The diary to take along, and to bring back. The server writes the files; a link is enough. */
export const ExportSection = ({ userId }: { readonly userId: string }) => (
  <Section title={t('Your diary as a file')}>
    <p className={styles.about}>
      {t(
        'Your words are yours: take them along whenever you like. Here they are stored encrypted; a downloaded file is not, so keep it where nobody else reads.',
      )}
    </p>
    {FILES.map(({ ending, name, title, note }) => (
      <SettingRow key={ending} title={t(title)} note={t(note)}>
        <DownloadLink ending={ending} name={name} />
      </SettingRow>
    ))}
    {/* What one learner began, another does not go on with. */}
    <ImportRow key={userId} />
  </Section>
);

/** A download that fails says nothing to the page: who is signed in is asked anew beside it, and the guard leads on. */
function DownloadLink({ ending, name }: { readonly ending: ExportEnding; readonly name: string }) {
  const client = useQueryClient();
  const askAgain = () => void client.invalidateQueries({ queryKey: SESSION_KEY });
  return (
    <a className={styles.link} href={`/export/entries.${ending}`} download onClick={askAgain}>
      {t('Download')}
      <span className="visually-hidden"> {name}</span>
    </a>
  );
}
