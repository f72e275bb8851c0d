import { access } from '#web/languages/de/access.ts';
import { account } from '#web/languages/de/account.ts';
import { diary } from '#web/languages/de/diary.ts';
import { feedback } from '#web/languages/de/feedback.ts';
import { history } from '#web/languages/de/history.ts';
import { importing } from '#web/languages/de/import.ts';
import { progress } from '#web/languages/de/progress.ts';
import { review } from '#web/languages/de/review.ts';
import { shell } from '#web/languages/de/shell.ts';
import { start } from '#web/languages/de/start.ts';

/** German, the whole of it. */
export const texts = {
  ...shell,
  ...start,
  ...diary,
  ...feedback,
  ...progress,
  ...history,
  ...review,
  ...access,
  ...account,
  ...importing,
};
