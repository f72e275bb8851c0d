import type { EditKind } from '#domain/edits.ts';
import type { WeekSummary } from '#server/jobs/weekly.ts';
import { greeting, mailOf } from '#server/mails/layout.ts';
import type { Reminding } from '#server/mails/reminder-mail.ts';
import type { Mail } from '#server/ports/mailer.ts';

const KIND_NAMES: Readonly<Record<EditKind, string>> = {
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

const numbered = (n: number, one: string): string => `${n.toLocaleString('en')} ${one}${n === 1 ? '' : 's'}`;
const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** The mail of a Sunday: the week in figures. */
export const weeklyMail = ({ to, username, href, off }: Reminding, week: WeekSummary): Mail =>
  mailOf(to, {
    subject: `Your week: ${numbered(week.days, 'day')} written`,
    before: [greeting(username), ...linesOf(week)],
    button: { label: 'Open my diary', href },
    after: ['You get this mail on Sundays because Weekly summary is on. You choose that on your account page.'],
    off: { label: 'Stop the weekly summary', href: off },
  });

function linesOf({ days, num_words, faded, isTodayOpen }: WeekSummary): string[] {
  const words = num_words > 0 ? `, ${numbered(num_words, 'word')} in all` : '';
  return [
    `this week you wrote on ${numbered(days, 'day')}${words}.`,
    ...(faded.length > 0
      ? [`Fewer mistakes than the week before: ${listed.format(faded.map((k) => KIND_NAMES[k]))}.`]
      : []),
    ...(isTodayOpen ? ['Today’s page is still empty; there is time for a few lines.'] : []),
  ];
}
