import { describe, expect, test } from 'vitest';
import { ConfigError, posthogOf, readConfig } from '#server/config.ts';
import { newPushKeys } from '#testing/push-browser.ts';

const problems = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('readConfig', () => {
  test('nothing set gives the embedded defaults', () => {
    expect(readConfig({})).toMatchObject({
      HOST: 'localhost',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: './data',
      CORRECTOR: ['basic'],
      production: false,
    });
  });

  test('an empty variable counts as unset', () => {
    expect(readConfig({ PORT: '', CORRECTOR: ' ' })).toMatchObject({ PORT: 3000, CORRECTOR: ['basic'] });
  });

  test('PUBLIC_URL follows PORT and loses a trailing slash', () => {
    expect(readConfig({ PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000');
    expect(readConfig({ PUBLIC_URL: 'https://diary.example.org/' }).PUBLIC_URL).toBe('https://diary.example.org');
  });

  test('every wrong variable is named at once with what it should be', () => {
    const message = problems({ PORT: '70000', CORRECTOR: 'basic,deepl', LOG_LEVEL: 'loud', SMTP_URL: 'mail' });
    expect(message).toContain('4 settings are wrong');
    expect(message).toContain('PORT is «70000». It should be a whole number from 1 to 65535.');
    expect(message).toContain(
      'CORRECTOR is «basic,deepl». It should be one or more of gemini, openai-compatible, anthropic,',
    );
    expect(message).toContain('LOG_LEVEL is «loud»');
    expect(message).toContain('SMTP_URL is set wrongly');
  });

  test.each([
    'PORT=0',
    'PORT=1.5',
    'PORT=abc',
    'PUBLIC_URL=diary.example.org',
    'PUBLIC_URL=https://a.example/diary',
    'NODE_ENV=prod',
    'MAIL_FROM=nobody',
    'DATABASE_URL=mysql://x',
    'APP_SECRET=short',
    'AI_TOTAL_MS=-1',
    'REGISTRATIONS_PER_DAY=59',
    'AI_MODE=whole',
    'LANGUAGETOOL_URL=localhost:8081',
    'CORRECTOR=gemini,',
    'SUPPORT_EMAIL=nobody',
    'TRUST_PROXY=proxy.example.org',
    'TRUST_PROXY=10.0.0.0/33',
    'TRUST_PROXY=10.0.0.1,',
    'BOT_CHECK=no',
    'RATE_LIMIT=0',
    'VAPID_PUBLIC_KEY=abc',
    'VAPID_PRIVATE_KEY=abc',
    'AI_DAILY_COST_LIMIT=0',
    'AI_DAILY_COST_LIMIT=cheap',
    'AI_PRICE=1',
    'AI_PRICE=1,-2',
    'METRICS_PORT=3000',
    'OTEL_EXPORTER_OTLP_ENDPOINT=localhost:4318',
  ])('%s is refused', (setting) => {
    const [name = '', value = ''] = setting.split('=');
    expect(problems({ [name]: value })).toContain(`${name} is`);
  });

  test('a wrong secret is never printed', () => {
    expect(problems({ APP_SECRET: 'hunter2', DATABASE_URL: 'mysql://root:hunter2@db' })).not.toContain('hunter2');
  });

  test('a limit in money with a model of one’s own needs its price', () => {
    const limited = { AI_DAILY_COST_LIMIT: '5', AI_MODEL: 'gemini-9' };
    expect(problems(limited)).toContain('AI_PRICE is not set. It should be USD for a million tokens in and out');
    expect(problems({ ...limited, AI_PRICE: '0.75,3.75' })).toBe('');
    expect(readConfig({ ...limited, AI_PRICE: '0.75,3' })).toMatchObject({
      AI_DAILY_COST_LIMIT: 5,
      AI_PRICE: [0.75, 3],
    });
    expect(problems({ AI_DAILY_COST_LIMIT: '5' })).toBe('');
  });

  describe('the keys of pushes', () => {
    const [own, other] = [newPushKeys(), newPushKeys()];
    const both = (publicKey: string, privateKey: string) => ({
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
    });
    test('a pair is taken, and none', () => {
      expect(problems(both(own.publicKey, own.privateKey))).toBe('');
      expect(problems(both('', ''))).toBe('');
    });
    test.each([
      [
        'one alone',
        both(own.publicKey, ''),
        'VAPID_PRIVATE_KEY is not set. It should be set, when VAPID_PUBLIC_KEY is',
      ],
      ['the other alone', both('', own.privateKey), 'VAPID_PUBLIC_KEY is not set. It should be set, when'],
      ['two that do not belong together', both(own.publicKey, other.privateKey), 'VAPID_PUBLIC_KEY is set wrongly.'],
      ['a number that is no key', both(own.publicKey, 'A'.repeat(43)), 'VAPID_PUBLIC_KEY is set wrongly.'],
      ['one mistyped', both(own.publicKey, `${own.privateKey}=`), 'VAPID_PRIVATE_KEY is set wrongly.'],
    ])('%s: refused, and neither is printed', (_, keys, words) => {
      const message = problems(keys);
      expect(message).toContain(words);
      expect(message).toContain('should be');
      for (const key of Object.values(keys).filter(Boolean)) expect(message).not.toContain(key);
    });
  });

  describe('PostHog', () => {
    const POSTHOG_KEY = 'phc_abc';
    const POSTHOG_HOST = 'https://eu.i.posthog.com';
    test('is both variables; its host is an origin', () => {
      expect(posthogOf(readConfig({}))).toBeUndefined();
      expect(posthogOf(readConfig({ POSTHOG_KEY, POSTHOG_HOST: `${POSTHOG_HOST}/` }))).toEqual({
        key: POSTHOG_KEY,
        host: POSTHOG_HOST,
      });
    });

    const wrong: [Record<string, string>, string][] = [
      [{ POSTHOG_KEY }, 'POSTHOG_HOST is not set. It should be set, when POSTHOG_KEY is'],
      [{ POSTHOG_HOST }, 'POSTHOG_KEY is not set. It should be set, when POSTHOG_HOST is'],
      [{ POSTHOG_KEY: 'a b', POSTHOG_HOST }, 'POSTHOG_KEY is set wrongly.'],
    ];
    // What stands here stands in a header too.
    for (const host of [
      'eu.i.posthog.com',
      'https://a.example/path',
      "https://a.example;script-src'*'",
      'https://a.example *',
    ])
      wrong.push([{ POSTHOG_KEY, POSTHOG_HOST: host }, `POSTHOG_HOST is «${host}». It should be`]);
    test.each(wrong)('%j is refused', (settings, words) => {
      expect(problems(settings)).toContain(words);
    });
  });

  test('production demands its three variables and refuses the scripted corrector', () => {
    const message = problems({ NODE_ENV: 'production', CORRECTOR: 'scripted' });
    for (const name of ['APP_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'CORRECTOR']) expect(message).toContain(name);
  });

  test('production refuses a secret that can be guessed, says how to make one and does not print it', () => {
    const own = { PUBLIC_URL: 'https://diary.example.org', SMTP_URL: 'smtps://mail.example.org' };
    const APP_SECRET = 'changemechangemechangemechangeme';
    const message = problems({ NODE_ENV: 'production', ...own, APP_SECRET });
    expect(message).toContain(
      'APP_SECRET is set wrongly. It should be a random secret, such as `openssl rand -base64 32`',
    );
    expect(message).not.toContain('changeme');
    expect(problems({ APP_SECRET })).toBe('');
    const random = '4f9d2c7be81a06355d0c9e7f1b3a8426';
    const rotating = { ...own, APP_SECRET: random, APP_SECRET_PREVIOUS: APP_SECRET };
    expect(problems({ NODE_ENV: 'production', ...rotating })).toBe('');
  });

  test('production keeps the bot check and the limits', () => {
    const message = problems({ NODE_ENV: 'production', BOT_CHECK: 'off', RATE_LIMIT: 'off' });
    for (const name of ['BOT_CHECK', 'RATE_LIMIT']) expect(message).toContain(`${name} is «off». It should be on`);
  });

  test('proxies are addresses and ranges', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, 192.168.0.0/16,2001:db8::/32' }).TRUST_PROXY).toEqual([
      '10.0.0.1',
      '192.168.0.0/16',
      '2001:db8::/32',
    ]);
  });

  describe('a corrector that asks a server', () => {
    const missing: [string, Record<string, string>, string][] = [
      ['gemini', {}, 'GEMINI_API_KEY'],
      ['openai-compatible', {}, 'OPENAI_API_KEY'],
      ['openai-compatible', { AI_BASE_URL: 'http://localhost:11434/v1' }, 'AI_MODEL'],
      ['anthropic', {}, 'ANTHROPIC_API_KEY'],
      ['languagetool', {}, 'LANGUAGETOOL_URL'],
    ];
    test.each(missing)('%s with %j demands %s', (name, settings, variable) => {
      const message = problems({ CORRECTOR: `${name},basic`, ...settings });
      expect(message).toContain('One setting is wrong');
      expect(message).toContain(`${variable} is not set. It should be set, when CORRECTOR names ${name}`);
    });

    const enough: [string, Record<string, string>][] = [
      ['gemini', { GEMINI_API_KEY: 'k' }],
      ['openai-compatible', { OPENAI_API_KEY: 'k' }],
      ['openai-compatible', { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'qwen3:4b' }],
      ['anthropic', { ANTHROPIC_API_KEY: 'k' }],
      ['languagetool', { LANGUAGETOOL_URL: 'http://localhost:8081' }],
    ];
    test.each(enough)('%s is content with %j', (name, settings) => {
      expect(readConfig({ CORRECTOR: `${name}, basic`, ...settings }).CORRECTOR).toEqual([name, 'basic']);
    });

    test('AI_BASE_URL speaks of the first language model, so the others need their keys', () => {
      const settings = { AI_BASE_URL: 'http://localhost:1/v1', AI_MODEL: 'm', GEMINI_API_KEY: 'k' };
      expect(problems({ CORRECTOR: 'openai-compatible,gemini', ...settings })).toBe('');
      expect(problems({ CORRECTOR: 'gemini,openai-compatible', ...settings })).toContain('OPENAI_API_KEY is not set');
    });

    test('the keys of all that are named are demanded at once, and never printed', () => {
      const message = problems({ CORRECTOR: 'gemini,anthropic', AI_MODE: 'half', GEMINI_API_KEY: '' });
      expect(message).toContain('3 settings are wrong');
    });
  });

  test('what is not said of the models is the usual', () => {
    expect(readConfig({})).toMatchObject({ AI_MODE: 'full', CORRECTIONS_PER_DAY: 20, REGISTRATIONS_PER_DAY: 120 });
  });
});
