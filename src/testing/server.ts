import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { CallErrorDetails } from '#domain/errors.ts';
import { botCheckOff } from '#server/adapters/bot-check/off.ts';
import { createScriptedCorrector } from '#server/adapters/corrector/scripted-corrector.ts';
import { createFsrsScheduler } from '#server/adapters/scheduler/fsrs.ts';
import { createInlinePool } from '#server/adapters/task-pool/inline-pool.ts';
import { createApp } from '#server/app.ts';
import { createAttestationSigner } from '#server/auth/attestation.ts';
import { createDeviceSigner } from '#server/auth/known-devices.ts';
import { createLinkSigner } from '#server/auth/signed-link.ts';
import { createUnsubscribeSigner } from '#server/auth/unsubscribe-token.ts';
import { type Jobs, runJobs } from '#server/jobs/run-jobs.ts';
import type { BotCheck } from '#server/ports/bot-check.ts';
import type { Corrector } from '#server/ports/corrector.ts';
import type { Mail, Mailer } from '#server/ports/mailer.ts';
import { noObserver, type Observer } from '#server/ports/observer.ts';
import type { Push } from '#server/ports/push.ts';
import type { TaskPool } from '#server/ports/task-pool.ts';
import type { Services } from '#server/services.ts';
import { CALLS_AT_ONCE, createKeyedQueue } from '#server/tasks/keyed-queue.ts';
import { createBlind } from '#server/vault/blind.ts';
import { checkSecret } from '#server/vault/check-secret.ts';
import { createVault } from '#server/vault/vault.ts';
import type { Engine, TestDb } from '#testing/engines.ts';

const SECRET = 'a secret for tests that is longer than thirty-two characters';
export const NOON = Date.parse('2026-11-21T12:00:00Z');

export type TestServer = {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly jobs: Jobs;
  /** Mails that went out, oldest first. */
  readonly mails: Mail[];
  /** Everything that was logged, a line each; an error fails the test that closes the server. */
  readonly logLines: string[];
  readonly clock: { now_ms: number };
  readonly close: () => Promise<void>;
};

export type TestServerOptions = {
  readonly corrector?: Corrector;
  readonly basic?: Corrector;
  readonly mailer?: Mailer;
  readonly testDb?: TestDb;
  readonly botCheck?: BotCheck;
  readonly push?: Push;
  readonly tasks?: TaskPool;
  readonly observer?: Observer;
  readonly config?: Partial<Services['config']>;
};

