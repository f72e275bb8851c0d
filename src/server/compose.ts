import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createAltchaBotCheck } from '#server/adapters/bot-check/altcha.ts';
import { botCheckOff } from '#server/adapters/bot-check/off.ts';
import { createBasicCorrector } from '#server/adapters/corrector/basic/basic-corrector.ts';
import { createChain } from '#server/adapters/corrector/chain.ts';
import { createScriptedCorrector } from '#server/adapters/corrector/scripted-corrector.ts';
import { openPostgres } from '#server/adapters/db/postgres.ts';
import { openSqlite } from '#server/adapters/db/sqlite.ts';
import { createMailbox, type Mailbox } from '#server/adapters/mail/mailbox.ts';
import { createSmtpMailer } from '#server/adapters/mail/smtp.ts';
import { createAttestationSigner } from '#server/auth/attestation.ts';
import { createLinkSigner } from '#server/auth/signed-link.ts';
import type { Config, CorrectorName } from '#server/config.ts';
import { type Jobs, runJobs } from '#server/jobs/run-jobs.ts';
import type { Corrector } from '#server/ports/corrector.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Log, Services } from '#server/services.ts';
import type { Db } from '#server/store/db.ts';
import { migrate } from '#server/store/migrations/migrate.ts';
import { keptSecret } from '#server/vault/app-secret.ts';
import { createBlind } from '#server/vault/blind.ts';
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
  readonly now_ms?: (() => number) | undefined;
};

/** Config → Services: the only place that names adapters. Migrates the database and starts the jobs. */
export async function compose({ config, log, basicWorkerUrl, now_ms = Date.now }: ComposeOptions): Promise<Composed> {
  const secret = config.APP_SECRET ?? keptSecret(config.DATA_DIR);
  const db = openDb(config, log);
  await migrate(db);
  const mailbox = config.SMTP_URL ? undefined : createMailbox(join(config.DATA_DIR, 'mailbox'), now_ms);
  const shelf = await Promise.all(config.CORRECTOR.map((name) => correctorOf(name, config, basicWorkerUrl)));
  const corrector = createChain(shelf, (name, { status }) =>
    log.warn({ corrector: name, status }, 'a corrector failed; the next one serves'),
  );
  const stopping = new AbortController();
  const services: Services = {
    config,
    db,
    vault: createVault(config.APP_SECRET_PREVIOUS ? [secret, config.APP_SECRET_PREVIOUS] : [secret]),
    links: createLinkSigner(secret),
    blind: createBlind(secret),
    botCheck: config.BOT_CHECK === 'on' ? createAltchaBotCheck(secret) : botCheckOff,
    attestations: createAttestationSigner(secret),
    corrector,
    log,
    now_ms,
    newId: randomUUID,
    sendMailSoon: () => jobs.sendMailSoon(),
    stopping: stopping.signal,
  };
  const jobs: Jobs = runJobs(services, mailerOf(config, mailbox));
  const close = async () => {
    stopping.abort();
    await jobs.stop();
    await corrector.close?.();
    await db.kysely.destroy();
  };
  return { services, mailbox, close };
}

function openDb(config: Config, log: Log): Db {
  if (config.DATABASE_URL === undefined) return openSqlite(config.DATA_DIR);
  return openPostgres(config.DATABASE_URL, () => log.warn({}, 'a database connection broke'));
}

function mailerOf(config: Config, mailbox: Mailbox | undefined): Mailer {
  if (mailbox) return mailbox;
  return createSmtpMailer({ url: config.SMTP_URL ?? '', from: config.MAIL_FROM });
}

async function correctorOf(name: CorrectorName, config: Config, workerUrl: URL): Promise<Corrector> {
  if (name === 'basic') return createBasicCorrector({ workerUrl });
  if (name === 'scripted') return createScriptedCorrector();
  // Loaded only where it is used: the SDK costs 160 ms and 23 MB.
  const { createGeminiCorrector, DEFAULT_GEMINI_MODEL } = await import(
    '#server/adapters/corrector/gemini-corrector.ts'
  );
  return createGeminiCorrector({
    apiKey: config.GEMINI_API_KEY ?? '',
    model: config.AI_MODEL ?? DEFAULT_GEMINI_MODEL,
    ...(config.AI_BASE_URL && { baseUrl: config.AI_BASE_URL }),
    firstTokenMs: config.AI_FIRST_TOKEN_MS,
    totalMs: config.AI_TOTAL_MS,
  });
}
