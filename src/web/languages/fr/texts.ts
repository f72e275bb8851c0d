import { access } from '#web/languages/fr/access.ts';
import { account } from '#web/languages/fr/account.ts';
import { diary } from '#web/languages/fr/diary.ts';
import { feedback } from '#web/languages/fr/feedback.ts';
import { history } from '#web/languages/fr/history.ts';
import { importing } from '#web/languages/fr/import.ts';
import { progress } from '#web/languages/fr/progress.ts';
import { review } from '#web/languages/fr/review.ts';
import { shell } from '#web/languages/fr/shell.ts';
import { start } from '#web/languages/fr/start.ts';

/** French, the whole of it. */
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
