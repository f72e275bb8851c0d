import type { PushNotice } from '#domain/push.ts';
import type { Words } from '#server/languages/words.ts';

/** The push of a day on which nothing is written yet; but for their language the same words for everybody. */
export const reminderPush = ({ language, say }: Words): PushNotice => ({
  title: say('A few lines about today?'),
  body: say('Your page is still empty. Two or three sentences are plenty.'),
  path: '/diary',
  lang: language,
});
