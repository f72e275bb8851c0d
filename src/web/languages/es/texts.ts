import { access } from '#web/languages/es/access.ts';
import { account } from '#web/languages/es/account.ts';
import { diary } from '#web/languages/es/diary.ts';
import { feedback } from '#web/languages/es/feedback.ts';
import { history } from '#web/languages/es/history.ts';
import { importing } from '#web/languages/es/import.ts';
import { progress } from '#web/languages/es/progress.ts';
import { review } from '#web/languages/es/review.ts';
import { shell } from '#web/languages/es/shell.ts';
import { start } from '#web/languages/es/start.ts';

/** Spanish, the whole of it. */
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
