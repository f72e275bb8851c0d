import type { Config } from '#server/config.ts';

/** Settings that are allowed, and that somebody who serves others will hardly want: a sentence each, for the log. */
export function doubtsAbout(config: Config): string[] {
  const isPublic = config.PUBLIC_URL.startsWith('https:');
  if (!config.production)
    return isPublic
      ? [
          'NODE_ENV is not production: nothing unsafe is refused, and without SMTP_URL everybody reads all mails at /dev/mailbox',
        ]
      : [];
  const doubts: string[] = [];
  if (isPublic && !config.TRUST_PROXY)
    doubts.push('TRUST_PROXY is not set: behind a proxy all learners count as one address, and share its limits');
  if (/@localhost>?$/.test(config.MAIL_FROM))
    doubts.push('MAIL_FROM is not set: few mail servers take a mail from diary@localhost');
  if (config.SUPPORT_EMAIL.endsWith('@localhost'))
    doubts.push('SUPPORT_EMAIL is not set: «Contact Support» writes to nobody');
  return doubts;
}
