import { createECDH } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { isGuessable } from '#server/vault/guessable.ts';

export const CORRECTOR_NAMES = [
  'gemini',
  'openai-compatible',
  'anthropic',
  'languagetool',
  'basic',
  'scripted',
] as const;
export type CorrectorName = (typeof CORRECTOR_NAMES)[number];

/** Settings whose value is never printed, not even when it is wrong. */
const SECRET = /SECRET|KEY|DATABASE_URL|SMTP_URL/;

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number(`a whole number from ${min} to ${max}`)
    .int(`a whole number from ${min} to ${max}`)
    .min(min, `a whole number from ${min} to ${max}`)
    .max(max, `a whole number from ${min} to ${max}`);
const url = (pattern: RegExp, shouldBe: string) =>
  z.string().refine((value) => pattern.test(value) && URL.canParse(value), shouldBe);
const webUrl = url(/^https?:\/\//, 'an address such as https://diary.example.org');
const secret = z.string().min(32, 'a secret of 32 or more characters');

const RANDOM_SECRET = 'a random secret, such as `openssl rand -base64 32` prints, when NODE_ENV is production';

const PUSH_KEYS = 'a line that `npm run push-keys` printed';

const PRICE = 'USD for a million tokens in and out, such as 0.75,3.75';

const onOrOff = z.enum(['on', 'off'], 'on or off');

/** 192.0.2.1, 192.0.2.0/24, 2001:db8::1 or 2001:db8::/32. */
function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const max = { 4: 32, 6: 128 }[isIP(address)];
  return rest.length === 0 && max !== undefined && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= max));
}

const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim());

/** Every variable: its default and, as each message, what it should be. */
const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test'], 'production, development or test').default('development'),
  HOST: z.string().default('localhost'),
  PORT: wholeNumber(1, 65_535).default(3000),
  PUBLIC_URL: url(/^https?:\/\/[^/?#]+\/?$/, 'an address without a path, such as https://diary.example.org').optional(),
  HSTS_SUBDOMAINS: onOrOff.default('off'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(/^postgres(ql)?:\/\//, 'an address such as postgres://user:password@host:5432/database').optional(),
  APP_SECRET: secret.optional(),
  APP_SECRET_PREVIOUS: secret.optional(),
  SMTP_URL: url(/^smtps?:\/\//, 'an address such as smtps://user:password@mail.example.org').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]*$/, 'an address such as Dayglot Diary <diary@example.org>')
    .default('Dayglot Diary <diary@localhost>'),
  SUPPORT_EMAIL: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'an address such as support@example.org')
    .default('support@localhost'),
  OPERATOR_NAME: z.string().max(200, 'at most 200 characters').optional(),
  OPERATOR_ADDRESS: z.string().max(1000, 'at most 1000 characters').optional(),
  OPERATOR_EMAIL: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'an address such as office@example.org')
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isAddressOrRange), 'addresses or ranges of proxies, such as 10.0.0.1,192.168.0.0/16')
    .optional(),
  BOT_CHECK: onOrOff.default('on'),
  RATE_LIMIT: onOrOff.default('on'),
  CORRECTOR: z
    .string()
    .transform(namesIn)
    .pipe(z.array(z.enum(CORRECTOR_NAMES, `one or more of ${CORRECTOR_NAMES.join(', ')}, separated by commas`)).min(1))
    .default(['basic']),
  AI_MODEL: z.string().optional(),
  AI_BASE_URL: webUrl.optional(),
  AI_MODE: z.enum(['full', 'edits'], 'full or edits').default('full'),
  GEMINI_API_KEY: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  LANGUAGETOOL_URL: webUrl.optional(),
  AI_FIRST_TOKEN_MS: wholeNumber(1, 600_000).default(6000),
  AI_TOTAL_MS: wholeNumber(1, 600_000).default(25_000),
  AI_DAILY_COST_LIMIT: z.coerce
    .number('an amount in USD, such as 5')
    .positive('an amount in USD above 0, such as 5')
    .max(1_000_000, 'an amount in USD, such as 5')
    .optional(),
  AI_PRICE: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?,\d{1,6}(\.\d{1,6})?$/, PRICE)
    .transform((value) => value.split(',').map(Number) as [input: number, output: number])
    .optional(),
  MAX_PART_CHARS: wholeNumber(100, 100_000).default(10_000),
  CORRECTIONS_PER_DAY: wholeNumber(1, 100_000).default(20),
  REGISTRATIONS_PER_DAY: wholeNumber(60, 100_000).default(120),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, PUSH_KEYS)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, PUSH_KEYS)
    .optional(),
  POSTHOG_KEY: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'the project’s API key, such as phc_…')
    .optional(),
  POSTHOG_HOST: url(
    /^https?:\/\/[^/?#@\s;,]+\/?$/,
    'an address without a path, such as https://eu.i.posthog.com',
  ).optional(),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
});

/** The name of every variable that is read. */
export const SETTING_NAMES = Object.keys(settings.shape);

type Given = Readonly<Record<string, string | undefined>>;
type Settings = z.output<typeof settings>;
export type Config = Omit<Settings, 'PUBLIC_URL'> & { readonly PUBLIC_URL: string; readonly production: boolean };

