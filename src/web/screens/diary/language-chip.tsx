import { language, t } from '#web/languages/t.ts';
import { useLangWritten } from '#web/screens/diary/use-lang-written.ts';
import { LANGUAGES } from '#web/ui/language-field/languages.ts';
import styles from './language-chip.module.css';

/** By the names that the list shows. */
const BY_NATIVE = [...LANGUAGES].sort((a, b) => a.native.localeCompare(b.native));

/** What the learner writes in: found out, or what they say. It is remembered with their profile. */
export function LanguageChip() {
  const { lang, isKnown, choose } = useLangWritten();
  return (
    <select
      className={styles.chip}
      aria-label={t('Language of your diary')}
      lang={lang || undefined}
      value={lang}
      disabled={!isKnown}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="" lang={language()}>
        {t('Language: automatic')}
      </option>
      {BY_NATIVE.map(({ code, native }) => (
        <option key={code} value={code} lang={code}>
          {native}
        </option>
      ))}
    </select>
  );
}
