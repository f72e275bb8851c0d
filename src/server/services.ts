import type { Edit } from '#domain/edits.ts';
import type { AttestationSigner } from '#server/auth/attestation.ts';
import type { DeviceSigner } from '#server/auth/known-devices.ts';
import type { LinkSigner } from '#server/auth/signed-link.ts';
import type { UnsubscribeSigner } from '#server/auth/unsubscribe-token.ts';
import type { Config } from '#server/config.ts';
import type { BotCheck } from '#server/ports/bot-check.ts';
import type { Corrector } from '#server/ports/corrector.ts';
import type { Observer } from '#server/ports/observer.ts';
import type { Push } from '#server/ports/push.ts';
import type { Scheduler } from '#server/ports/scheduler.ts';
import type { TaskPool } from '#server/ports/task-pool.ts';
import type { Db } from '#server/store/db.ts';
import type { KeyedQueue } from '#server/tasks/keyed-queue.ts';
import type { Blind } from '#server/vault/blind.ts';
import type { Vault } from '#server/vault/vault.ts';

/** What the log takes: a line's fields and its words. Never a learner's text, an address or a token. */
export type Log = {
  readonly info: (fields: object, message: string) => void;
  readonly warn: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
};

/** Everything a call or a job may use, made once by compose.ts. */
export type Services = {
  readonly config: Pick<
    Config,
    | 'HOST'
    | 'PUBLIC_URL'
    | 'HSTS_SUBDOMAINS'
    | 'MAX_PART_CHARS'
    | 'RATE_LIMIT'
    | 'SUPPORT_EMAIL'
    | 'TRUST_PROXY'
    | 'production'
    | 'CORRECTOR'
    | 'AI_TOTAL_MS'
    | 'AI_DAILY_COST_LIMIT'
    | 'CORRECTIONS_PER_DAY'
    | 'REGISTRATIONS_PER_DAY'
    | 'DATA_DIR'
    | 'AI_BASE_URL'
    | 'LANGUAGETOOL_URL'
    | 'OPERATOR_NAME'
    | 'OPERATOR_ADDRESS'
    | 'OPERATOR_EMAIL'
    | 'POSTHOG_KEY'
    | 'POSTHOG_HOST'
  >;
  readonly db: Db;
  readonly vault: Vault;
  readonly links: LinkSigner;
  readonly unsubscribes: UnsubscribeSigner;
  readonly devices: DeviceSigner;
  readonly blind: Blind;
  readonly botCheck: BotCheck;
  readonly attestations: AttestationSigner;
  readonly corrector: Corrector;
  /** The embedded one, which serves where a provider does not; perhaps the same. */
  readonly basic: Corrector;
  /** The calls of a learner: a few at a time, so that many at once let others in between. */
  readonly callQueue: KeyedQueue;
  /** Runs what takes long away from the event loop. */
  readonly tasks: TaskPool;
  /** Undefined: no VAPID keys are configured, and no pushes sent. */
  readonly push: Push | undefined;
  /** A sentence about an edit that nobody explained, in the learner's language. */
  readonly sentenceOf: (edit: Edit, lang_native: string | undefined) => string;
  /** When a card of the review comes again. */
  readonly scheduler: Scheduler;
  readonly log: Log;
  readonly observer: Observer;
  readonly now_ms: () => number;
  readonly newId: () => string;
  /** Sends what waits in the outbox now rather than at the next tick. */
  readonly sendMailSoon: () => void;
  /** Aborted when the server has to stop at once. */
  readonly stopping: AbortSignal;
};
