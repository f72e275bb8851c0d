import type { AccessMessage } from '#web/languages/catalogue/access.ts';
import type { AccountCounted, AccountMessage } from '#web/languages/catalogue/account.ts';
import type { DiaryCounted, DiaryMessage } from '#web/languages/catalogue/diary.ts';
import type { FeedbackCounted, FeedbackMessage } from '#web/languages/catalogue/feedback.ts';
import type { HistoryCounted, HistoryMessage } from '#web/languages/catalogue/history.ts';
import type { ImportMessage } from '#web/languages/catalogue/import.ts';
import type { LegalMessage } from '#web/languages/catalogue/legal.ts';
import type { ProgressCounted, ProgressMessage } from '#web/languages/catalogue/progress.ts';
import type { ReviewCounted, ReviewMessage } from '#web/languages/catalogue/review.ts';
import type { ShellCounted, ShellMessage } from '#web/languages/catalogue/shell.ts';
import type { StartMessage } from '#web/languages/catalogue/start.ts';

export type { Texts } from '#domain/message.ts';

/* Types alone: the English text is its own key and stands where it is used (docs/decisions/0034). */

/** Everything that the pages say. */
export type Message =
  | AccessMessage
  | AccountMessage
  | DiaryMessage
  | FeedbackMessage
  | HistoryMessage
  | ImportMessage
  | LegalMessage
  | ProgressMessage
  | ReviewMessage
  | ShellMessage
  | StartMessage;

/** A message that is whole by itself. */
export type Plain = Exclude<Message, `${string}{${string}}${string}`>;

/** What is said with a number, by the words for any other number than one. */
export type Counted =
  | AccountCounted
  | DiaryCounted
  | FeedbackCounted
  | HistoryCounted
  | ProgressCounted
  | ReviewCounted
  | ShellCounted;
