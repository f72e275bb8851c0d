import { addDays, dayOf } from '#domain/day.ts';
import { MOODS } from '#domain/mood.ts';
import { createAccount } from '#server/auth/registration.ts';
import { callCorrectorDiary } from '#server/calls/diary.ts';
import { compose } from '#server/compose.ts';
import { readConfig, readEnvironment } from '#server/config.ts';
import type { SignedInContext } from '#server/context.ts';
import { createLogger } from '#server/logger.ts';
import { SEED_TEXTS } from '#server/seed-texts.ts';
import { problemOf } from '#server/start-problem.ts';
import { findUser, findUserByEmail, setVerified } from '#server/store/accounts.ts';

const LEARNER = { email: 'learner@example.org', password: 'a quiet desk at night', username: 'Ana' };
const ZONE = 'Europe/Berlin';
const DAYS = 45;

/** Adds a verified learner with some weeks of entries, so that every page has something to show. */
async function seed(): Promise<string> {
  const env = readEnvironment();
  if (env.NODE_ENV === 'production') return 'Nothing was added: a production database gets no seeded learner.';
  const config = readConfig({ ...env, CORRECTOR: 'scripted' });
  const clock = { now_ms: Date.now() };
  const log = createLogger('warn');
  const basicWorkerUrl = new URL('./adapters/corrector/basic/basic-worker.ts', import.meta.url);
  const taskWorkerUrl = new URL('./tasks/task-worker-dev.mjs', import.meta.url);
  const { services, close } = await compose({ config, log, basicWorkerUrl, taskWorkerUrl, now_ms: () => clock.now_ms });
  const cookies = { read: () => undefined, write: () => undefined, clear: () => undefined };
  const nobody = {
    cookies,
    client: { address: '127.0.0.1', userAgent: undefined },
    user: undefined,
    session: undefined,
  };
  const context = {
    ...services,
    ...nobody,
    gone: new AbortController().signal,
    tell: () => undefined,
    now_ms: clock.now_ms,
  };
  try {
    if (await findUserByEmail(services.db.kysely, LEARNER.email))
      return `${LEARNER.email} is there already; the password is «${LEARNER.password}».`;
    const accepted = { acceptedTerms: true, acceptedPrivacy: true, time_zone: ZONE, native_lang: 'es' };
    const user_id = await createAccount({ ...LEARNER, ...accepted }, context);
    await setVerified(services.db.kysely, user_id, LEARNER.email);
    const user = await findUser(services.db.kysely, user_id);
    const session = { user_id, token_hash: '', authenticated_ms: 0 };
    if (user) await writeEntries({ ...context, session, user: { ...user, is_verified: true } });
    return `Added ${LEARNER.email} with the password «${LEARNER.password}».`;
  } finally {
    await close();
  }
}

/** An entry on most days of the last weeks, in the evening; some days are missing and some moods unset. */
async function writeEntries(context: SignedInContext): Promise<void> {
  const today = dayOf(context.now_ms, ZONE);
  for (let ago = DAYS; ago >= 1; ago -= 1) {
    if (ago % 9 === 4) continue;
    const [inputDay, inputWell, inputGrateful] = SEED_TEXTS[ago % SEED_TEXTS.length] ?? ['', '', ''];
    const mood = ago % 11 === 3 ? -1 : (MOODS[(ago * 7 + (ago % 3)) % MOODS.length] ?? 3);
    const now_ms = Date.parse(`${addDays(today, -ago)}T18:30:00Z`);
    await callCorrectorDiary({ inputDay, inputWell, inputGrateful, mood, time_zone: ZONE }, { ...context, now_ms });
  }
}

try {
  process.stdout.write(`${await seed()}\n`);
} catch (error) {
  process.stderr.write(`${problemOf(error)}\n`);
  process.exitCode = 1;
}
