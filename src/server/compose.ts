import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createAltchaBotCheck } from '#server/adapters/bot-check/altcha.ts';
import { botCheckOff } from '#server/adapters/bot-check/off.ts';
import { PRICES } from '#server/adapters/corrector/ai-cost/prices.ts';
import type { AiLimits } from '#server/adapters/corrector/ai-deadlines.ts';
import {
  DEFAULT_ANTHROPIC_MODEL,
  DEFAULT_GEMINI_MODEL,
  DEFAULT_OPENAI_MODEL,
} from '#server/adapters/corrector/ai-models.ts';
import { createBasicCorrector } from '#server/adapters/corrector/basic/basic-corrector.ts';
import { explainKind } from '#server/adapters/corrector/basic/lessons/explain.ts';
import { tongueOf } from '#server/adapters/corrector/basic/lessons/tables.ts';
import { createChain } from '#server/adapters/corrector/chain.ts';
import { createLanguageToolCorrector } from '#server/adapters/corrector/languagetool-corrector.ts';
import { createObserved } from '#server/adapters/corrector/observed.ts';
import { createScriptedCorrector } from '#server/adapters/corrector/scripted-corrector.ts';
import { openPostgres } from '#server/adapters/db/postgres.ts';
import { openSqlite } from '#server/adapters/db/sqlite.ts';
import { createMailbox, type Mailbox } from '#server/adapters/mail/mailbox.ts';
import { createSmtpMailer } from '#server/adapters/mail/smtp.ts';
import { createFsrsScheduler } from '#server/adapters/scheduler/fsrs.ts';
import { createThreadPool } from '#server/adapters/task-pool/thread-pool.ts';
import { createAttestationSigner } from '#server/auth/attestation.ts';
import { createDeviceSigner } from '#server/auth/known-devices.ts';
import { createLinkSigner } from '#server/auth/signed-link.ts';
import type { Secrets } from '#server/auth/signer.ts';
import { createUnsubscribeSigner } from '#server/auth/unsubscribe-token.ts';
import { type Config, type CorrectorName, firstLanguageModel } from '#server/config.ts';
import { spendingOf, type TokenPrice } from '#server/correction/spending.ts';
import { doubtsAbout } from '#server/doubtful-settings.ts';
import { type Jobs, runJobs } from '#server/jobs/run-jobs.ts';
import type { Corrector } from '#server/ports/corrector.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { both, noObserver, type Observer } from '#server/ports/observer.ts';
import type { Push } from '#server/ports/push.ts';
import type { Log, Services } from '#server/services.ts';
import { waitingMails } from '#server/store/admin.ts';
import type { Db } from '#server/store/db.ts';
import { migrate } from '#server/store/migrations/migrate.ts';
import { CALLS_AT_ONCE, createKeyedQueue } from '#server/tasks/keyed-queue.ts';
import { keptSecret } from '#server/vault/app-secret.ts';
import { createBlind } from '#server/vault/blind.ts';
import { checkSecret } from '#server/vault/check-secret.ts';
import { createVault } from '#server/vault/vault.ts';

export type Composed = {
  readonly services: Services;
  /** The mailbox that takes the place of a mail server, where there is one. */
  readonly mailbox: Mailbox | undefined;
  /** Stops the jobs, then frees the corrector and the database. */
  readonly close: () => Promise<void>;
};

export type ComposeOptions = {
  readonly config: Config;
  readonly log: Log;
  /** Where the basic corrector's worker lies: beside the bundle, or in src under development. */
  readonly basicWorkerUrl: URL;
  /** Where the worker of the task pool lies, likewise. */
  readonly taskWorkerUrl: URL;
  readonly now_ms?: (() => number) | undefined;
  /** Without them jobs run only when they are asked for. */
  readonly hasTimers?: boolean;
};

