import { access } from '#web/languages/ar/access.ts';
import { account } from '#web/languages/ar/account.ts';
import { diary } from '#web/languages/ar/diary.ts';
import { feedback } from '#web/languages/ar/feedback.ts';
import { history } from '#web/languages/ar/history.ts';
import { importing } from '#web/languages/ar/import.ts';
import { progress } from '#web/languages/ar/progress.ts';
import { review } from '#web/languages/ar/review.ts';
import { shell } from '#web/languages/ar/shell.ts';
import { start } from '#web/languages/ar/start.ts';

/** Arabic, the whole of it. */
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
