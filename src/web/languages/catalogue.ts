import type { AccessMessage } from '#web/languages/catalogue/access.ts';
import type { AccountCounted, AccountMessage } from '#web/languages/catalogue/account.ts';
import type { DiaryCounted, DiaryMessage } from '#web/languages/catalogue/diary.ts';
import type { FeedbackCounted, FeedbackMessage } from '#web/languages/catalogue/feedback.ts';
import type { HistoryCounted, HistoryMessage } from '#web/languages/catalogue/history.ts';
import type { LegalMessage } from '#web/languages/catalogue/legal.ts';
import type { ProgressCounted, ProgressMessage } from '#web/languages/catalogue/progress.ts';
import type { ReviewCounted, ReviewMessage } from '#web/languages/catalogue/review.ts';
import type { ShellCounted, ShellMessage } from '#web/languages/catalogue/shell.ts';
import type { StartMessage } from '#web/languages/catalogue/start.ts';

/* Types alone: the English text is its own key and stands where it is used (docs/decisions/0034). */

/** Everything that the pages say. */
export type Message =
  | AccessMessage
  | AccountMessage
  | DiaryMessage
  | FeedbackMessage
  | HistoryMessage
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

export type Values = Readonly<Record<string, string | number>>;

type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

/** What goes with a message: a value for each of its placeholders. */
export type ValuesOf<Text extends string> = [PlaceholdersOf<Text>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholdersOf<Text>, string | number>>];

/** A text in the forms that Intl.PluralRules asks for in its language. */
export type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** A part of the catalogue in another language, complete. */
export type Texts<M extends string, C extends string = never> = Readonly<Record<M, string> & Record<C, Forms>>;
