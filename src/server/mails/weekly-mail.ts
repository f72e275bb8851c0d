import type { EditKind } from '#domain/edits.ts';
import type { WeekSummary } from '#server/jobs/weekly.ts';
import type { KindName } from '#server/languages/catalogue.ts';
import type { Words } from '#server/languages/words.ts';
import { greeting, mailOf } from '#server/mails/layout.ts';
import type { Reminding } from '#server/mails/reminder-mail.ts';
import type { Mail } from '#server/ports/mailer.ts';

const KIND_NAMES: Readonly<Record<EditKind, KindName>> = {
  spelling: 'spelling',
  capital: 'capital letters',
  punctuation: 'punctuation',
  spacing: 'spaces',
  article: 'articles',
  'noun-number': 'singular and plural',
  'verb-form': 'verb forms',
  tense: 'tenses',
  agreement: 'agreement',
  preposition: 'prepositions',
  pronoun: 'pronouns',
  'word-order': 'word order',
  'word-choice': 'choice of words',
  'missing-word': 'missing words',
  'extra-word': 'words too many',
  register: 'tone',
};

/** The mail of a Sunday: the week in figures. */
export const weeklyMail = (words: Words, { to, username, href, off }: Reminding, week: WeekSummary): Mail =>
  mailOf(words, to, {
    subject: words.count(week.days, 'Your week: 1 day written', 'Your week: {count} days written'),
    before: [greeting(words, username), ...linesOf(words, week)],
    button: { label: words.say('Open my diary'), href },
    after: [
      words.say('You get this mail on Sundays because Weekly summary is on. You choose that on your account page.'),
    ],
    off: { label: words.say('Stop the weekly summary'), href: off },
  });

function linesOf(words: Words, { days: num_days, num_words, faded, isTodayOpen }: WeekSummary): string[] {
  const { say, count, list } = words;
  const days = count(num_days, '1 day', '{count} days');
  return [
    num_words > 0
      ? say('this week you wrote on {days}, {words} in all.', {
          days,
          words: count(num_words, '1 word', '{count} words'),
        })
      : say('this week you wrote on {days}.', { days }),
    ...(faded.length > 0
      ? [say('Fewer mistakes than the week before: {kinds}.', { kinds: list(faded.map((k) => say(KIND_NAMES[k]))) })]
      : []),
    ...(isTodayOpen ? [say('Today’s page is still empty; there is time for a few lines.')] : []),
  ];
}