/** Config → Services: the only place that names adapters. Migrates the database and starts the jobs. */
export async function compose(options: ComposeOptions): Promise<Composed> {
  const { config, log, basicWorkerUrl, taskWorkerUrl, now_ms = Date.now, hasTimers } = options;
  const { db, vault, secrets } = await openDiary(config, log, now_ms);
  for (const doubt of doubtsAbout(config)) log.warn({}, doubt);
  const mailbox = config.SMTP_URL ? undefined : createMailbox(join(config.DATA_DIR, 'mailbox'), now_ms);
  const observer = await observerOf(config, log, db, now_ms);
  // Its worker starts with the first entry that needs it.
  const onBug = (where: string) => log.error({ where }, 'the basic corrector failed');
  const observed = (one: Corrector) =>
    createObserved(one, observer, (failure) => log.warn(failure, 'a corrector failed'));
  const basic = observed(createBasicCorrector({ workerUrl: basicWorkerUrl, onBug }));
  const spending = spendingOf({ db, log, observer, now_ms });
  const shelf = await Promise.all(
    config.CORRECTOR.map(async (name) =>
      name === 'basic' ? basic : observed(await correctorOf(name, config, spending)),
    ),
  );
  const corrector = createChain(shelf);
  const stopping = new AbortController();
  const services: Services = {
    config,
    db,
    vault,
    links: createLinkSigner(secrets),
    unsubscribes: createUnsubscribeSigner(secrets),
    devices: createDeviceSigner(secrets),
    blind: createBlind(secrets[0]),
    botCheck: config.BOT_CHECK === 'on' ? createAltchaBotCheck(secrets) : botCheckOff,
    attestations: createAttestationSigner(secrets),
    corrector,
    basic,
    callQueue: createKeyedQueue(CALLS_AT_ONCE),
    tasks: createThreadPool(taskWorkerUrl, (error) => log.error({ err: error }, 'a worker thread failed')),
    push: await pushOf(config),
    sentenceOf: (edit, lang_native) => explainKind(edit, tongueOf(lang_native)),
    scheduler: createFsrsScheduler(),
    log,
    observer,
    now_ms,
    newId: randomUUID,
    sendMailSoon: () => jobs.sendMailSoon(),
    stopping: stopping.signal,
  };
  const mailer = mailerOf(config, mailbox, stopping.signal);
  const jobs: Jobs = runJobs(services, mailer, { hasTimers });
  const close = async () => {
    stopping.abort();
    await jobs.stop();
    await mailer.close?.();
    await corrector.close?.();
    await basic.close?.();
    await services.tasks.close();
    await observer.close();
    await db.kysely.destroy();
  };
  return { services, mailbox, close };
}

/** The database, brought up to date, and the vault that opens it; throws where its secret is another one. */
export async function openDiary(config: Config, log: Log, now_ms: () => number) {
  const secret = config.APP_SECRET ?? keptSecret(config.DATA_DIR);
  const secrets: Secrets = config.APP_SECRET_PREVIOUS ? [secret, config.APP_SECRET_PREVIOUS] : [secret];
  const vault = createVault(secrets);
  const db = openDb(config, log);
  try {
    await migrate(db);
    await checkSecret(db, vault, now_ms());
  } catch (error) {
    await db.kysely.destroy();
    throw error;
  }
  return { db, vault, secrets };
}

/** The database alone, for a program that only reads. */
export function openDb(config: Config, log: Log): Db {
  if (config.DATABASE_URL === undefined) return openSqlite(config.DATA_DIR);
  return openPostgres(config.DATABASE_URL, () => log.warn({}, 'a database connection broke'));
}

function mailerOf(config: Config, mailbox: Mailbox | undefined, stopping: AbortSignal): Mailer {
  if (mailbox) return mailbox;
  return createSmtpMailer({ url: config.SMTP_URL ?? '', from: config.MAIL_FROM, stopping });
}

