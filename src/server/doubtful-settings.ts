import type { Config } from '#server/config.ts';
import { isLoopback } from '#server/network.ts';

/** Settings that are allowed, and that somebody who serves others will hardly want: a sentence each, for the log. */
export function doubtsAbout(config: Config): string[] {
  const isPublic = config.PUBLIC_URL.startsWith('https:');
  if (!config.production) return doubtsAtHome(config, isPublic);
  const doubts: string[] = [];
  if (!isPublic)
    doubts.push('PUBLIC_URL is not https: passwords and diaries cross the network where others can read them');
  if (isPublic && !config.TRUST_PROXY)
    doubts.push('TRUST_PROXY is not set: behind a proxy all learners count as one address, and share its limits');
  if (/@localhost>?$/.test(config.MAIL_FROM))
    doubts.push('MAIL_FROM is not set: few mail servers take a mail from diary@localhost');
  if (config.SUPPORT_EMAIL.endsWith('@localhost'))
    doubts.push('SUPPORT_EMAIL is not set: «Contact Support» writes to nobody');
  return doubts;
}

function doubtsAtHome({ HOST }: Config, isPublic: boolean): string[] {
  const doubts: string[] = [];
  if (isPublic) doubts.push('NODE_ENV is not production: unsafe settings are not refused, and mails may not be sent');
  if (HOST !== 'localhost' && !isLoopback(HOST))
    doubts.push(`HOST is ${HOST} and NODE_ENV is not production: others on the network can reach this server`);
  return doubts;
}
