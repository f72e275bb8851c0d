import { tn } from '#web/languages/t.ts';

/** Seconds as a person says them: «1 second», «40 seconds», «5 minutes», «2 hours»; rounded up. */
export function secondsInWords(seconds: number): string {
  if (seconds < 60) return tn(Math.ceil(seconds), '1 second', '{count} seconds');
  if (seconds < 3600) return tn(Math.ceil(seconds / 60), '1 minute', '{count} minutes');
  return tn(Math.ceil(seconds / 3600), '1 hour', '{count} hours');
}