/** Loaded only where keys are set. A page without https is no subject that push services take. */
async function pushOf(config: Config): Promise<Push | undefined> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUBLIC_URL, SUPPORT_EMAIL } = config;
  if (!publicKey || !privateKey) return undefined;
  const { createWebPush } = await import('#server/adapters/push/web-push.ts');
  const subject = PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : `mailto:${SUPPORT_EMAIL}`;
  return createWebPush({ publicKey, privateKey, subject });
}

/** Each is loaded only where it is asked for. */
async function observerOf(config: Config, log: Log, { kysely }: Db, now_ms: () => number): Promise<Observer> {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  let observer = noObserver;
  if (endpoint !== undefined) {
    const { openOtlp } = await import('#server/adapters/observer/otlp.ts');
    observer = openOtlp({ endpoint, onLost: (spans) => log.warn({ spans }, 'the collector did not take these spans') });
  }
  if (port === undefined) return observer;
  const { openPrometheus } = await import('#server/adapters/observer/prometheus.ts');
  const waiting = async () => {
    const { num, oldest_ms } = await waitingMails(kysely);
    return { num: Number(num), age_s: oldest_ms === null ? 0 : Math.max(0, (now_ms() - Number(oldest_ms)) / 1000) };
  };
  return both(observer, await openPrometheus({ host, port, waiting }));
}

type Spending = ReturnType<typeof spendingOf>;

async function correctorOf(
  name: Exclude<CorrectorName, 'basic'>,
  config: Config,
  spending: Spending,
): Promise<Corrector> {
  const limits = { firstTokenMs: config.AI_FIRST_TOKEN_MS, totalMs: config.AI_TOTAL_MS };
  if (name === 'scripted') return createScriptedCorrector();
  if (name === 'languagetool')
    return createLanguageToolCorrector({ baseUrl: config.LANGUAGETOOL_URL ?? '', ...limits });
  return languageModelOf(name, config, limits, spending);
}

type LanguageModelName = Exclude<CorrectorName, 'basic' | 'scripted' | 'languagetool'>;

/** Each is loaded only where it is used: the SDK costs 160 ms and 23 MB. */
async function languageModelOf(
  name: LanguageModelName,
  config: Config,
  limits: AiLimits,
  spending: Spending,
): Promise<Corrector> {
  const isFirst = firstLanguageModel(config.CORRECTOR) === name;
  const onUsage = spending(name, priceOf(name, isFirst, config));
  const own = { baseUrl: isFirst ? config.AI_BASE_URL : undefined, mode: config.AI_MODE, onUsage, ...limits };
  const modelOr = (usual: string): string => (isFirst ? config.AI_MODEL : undefined) ?? usual;
  if (name === 'gemini') {
    const gemini = await import('#server/adapters/corrector/gemini-corrector.ts');
    const model = modelOr(DEFAULT_GEMINI_MODEL);
    return gemini.createGeminiCorrector({ ...own, model, apiKey: config.GEMINI_API_KEY ?? '' });
  }
  if (name === 'anthropic') {
    const anthropic = await import('#server/adapters/corrector/anthropic-corrector.ts');
    const model = modelOr(DEFAULT_ANTHROPIC_MODEL);
    return anthropic.createAnthropicCorrector({ ...own, model, apiKey: config.ANTHROPIC_API_KEY ?? '' });
  }
  const openai = await import('#server/adapters/corrector/openai-corrector.ts');
  const model = modelOr(DEFAULT_OPENAI_MODEL);
  return openai.createOpenAiCorrector({ ...own, model, apiKey: config.OPENAI_API_KEY });
}

/** AI_PRICE, or what the usual model costs; a model that the operator names without a price counts as free. */
function priceOf(name: LanguageModelName, isFirst: boolean, config: Config): TokenPrice {
  const [input, output] = (isFirst ? config.AI_PRICE : undefined) ?? [];
  if (input !== undefined && output !== undefined) return { input, output };
  const known = PRICES.find(({ corrector }) => corrector === name);
  return (isFirst && config.AI_MODEL !== undefined) || !known ? { input: 0, output: 0 } : known;
}
