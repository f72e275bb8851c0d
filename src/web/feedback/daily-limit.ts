import { tn } from '#web/languages/t.ts';

/** The server's word that a day's corrections are used up, in the language of the pages; how many they were it says itself. */
export const dailyLimitText = (message: string): string =>
  tn(
    Number(/\d+/.exec(message) ?? 1),
    'You have had the one correction of today. Your words are kept; ask again tomorrow.',
    'You have had all {count} corrections of today. Your words are kept; ask again tomorrow.',
  );