/** The whole server in this process: real database, real calls and headers; the mail, the clock and the log are the test's. */
export async function startTestServer(engine: Engine, options: TestServerOptions = {}): Promise<TestServer> {
  const { db, remove } = options.testDb ?? (await engine.create());
  const mails: Mail[] = [];
  const logLines: string[] = [];
  const errors: string[] = [];
  const line = (level: string) => (fields: object, message: string) => {
    const text = JSON.stringify({ level, ...fields, message }, (_, value) =>
      value instanceof Error ? value.stack : value,
    );
    logLines.push(text);
    if (level === 'error') errors.push(text);
  };
  const clock = { now_ms: NOON };
  const mailer = options.mailer ?? { send: async (mail) => void mails.push(mail) };
  const services: Services = {
    config: {
      HOST: 'localhost',
      PUBLIC_URL: 'http://localhost:3000',
      HSTS_SUBDOMAINS: 'off',
      MAX_PART_CHARS: 10_000,
      RATE_LIMIT: 'on',
      SUPPORT_EMAIL: 'support@localhost',
      TRUST_PROXY: undefined,
      production: false,
      CORRECTOR: ['scripted'],
      AI_TOTAL_MS: 25_000,
      CORRECTIONS_PER_DAY: 20,
      REGISTRATIONS_PER_DAY: 120,
      DATA_DIR: '/nowhere',
      ...options.config,
    },
    db,
    vault: createVault([SECRET]),
    links: createLinkSigner([SECRET]),
    unsubscribes: createUnsubscribeSigner([SECRET]),
    devices: createDeviceSigner([SECRET]),
    blind: createBlind(SECRET),
    botCheck: options.botCheck ?? botCheckOff,
    attestations: createAttestationSigner([SECRET]),
    corrector: options.corrector ?? createScriptedCorrector({ slowMs: 0 }),
    basic: options.basic ?? createScriptedCorrector({ slowMs: 0 }),
    callQueue: createKeyedQueue(CALLS_AT_ONCE),
    tasks: options.tasks ?? createInlinePool(),
    push: options.push,
    sentenceOf: ({ kind }) => `A sentence about ${kind}.`,
    scheduler: createFsrsScheduler(),
    log: { info: line('info'), warn: line('warn'), error: line('error') },
    observer: options.observer ?? noObserver,
    now_ms: () => clock.now_ms,
    newId: randomUUID,
    sendMailSoon: () => undefined,
    stopping: new AbortController().signal,
  };
  await checkSecret(db, services.vault, NOON);
  // A job of its own accord would take what a test has just put down for it.
  const jobs = runJobs(services, mailer, { hasTimers: false });
  const app = await createApp({ services, logger: undefined });
  const close = async () => {
    await app.close();
    await jobs.stop();
    await mailer.close?.();
    await services.corrector.close?.();
    await services.tasks.close();
    if (!options.testDb) await remove();
    if (errors.length > 0) throw new Error(`The server logged an error:\n${errors.join('\n')}`);
  };
  return { app, services, jobs, mails, logLines, clock, close };
}

/** The token of the link in the newest mail to an address; empty without one. */
export const tokenTo = ({ mails }: TestServer, email: string): string =>
  /#token=(\S+)/.exec(mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';

export type CallAnswer = {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back.
  readonly result: any;
  readonly error:
    | { readonly status: string; readonly message: string; readonly details?: CallErrorDetails }
    | undefined;
  readonly response: LightMyRequestResponse;
};

/** A browser as far as the server can tell: it calls and keeps its cookies. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly address: string;
  /** Without an address it has one to itself: limits per network do not mix one browser with another. */
  constructor({ app }: TestServer, address = `10.${[...randomBytes(3)].join('.')}`) {
    this.#app = app;
    this.address = address;
  }

  async call(name: string, data: unknown = {}, headers: Record<string, string> = {}): Promise<CallAnswer> {
    const response = await this.#app.inject({
      method: 'POST',
      url: `/call/${name}`,
      payload: { data },
      headers: { origin: 'http://localhost:3000', ...headers },
      cookies: Object.fromEntries(this.cookies),
      remoteAddress: this.address,
    });
    for (const { name: cookie, value, maxAge } of response.cookies)
      if (maxAge === 0) this.cookies.delete(cookie);
      else this.cookies.set(cookie, value);
    const body = String(response.headers['content-type']).includes('json') ? response.json() : {};
    return { status: response.statusCode, result: body.result, error: body.error, response };
  }

  /** Registers and signs in as the page does; the address is verified when `verified`. */
  async register(server: TestServer, verified = true, registration: object = {}): Promise<string> {
    const email = `learner-${randomUUID()}@example.org`;
    await this.call('registerUser', { ...REGISTRATION, email, ...registration });
    const { result } = await this.call('signIn', { email });
    if (!verified) return result.user_id;
    await this.call('sendVerificationEmail');
    server.jobs.sendMailSoon();
    await server.jobs.settled();
    await this.call('confirmEmail', { token: tokenTo(server, email) });
    return result.user_id;
  }
}

export const REGISTRATION = {
  email: 'ann@example.org',
  password: 'a long password',
  username: 'Ann',
  native_lang: 'de',
  acceptedTerms: true,
  acceptedPrivacy: true,
  time_zone: 'Europe/Berlin',
};
