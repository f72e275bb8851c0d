import { access } from '#web/languages/ja/access.ts';
import { account } from '#web/languages/ja/account.ts';
import { diary } from '#web/languages/ja/diary.ts';
import { feedback } from '#web/languages/ja/feedback.ts';
import { history } from '#web/languages/ja/history.ts';
import { importing } from '#web/languages/ja/import.ts';
import { progress } from '#web/languages/ja/progress.ts';
import { review } from '#web/languages/ja/review.ts';
import { shell } from '#web/languages/ja/shell.ts';
import { start } from '#web/languages/ja/start.ts';

/** Japanese, the whole of it. */
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
