import { sendOutbox } from '#server/jobs/outbox.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Services } from '#server/services.ts';
import { isDatabaseDown } from '#server/store/db.ts';
import { deleteOldResets } from '#server/store/password-resets.ts';
import { deleteEmptyBuckets } from '#server/store/rate-limits.ts';
import { deleteExpired } from '#server/store/sessions.ts';
import { deleteExpiredProofs } from '#server/store/used-proofs.ts';

const OUTBOX_EVERY_MS = 5000;
const TIDY_EVERY_MS = 60 * 60 * 1000;

export type Jobs = {
  /** Runs the outbox now; asked for while it runs, it runs once more. */
  readonly sendMailSoon: () => void;
  /** Waits for what is running. */
  readonly settled: () => Promise<void>;
  /** Stops the timers and waits for what is running. */
  readonly stop: () => Promise<void>;
};

/** Starts what happens without being asked: sending mails and clearing away ended sessions. */
export function runJobs(services: Services, mailer: Mailer): Jobs {
  const outbox = oneAtATime(services, 'outbox', () => sendOutbox(services, mailer));
  const tidy = oneAtATime(services, 'tidy', () => clearAway(services));
  const timers = [setInterval(outbox.run, OUTBOX_EVERY_MS), setInterval(tidy.run, TIDY_EVERY_MS)];
  for (const timer of timers) timer.unref();
  const settled = async (): Promise<void> => {
    await Promise.all([outbox.settled(), tidy.settled()]);
  };
  return {
    sendMailSoon: outbox.run,
    settled,
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await settled();
    },
  };
}

/** A link that ended is told apart from one that was used for so long. */
const RESETS_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

async function clearAway({ db: { kysely }, now_ms }: Services): Promise<void> {
  await deleteExpired(kysely, now_ms());
  await deleteOldResets(kysely, now_ms() - RESETS_KEPT_MS);
  await deleteEmptyBuckets(kysely, now_ms());
  await deleteExpiredProofs(kysely, now_ms());
}

/** Never two runs of a job at once in this server; a wish that comes meanwhile is granted afterwards. */
function oneAtATime({ log }: Services, job: string, work: () => Promise<unknown>) {
  let running: Promise<void> | undefined;
  let again = false;
  const loop = async (): Promise<void> => {
    do {
      again = false;
      await work().catch((error: unknown) => {
        if (isDatabaseDown(error)) log.warn({ job }, 'the database is away; the job waits');
        else log.error({ job, err: error }, 'a job failed');
      });
    } while (again);
    running = undefined;
  };
  return {
    run: (): void => {
      if (running) again = true;
      else running = loop();
    },
    settled: async (): Promise<void> => running,
  };
}
