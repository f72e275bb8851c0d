import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';

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
    expect(message).toContain('CORRECTOR is «basic,deepl». It should be one or more of basic, gemini, scripted');
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
    'SUPPORT_EMAIL=nobody',
    'TRUST_PROXY=proxy.example.org',
    'TRUST_PROXY=10.0.0.0/33',
    'TRUST_PROXY=10.0.0.1,',
    'BOT_CHECK=no',
    'RATE_LIMIT=0',
  ])('%s is refused', (setting) => {
    const [name = '', value = ''] = setting.split('=');
    expect(problems({ [name]: value })).toContain(`${name} is`);
  });

  test('a wrong secret is never printed', () => {
    expect(problems({ APP_SECRET: 'hunter2', DATABASE_URL: 'mysql://root:hunter2@db' })).not.toContain('hunter2');
  });

  test('production demands its three variables and refuses the scripted corrector', () => {
    const message = problems({ NODE_ENV: 'production', CORRECTOR: 'scripted' });
    for (const name of ['APP_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'CORRECTOR']) expect(message).toContain(name);
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

  test('gemini demands its key', () => {
    expect(problems({ CORRECTOR: 'gemini,basic' })).toContain('GEMINI_API_KEY is not set');
    expect(readConfig({ CORRECTOR: 'gemini, basic', GEMINI_API_KEY: 'k' }).CORRECTOR).toEqual(['gemini', 'basic']);
  });
});