/** Settings that are wrong, all of them at once; the message is for the person who starts the server. */
export class ConfigError extends Error {
  constructor(lines: readonly string[]) {
    const count = lines.length === 1 ? 'One setting is' : `${lines.length} settings are`;
    super(`${count} wrong:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const correctorsIn = (given: Given): readonly string[] => namesIn(given.CORRECTOR ?? '');

const LANGUAGE_MODELS: readonly string[] = ['gemini', 'openai-compatible', 'anthropic'];

/** The PostHog that statistics go to as well; undefined: none. */
export function posthogOf({ POSTHOG_KEY: key, POSTHOG_HOST: host }: Pick<Config, 'POSTHOG_KEY' | 'POSTHOG_HOST'>) {
  return key !== undefined && host !== undefined ? { key, host: new URL(host).origin } : undefined;
}

/** The corrector that AI_MODEL and AI_BASE_URL speak of: the first language model of the list. */
export const firstLanguageModel = (named: readonly string[]): string | undefined =>
  named.find((name) => LANGUAGE_MODELS.includes(name));

/** Rules that need more than one variable, as [variable, what it should be]. */
function crossRules(given: Given): [string, string][] {
  const wrong: [string, string][] = [];
  if (given.NODE_ENV === 'production') {
    for (const name of ['APP_SECRET', 'PUBLIC_URL', 'SMTP_URL'])
      if (given[name] === undefined) wrong.push([name, 'set, when NODE_ENV is production']);
    if (correctorsIn(given).includes('scripted'))
      wrong.push(['CORRECTOR', 'without scripted, when NODE_ENV is production']);
    if (given.APP_SECRET !== undefined && isGuessable(given.APP_SECRET)) wrong.push(['APP_SECRET', RANDOM_SECRET]);
    for (const name of ['BOT_CHECK', 'RATE_LIMIT'])
      if (given[name] === 'off') wrong.push([name, 'on, when NODE_ENV is production']);
  }
  if (given.METRICS_PORT !== undefined && given.METRICS_PORT === (given.PORT ?? '3000'))
    wrong.push(['METRICS_PORT', 'another port than PORT']);
  return [...wrong, ...providerRules(given), ...costRules(given), ...pushRules(given), ...posthogRules(given)];
}

/** A limit in money needs a price, and of a model that the operator names we know none. */
function costRules(given: Given): [string, string][] {
  const isUnknown = given.AI_MODEL !== undefined && given.AI_PRICE === undefined;
  return given.AI_DAILY_COST_LIMIT !== undefined && isUnknown
    ? [['AI_PRICE', `${PRICE}, when AI_DAILY_COST_LIMIT and AI_MODEL are set`]]
    : [];
}

/** The two keys of the pushes belong together: what one signs, the other proves. */
function pushRules({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Given): [string, string][] {
  if (publicKey === undefined && privateKey === undefined) return [];
  if (privateKey === undefined) return [['VAPID_PRIVATE_KEY', 'set, when VAPID_PUBLIC_KEY is']];
  if (publicKey === undefined) return [['VAPID_PUBLIC_KEY', 'set, when VAPID_PRIVATE_KEY is']];
  if (publicKeyOf(privateKey) === publicKey) return [];
  return [['VAPID_PUBLIC_KEY', `${PUSH_KEYS}, beside VAPID_PRIVATE_KEY`]];
}

function posthogRules({ POSTHOG_KEY: key, POSTHOG_HOST: host }: Given): [string, string][] {
  if (key !== undefined && host === undefined) return [['POSTHOG_HOST', 'set, when POSTHOG_KEY is']];
  if (host !== undefined && key === undefined) return [['POSTHOG_KEY', 'set, when POSTHOG_HOST is']];
  return [];
}

/** The public key that belongs to a private one; undefined where that is none. */
function publicKeyOf(privateKey: string): string | undefined {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}

/** What the correctors that are named need to be reached, as [variable, what it should be]. */
function providerRules(given: Given): [string, string][] {
  const named = correctorsIn(given);
  // A server of one's own may need no key, but the name of its model.
  const ownServer = given.AI_BASE_URL !== undefined && firstLanguageModel(named) === 'openai-compatible';
  const needs: [CorrectorName, string, string?][] = [
    ['gemini', 'GEMINI_API_KEY'],
    ['openai-compatible', ownServer ? 'AI_MODEL' : 'OPENAI_API_KEY', ownServer ? ' and AI_BASE_URL is set' : ''],
    ['anthropic', 'ANTHROPIC_API_KEY'],
    ['languagetool', 'LANGUAGETOOL_URL'],
  ];
  return needs
    .filter(([name, variable]) => named.includes(name) && given[variable] === undefined)
    .map(([name, variable, also = '']) => [variable, `set, when CORRECTOR names ${name}${also}`]);
}

/** Turns environment variables into a Config; an empty variable counts as unset. Throws ConfigError naming every wrong one. */
export function readConfig(env: Given): Config {
  const given: Given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse(given);
  const issues = parsed.error?.issues ?? [];
  const wrong = [...issues.map((issue) => [String(issue.path[0]), issue.message] as const), ...crossRules(given)];
  if (!parsed.success || wrong.length > 0)
    throw new ConfigError([...new Map(wrong)].map(([name, shouldBe]) => sentence(name, shouldBe, given)));
  const { PUBLIC_URL, ...rest } = parsed.data;
  return {
    ...rest,
    PUBLIC_URL: new URL(PUBLIC_URL ?? `http://localhost:${rest.PORT}`).origin,
    production: rest.NODE_ENV === 'production',
  };
}

function sentence(name: string, shouldBe: string, given: Given): string {
  const value = given[name];
  const is = value === undefined ? 'is not set' : SECRET.test(name) ? 'is set wrongly' : `is «${value}»`;
  return `${name} ${is}. It should be ${shouldBe}.`;
}

/** The process's variables over those of the .env file in the current folder, if there is one. */
export function readEnvironment(): Record<string, string | undefined> {
  return { ...(existsSync('.env') && parseEnv(settingsFile())), ...process.env };
}

function settingsFile(): string {
  try {
    return readFileSync('.env', 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `The settings in ${resolve('.env')} cannot be read (${code}): let this user read them, or move the file away.`,
    );
  }
}
