import { useQuery } from '@tanstack/react-query';
import { t } from '#web/languages/t.ts';
import styles from '#web/screens/legal/legal-page.module.css';
import { useLegalWords } from '#web/screens/legal/use-legal-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';

/** As scripts/licences.mjs writes it: the packages that this build was made of, those with one text together. */
type Licence = { readonly packages: readonly string[]; readonly licence: string; readonly text: string };

async function readLicences(signal: AbortSignal): Promise<readonly Licence[]> {
  const answer = await fetch('/licences.json', { signal });
  if (!answer.ok) throw new Error(`licences.json: ${answer.status}`);
  return answer.json();
}

/** What this software is made of, with the licences of those who made it. */
export function LicencesScreen() {
  useLegalWords();
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['licences'],
    queryFn: ({ signal }) => readLicences(signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  return (
    <Page title={t('Licences')} isPublic>
      <article className={styles.text} aria-busy={isPending}>
        <h1>{t('Licences')}</h1>
        <p>
          {t(
            'Dayglot Diary stands on the work of many. These are the packages in it, and the licences they come under.',
          )}
        </p>
        {isError && (
          <p role="alert">
            {t('The list could not be read.')}{' '}
            <Button kind="quiet" onClick={() => void refetch()}>
              {t('Try again')}
            </Button>
          </p>
        )}
        {data?.map(({ packages, licence, text }) => (
          <details key={packages[0]} className={styles.licence}>
            <summary dir="ltr">
              {packages.join(', ')} <span className={styles.note}>{licence}</span>
            </summary>
            <pre lang="en" dir="ltr">
              {text}
            </pre>
          </details>
        ))}
      </article>
    </Page>
  );
}
