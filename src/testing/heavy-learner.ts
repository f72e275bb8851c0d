import { randomUUID } from 'node:crypto';
import type { CallName, Contract } from '#contract';
import { addDays } from '#domain/day.ts';
import type { DiaryEntry } from '#domain/export.ts';

/*
 * The heaviest learner that the limits allow, for bench/heavy-learner.ts and the test of its short form: what their diary
 * holds, and what each call of the contract is asked with.
 */

/** Texts at the limit of a part's length. */
const MAX_CHARS = 10_000;
/** One entry in so many is at the limit; the others are ordinary. */
const LONG_EVERY = 50;

const WORDS =
  'yesterday morning we walked along the quiet river because my friend wanted to see old bridge and little shops near station'.split(
    ' ',
  );

/** A text of English words with a mistake every four of them, no two alike near each other. */
function variedText(seed: number, chars: number): readonly [wrong: string, right: string] {
  let [wrong, right, n] = ['', '', seed];
  while (wrong.length < chars - 20) {
    const word = WORDS[(n * 7 + (n % 5)) % WORDS.length] ?? '';
    const isWrong = n % 4 === 0;
    const end = n % 12 === 11 ? '. ' : ' ';
    wrong += `${isWrong ? `${word.slice(0, -1)}${n % 997}` : word}${end}`;
    right += word + end;
    n += 1;
  }
  return [wrong, right];
}

const repeated = (wrong: string, right: string, chars: number) => {
  const count = Math.floor(chars / Math.max(wrong.length, right.length));
  return [wrong.repeat(count), right.repeat(count)] as const;
};

/** Texts at the limit: varied, repeated, in one sentence, and in a script without spaces. */
const LONG_TEXTS = [
  (seed: number) => variedText(seed, MAX_CHARS),
  () => repeated('the ', 'a ', MAX_CHARS),
  (seed: number) => variedText(seed, MAX_CHARS).map((text) => text.replaceAll('.', '')) as [string, string],
  () =>
    repeated(
      '昨日は友達と映画を見ますたがとても面白いだったです。',
      '昨日は友達と映画を見ましたがとても面白かったです。',
      MAX_CHARS,
    ),
  () => repeated('昨日映画見ますた', '昨日映画見ました', MAX_CHARS),
] as const;

/** The `n`th entry of the learner's diary, twenty a day back from `today`. Its edits are found by the server. */
export function heavyEntry(n: number, today: string): DiaryEntry {
  const day = addDays(today, -Math.floor(n / 20));
  const date_ms = Date.parse(`${day}T09:00:00Z`) + (n % 20) * 60_000;
  const long = LONG_TEXTS[Math.floor(n / LONG_EVERY) % LONG_TEXTS.length];
  const isLong = n % LONG_EVERY === 0 && long !== undefined;
  const parts = [0, 1, 2].map((part) => (isLong ? long(n * 3 + part) : variedText(n * 17 + part * 40, 55)));
  const [[inputDay, correctedDay], [inputWell, correctedWell], [inputGrateful, correctedGrateful]] = parts as [
    ...(readonly [string, string])[],
  ] as [readonly [string, string], readonly [string, string], readonly [string, string]];
  return {
    ...{ entry_id: randomUUID(), day, date_ms, time_zone: 'UTC', mood: 3, state: 'done' },
    ...{ inputDay, inputWell, inputGrateful },
    feedback: {
      ...{ finishReason: 'STOP', correctedDay, correctedWell, correctedGrateful, topMistakes: [] },
      ...{ edits: [], lang: n % LONG_EVERY === 0 && /\p{sc=Han}/u.test(inputDay) ? 'ja' : 'en' },
      ...{ checked_by: 'bench', created_ms: date_ms },
    },
  };
}

/** A full entry as it is sent to be corrected. */
export function longEntry(seed: number): Contract['callCorrectorDiary']['input'] {
  const [inputDay, inputWell, inputGrateful] = [0, 1, 2].map((part) => variedText(seed + part * 31, MAX_CHARS)[0]);
  return {
    ...{ inputDay: inputDay ?? '', inputWell: inputWell ?? '', inputGrateful: inputGrateful ?? '' },
    ...{ mood: 3, entry_id: randomUUID(), time_zone: 'UTC' },
  };
}

/** What a call is asked about. */
export type About = {
  readonly n: number;
  readonly today: string;
  readonly email: string;
  readonly password: string;
  /** Ids of entries, the last of them still to be deleted. */
  readonly entry_id: string;
  readonly card: string;
};

