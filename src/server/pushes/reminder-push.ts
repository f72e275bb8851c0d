import type { PushNotice } from '#domain/push.ts';

/** The push of a day on which nothing is written yet; the same words for everybody. */
export const REMINDER_PUSH: PushNotice = {
  title: 'A few lines about today?',
  body: 'Your page is still empty. Two or three sentences are plenty.',
  path: '/diary',
};
