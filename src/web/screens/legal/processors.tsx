import { t } from '#web/languages/t.ts';
import { useLegalText } from '#web/screens/legal/use-legal-text.ts';

/** Whom an entry is sent to, by name, as this installation is set up. */
export function Processors() {
  const { data } = useLegalText('data-protection');
  const processors = data?.processors ?? [];
  return (
    <>
      <p>
        {data
          ? processors.length > 0
            ? t(
                'To correct an entry, this site sends it to a generative AI provider or another program outside itself:',
              )
            : t('Entries are corrected by a program on this very server: the texts are sent nowhere.')
          : t(
              'Who corrects the entries is the operator’s choice; after each correction the page names who checked it.',
            )}
      </p>
      {processors.length > 0 && (
        <>
          <ul>
            {processors.map(({ name, service }) => (
              <li key={`${name} ${service}`}>
                {name} ({service})
              </li>
            ))}
          </ul>
          <p>
            {t(
              'What is sent are the three texts of the entry, its language and your native language, and what you said you meant; that provider’s own terms then apply. Your name, your e-mail address and your mood are not sent along. Where a provider does not answer, the next one is asked, or the basic corrector on this server; the page names who checked the entry.',
            )}
          </p>
        </>
      )}
    </>
  );
}