const ZONE = { time_zone: 'UTC' };
const dismissal = { original: 'mornin0', replacement: 'morning' };
const pushKey = `B${'A'.repeat(86)}`;
const registration = { username: 'Heavy', native_lang: 'de', acceptedTerms: true, acceptedPrivacy: true, ...ZONE };

/** Each call of the contract with the most that a learner may ask of it; a new call does not compile without a line here. */
export const HEAVY_CALLS: { readonly [K in CallName]: (about: About) => Contract[K]['input'] } = {
  registerUser: ({ n, password }) => ({ ...registration, email: `new-${n}-${randomUUID()}@example.org`, password }),
  loginUser: ({ email, password }) => ({ email, password }),
  signIn: ({ email }) => ({ email }),
  reloadUser: () => ({}),
  sendVerificationEmail: () => ({}),
  changeEmail: ({ n, password }) => ({ email: `changed-${n}@example.org`, password }),
  sendPasswordReset: ({ email }) => ({ email }),
  confirmEmail: () => ({ token: 'x'.repeat(500) }),
  checkPasswordReset: () => ({ token: 'x'.repeat(500) }),
  confirmPasswordReset: ({ password }) => ({ token: 'x'.repeat(500), password }),
  reauthenticate: ({ password }) => ({ password }),
  updatePassword: ({ password }) => ({ password }),
  previewDeletion: () => ({}),
  listDevices: () => ({}),
  signOutElsewhere: () => ({}),
  readProfile: () => ({}),
  updateUsername: () => ({ username: 'Heavy' }),
  updateLangNative: () => ({ lang_native: 'de' }),
  updateLangWritten: () => ({ lang_written: '' }),
  updateLangPage: () => ({ lang_page: 'en' }),
  dismissEdit: () => dismissal,
  restoreEdit: () => dismissal,
  recordTries: ({ entry_id }) => ({ entry_id, num_tries: 100_000, num_tries_right: 99_999 }),
  updateIsNotiMail: () => ({ is_noti_mail: true }),
  updateDaySettings: () => ({ remind_hour: 20, browser_zone: 'UTC' }),
  subscribePush: () => ({
    ...{ endpoint: 'https://fcm.googleapis.com/fcm/send/x', p256dh: pushKey, auth: 'A'.repeat(22), push_key: pushKey },
  }),
  unsubscribePush: () => ({}),
  readInstallation: () => ({}),
  countEvent: () => ({ name: 'page_view', page: '/diary' }),
  readLegalText: () => ({ page: 'imprint' }),
  requestAttestation: () => ({}),
  exchangeAttestation: () => ({
    ...{ challenge: { parameters: {}, signature: 'x' }, solution: { counter: 1, derivedKey: 'x' } },
  }),
  callCorrectorDiary: ({ n }) => longEntry(n),
  importEntries: ({ n, today }) => ({
    entries: Array.from({ length: 50 }, (_, at) => heavyEntry(n * 50 + at, today)),
    dismissals: Array.from({ length: 50 }, (_, at) => ({ original: `wrogn ${n} ${at}`, replacement: 'wrong' })),
  }),
  fetchLastDiaryEntries: () => ({ hist_period_days: 30, ...ZONE }),
  fetchMistakes: () => ({ hist_period_days: 30, ...ZONE }),
  fetchHistory: ({ n }) => (n % 2 === 0 ? { search: 'no such words' } : { search: 'river bridge' }),
  readEntry: ({ entry_id }) => ({ entry_id }),
  checkEntryAgain: ({ entry_id }) => ({ entry_id, ...ZONE }),
  deleteEntry: ({ entry_id }) => ({ entry_id }),
  undeleteEntry: ({ entry_id }) => ({ entry_id }),
  countReview: () => ZONE,
  fetchReview: () => ({ ...ZONE, more: true }),
  answerCard: ({ card }) => ({ card, answer_id: randomUUID(), grade: 'good', reps: 1, ...ZONE }),
  undoAnswer: ({ card }) => ({ card, answer_id: randomUUID() }),
  suspendCard: ({ card }) => ({ card }),
  deleteCard: ({ card }) => ({ card }),
  restoreCard: ({ card }) => ({ card }),
  resumeCards: () => ({}),
  signOut: () => ({}),
  deleteUser: () => ({}),
};
