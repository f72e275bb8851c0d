import { dayOf } from '#domain/day.ts';
import { finishRemovals } from '#server/auth/remove-account.ts';
import { storeOlderMistakes } from '#server/jobs/older-mistakes.ts';
import { sendOutbox } from '#server/jobs/outbox.ts';
import { sendPushes } from '#server/jobs/pushes.ts';
import { sendReminders } from '#server/jobs/reminders.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Services } from '#server/services.ts';
import { deleteOldCounts } from '#server/store/correction-limits.ts';
import { isDatabaseDown } from '#server/store/db.ts';
import { forgetDeleted, purgeDeleted } from '#server/store/deleted-entries.ts';
import { beat, deleteOldOutages } from '#server/store/outages.ts';
import { deleteOldResets } from '#server/store/password-resets.ts';
import { deleteEmptyBuckets } from '#server/store/rate-limits.ts';
import { deleteOldReminders } from '#server/store/reminders.ts';
import { deleteExpired } from '#server/store/sessions.ts';
import { deleteExpiredProofs } from '#server/store/used-proofs.ts';

const OUTBOX_EVERY_MS = 5000;
const REMINDERS_EVERY_MS = 30_000;
const TIDY_EVERY_MS = 60 * 60 * 1000;
const PURGE_EVERY_MS = 30_000;
const BEAT_EVERY_MS = 60_000;

export type Jobs = {
  /** Runs the outbox now; asked for while it runs, it runs once more. */
  readonly sendMailSoon: () => void;
  /** Removes for good now what was deleted a minute ago, and clears away what nobody asks for any more. */
  readonly clearAway: () => void;
  /** Stores the mistakes of entries of an older version now. */
  readonly storeOlderMistakes: () => void;
  /** Waits for what is running. */
  readonly settled: () => Promise<void>;
  /** Stops the timers and waits for what is running. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts what happens without being asked: sending mails and pushes, removing deleted entries and clearing away ended sessions.
 * Without `hasTimers` only what is asked for happens.
 */
export function runJobs(services: Services, mailer: Mailer, { hasTimers = true } = {}): Jobs {
  const outbox = oneAtATime(services, 'outbox', () => sendOutbox(services, mailer));
  // Apart from the mails: a push service that is slow holds up nobody's verification.
  const pushes = oneAtATime(services, 'pushes', () => sendPushes(services));
  const reminders = oneAtATime(services, 'reminders', () => sendReminders(services));
  const tidy = oneAtATime(services, 'tidy', () => clearAway(services));
  const purge = oneAtATime(services, 'purge', () => purgeEntries(services));
  const older = oneAtATime(services, 'older mistakes', () => storeOlderMistakes(services));
  const heart = oneAtATime(services, 'heartbeat', () => beat(services.db, services.now_ms()));
  // The silence before a start ends with it.
  heart.run();
  if (hasTimers) older.run();
  const every = [
    [heart, BEAT_EVERY_MS],
    [outbox, OUTBOX_EVERY_MS],
    [pushes, OUTBOX_EVERY_MS],
    [reminders, REMINDERS_EVERY_MS],
    [tidy, TIDY_EVERY_MS],
    [purge, PURGE_EVERY_MS],
    // An older server may still run beside this one and store entries.
    [older, TIDY_EVERY_MS],
  ] as const;
  const timers = hasTimers ? every.map(([job, ms]) => setInterval(job.run, ms).unref()) : [];
  const settled = async (): Promise<void> => {
    // They may leave mails and pushes for the outbox.
    await reminders.settled();
    await Promise.all([
      outbox.settled(),
      pushes.settled(),
      tidy.settled(),
      purge.settled(),
      heart.settled(),
      older.settled(),
    ]);
  };
  return {
    sendMailSoon: () => {
      outbox.run();
      pushes.run();
    },
    clearAway: () => {
      purge.run();
      tidy.run();
    },
    storeOlderMistakes: older.run,
    settled,
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await settled();
    },
  };
}

/** A link that ended is told apart from one that was used for so long. */
const RESETS_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a deleted entry can be brought back; the page offers it for ten seconds of them. */
const UNDO_MS = 60_000;
/** No day of a learner's comes back after this. */
const REMINDERS_KEPT_MS = 14 * DAY_MS;
/** How long a draft may wait unsent on some device and still find that its entry was deleted. */
const TRACES_KEPT_MS = 90 * DAY_MS;

async function purgeEntries({ db, now_ms }: Services): Promise<void> {
  const removed = await purgeDeleted(db, now_ms() - UNDO_MS);
  if (removed > 0) db.scrub();
  await finishRemovals(db);
}

async function clearAway({ db: { kysely }, now_ms }: Services): Promise<void> {
  await deleteExpired(kysely, now_ms());
  await deleteOldResets(kysely, now_ms() - RESETS_KEPT_MS);
  await deleteEmptyBuckets(kysely, now_ms());
  await deleteExpiredProofs(kysely, now_ms());
  await deleteOldReminders(kysely, dayOf(now_ms() - REMINDERS_KEPT_MS, 'UTC'));
  await forgetDeleted(kysely, now_ms() - TRACES_KEPT_MS);
  await deleteOldOutages(kysely);
  // Two days on, it is another day everywhere on Earth.
  await deleteOldCounts(kysely, dayOf(now_ms() - 2 * DAY_MS, 'UTC'));
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
