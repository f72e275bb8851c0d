import { fill, type Sentence } from '#domain/message.ts';

/** What may be wrong with an entry of a file that is to be imported. */
export type EntryProblem =
  | 'Entry {number} is no entry.'
  | 'Entry {number} has no {field}.'
  | 'Entry {number} has an entry_id that is no UUID.'
  | 'Entry {number} has a day that is no date such as 2026-11-21.'
  | 'Entry {number} has a date_ms that is no time in ms since 1970.'
  | 'Entry {number} is from the future.'
  | 'Entry {number} has a day that does not fit its date_ms.'
  | 'Entry {number} has a time_zone that is not known.'
  | 'Entry {number} has an {field} that is no text.'
  | 'Entry {number} has an {field} of more than {count} characters.'
  | 'Entry {number} has no words in it.'
  | 'Entry {number} has a mood that is none of 1 to 5.'
  | 'Entry {number} has a state that is neither pending nor done.'
  | 'Entry {number} has a {field} that is no number of words or tries.'
  | 'Entry {number} has more right tries than tries.'
  | 'Entry {number} has feedback, and is still pending.'
  | 'Entry {number} has no feedback, and is not pending.'
  | 'Entry {number} has feedback without a {field}.'
  | 'Entry {number} has a {field} that is far longer than its original.'
  | 'Entry {number} has feedback that did not come to its end.'
  | 'Entry {number} has feedback in a lang that is no ISO 639-1 code.'
  | 'Entry {number} has a note that is no short text.'
  | 'Entry {number} has feedback whose topMistakes are no list of mistakes.'
  | 'Entry {number} has a correction that does not fit its text.'
  | 'Entry {number} has characters that cannot be stored.';

/** What may be wrong with the file, or with all of it together. */
export type FileProblem =
  | 'This is not a diary that was exported here. Choose the file whose name ends in .json.'
  | 'This file cannot be read: it is damaged, or its download did not come to its end.'
  | 'This file comes from a newer version of the diary. Reload the page and try again.'
  | 'This file is too large to be a diary.'
  | 'This file could not be opened. Please choose it again.'
  | 'This file has more than {count} entries, which is more than a diary takes.'
  | 'A diary takes at most {count} entries by import; the others were left out.'
  | 'Dismissal {number} is not a change with its original and its replacement.';

/** A problem that can be said in any language: its English is its code, and its values stand beside it. */
export type ImportProblem = Sentence & { readonly message: EntryProblem | FileProblem };

export const inEnglish = ({ message, values }: ImportProblem): string => fill(message, values);
