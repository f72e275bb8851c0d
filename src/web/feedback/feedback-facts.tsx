import type { Feedback } from '#domain/feedback.ts';
import { dayHeadline } from '#web/feedback/day-headline.ts';
import { known, locale, t, tn } from '#web/languages/t.ts';
import { languageName } from '#web/lib/language-name.ts';
import styles from './feedback-facts.module.css';

type Props = {
  /** The learner's day of the entry, YYYY-MM-DD; undefined where it is told elsewhere. */
  readonly day?: string | undefined;
  readonly changes: number;
  readonly words: number;
  readonly feedback: Feedback;
};

/** What there is to know of a correction: its day, how much was changed, the language that was found and who checked it. */
export function FeedbackFacts({ day, changes, words, feedback }: Props) {
  const { lang, checked_by, note } = feedback;
  return (
    <>
      <p className={styles.facts}>
        {day !== undefined && <span lang={locale()}>{dayHeadline(day, locale())}</span>}
        <span>{changesInWords(changes, words)}</span>
        {lang && <span>{t('Read as {language}', { language: languageName(lang) })}</span>}
        {checked_by !== '' && <span>{t('Checked by {corrector}', { corrector: checkerName(checked_by) })}</span>}
      </p>
      {note && (
        <p dir="auto" className={styles.note}>
          {note}
        </p>
      )}
    </>
  );
}

function changesInWords(changes: number, words: number): string {
  const changed = changes === 0 ? t('No changes') : tn(changes, '1 change', '{count} changes');
  return `${changed} ${tn(words, 'in 1 word', 'in {count} words')}`;
}

const CHECKERS: Readonly<Record<string, string>> = {
  basic: 'the basic corrector',
  scripted: 'the scripted corrector',
  gemini: 'Gemini',
  'openai-compatible': 'an AI model',
  anthropic: 'Claude',
  languagetool: 'LanguageTool',
};
const checkerName = (name: string): string => known(CHECKERS[name] ?? name);
