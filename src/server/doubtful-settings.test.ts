import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { doubtsAbout } from '#server/doubtful-settings.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  APP_SECRET: 'a secret for tests that is longer than thirty-two characters',
  PUBLIC_URL: 'https://diary.example.org',
  SMTP_URL: 'smtps://mail.example.org',
};
const WHOLE = { MAIL_FROM: 'Diary <diary@example.org>', SUPPORT_EMAIL: 'help@example.org', TRUST_PROXY: '127.0.0.1' };

test.each<[string, Record<string, string>, RegExp[]]>([
  ['at home', {}, []],
  ['at home under an address of its own', { PUBLIC_URL: 'http://diary.local' }, []],
  ['that is not said to be production', { PUBLIC_URL: 'https://diary.example.org' }, [/^NODE_ENV is not production/]],
  ['at home for the whole network', { HOST: '0.0.0.0' }, [/^HOST is 0\.0\.0\.0 and NODE_ENV is not production/]],
  ['at home for the whole network, by IPv6', { HOST: '::' }, [/^HOST is ::/]],
  ['at home for one address of the network', { HOST: '192.168.1.20' }, [/^HOST is 192/]],
  ['at home for this machine', { HOST: '127.0.0.1' }, []],
  ['at home for this machine, by IPv6', { HOST: '::1' }, []],
  ['in production', { ...PRODUCTION, ...WHOLE }, []],
  ['without what is not demanded', PRODUCTION, [/^TRUST_PROXY/, /^MAIL_FROM/, /^SUPPORT_EMAIL/]],
  ['whose sender is an address alone', { ...PRODUCTION, ...WHOLE, MAIL_FROM: 'diary@localhost' }, [/^MAIL_FROM/]],
  [
    'without https',
    { ...PRODUCTION, ...WHOLE, PUBLIC_URL: 'http://10.0.0.2', TRUST_PROXY: '' },
    [/^PUBLIC_URL is not https/],
  ],
  ['in production for the whole network', { ...PRODUCTION, ...WHOLE, HOST: '0.0.0.0' }, []],
])('a server %s starts, and its log says what may be wrong', (_, settings, doubts) => {
  const said = doubtsAbout(readConfig(settings));
  expect(said).toHaveLength(doubts.length);
  for (const [i, doubt] of doubts.entries()) expect(said[i]).toMatch(doubt);
});
