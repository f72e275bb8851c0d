import type { Feedback } from '#domain/feedback.ts';
import { dayHeadline } from '#web/feedback/day-headline.ts';
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
        {day !== undefined && <span lang={navigator.language}>{dayHeadline(day, navigator.language)}</span>}
        <span>{changesInWords(changes, words)}</span>
        {lang && <span>Read as {languageName(lang)}</span>}
        {checked_by !== '' && <span>Checked by {checkerName(checked_by)}</span>}
      </p>
      {note && (
        <p dir="auto" className={styles.note}>
          {note}
        </p>
      )}
    </>
  );
}

const counted = (n: number, noun: string): string => (n === 1 ? `1 ${noun}` : `${n} ${noun}s`);
const changesInWords = (changes: number, words: number): string =>
  `${changes === 0 ? 'No changes' : counted(changes, 'change')} in ${counted(words, 'word')}`;

const CHECKERS: Readonly<Record<string, string>> = {
  basic: 'the basic corrector',
  scripted: 'the scripted corrector',
  gemini: 'Gemini',
  'openai-compatible': 'an AI model',
  anthropic: 'Claude',
  languagetool: 'LanguageTool',
};
const checkerName = (name: string): string => CHECKERS[name] ?? name;
