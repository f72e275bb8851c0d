// Learners who write by the wire as the page does: the same UUID until it was acknowledged, and the page's own waits between tries.
import { randomUUID } from 'node:crypto';

const PASSWORD = 'a long password';
/** As long as the page waits for an answer before it calls it lost. */
const PATIENCE_MS = 30_000;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** As src/web/query-client.ts: 1 s, 2 s, … each shortened by up to half, and none longer than `longest_ms`. */
const backoff = (failures, longest_ms) => Math.min(longest_ms, 1000 * 2 ** failures) * (1 - Math.random() / 2);

/** What may be gone in a moment: nobody answers, or whoever does says «later». */
const isPassing = (status) => status === undefined || status === 502 || status === 503 || status === 504;

/** What a run counts: calls that were acknowledged, tries that failed and why, and the longest wait until an action succeeded. */
export const newCounts = () => ({ acknowledged: 0, failed_tries: 0, why: new Map(), longest_ms: 0, refused: [] });

/** A browser that calls until it is answered. Counts go to `counts`; `longest_ms` bounds the wait between two tries. */
export function createCaller(url, counts, { longest_ms = 15_000 } = {}) {
  const cookies = new Map();
  const tryOnce = async (path, init) => {
    try {
      const response = await fetch(url + path, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await response.text();
      for (const line of response.headers.getSetCookie()) {
        const [pair] = line.split(';');
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      return { status: response.status, text };
    } catch (error) {
      return { status: undefined, text: error.cause?.code ?? error.name };
    }
  };
  const untilAnswered = async (path, init) => {
    const from = performance.now();
    for (let failures = 0; ; failures += 1) {
      const answer = await tryOnce(path, init());
      if (!isPassing(answer.status)) {
        counts.longest_ms = Math.max(counts.longest_ms, performance.now() - from);
        return answer;
      }
      counts.failed_tries += 1;
      const why = `${answer.status ?? answer.text} ${path}`;
      counts.why.set(why, (counts.why.get(why) ?? 0) + 1);
      await sleep(backoff(failures, longest_ms));
    }
  };
  const headers = () => ({ cookie: [...cookies].map((pair) => pair.join('=')).join('; ') });
  const get = (path) => untilAnswered(path, () => ({ headers: headers() }));
  const call = async (name, data = {}) => {
    const { status, text } = await untilAnswered(`/call/${name}`, () => ({
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers() },
      body: JSON.stringify({ data }),
    }));
    const { result, error } = JSON.parse(text);
    return { status, result, error };
  };
  return { call, get };
}

/** A learner with an account, registered with the same patience. An answer lost on the way shows as an account that is there. */
export async function register(url, counts, options) {
  const email = `learner-${randomUUID()}@example.org`;
  const { call, get } = createCaller(url, counts, options);
  const profile = { username: 'Ann', native_lang: 'de', acceptedTerms: true, acceptedPrivacy: true };
  for (;;) {
    const { status, error } = await call('registerUser', { email, password: PASSWORD, ...profile });
    if (status !== 200 && !error.message.includes('auth/email-already-in-use')) throw new Error(error.message);
    // The ticket is good for one try: whoever lost its answer logs in.
    for (let tries = 0; tries < 20; tries += 1) {
      if ((await call('signIn', { email })).status === 200) return { email, call, get };
      await call('loginUser', { email, password: PASSWORD });
    }
  }
}

/** Confirms by the link of the verification mail, which waits in the dev mailbox of `mailboxUrl`. */
export async function verify({ email, call }, mailboxUrls) {
  for (let seconds = 0; ; seconds += 1) {
    if (seconds % 30 === 0) await call('sendVerificationEmail');
    for (const url of mailboxUrls) {
      const mails = await fetch(`${url}/dev/mailbox.json`).then(
        (answer) => answer.json(),
        () => [],
      );
      const [link] = mails.find(({ to }) => to === email)?.links ?? [];
      if (link) await call('confirmEmail', { token: new URL(link).hash.replace('#token=', '') });
    }
    if ((await call('reloadUser')).result?.is_verified) return;
    await sleep(200);
  }
}

/** Writes entries until `isOver`; answers what was acknowledged, by id. */
export async function write({ call }, counts, isOver) {
  const acknowledged = new Map();
  for (let n = 1; !isOver(); n += 1) {
    const entry_id = randomUUID();
    const inputDay = `I goed home for the ${n}th time.`;
    const { status, result, error } = await call('callCorrectorDiary', {
      entry_id,
      inputDay,
      inputWell: '',
      inputGrateful: '',
      mood: 3,
    });
    if (status === 200 && JSON.parse(result.text).finishReason === 'STOP') {
      acknowledged.set(entry_id, inputDay);
      counts.acknowledged += 1;
    } else counts.refused.push(error?.message ?? result.text);
    await sleep(20);
  }
  return acknowledged;
}

/** What of the acknowledged entries is missing from a learner's diary, or there twice, or without its feedback. */
export async function inspect({ get }, acknowledged) {
  const { text } = await get('/export/entries.json');
  const { entries } = JSON.parse(text);
  const stored = new Map(entries.map((entry) => [entry.entry_id, entry]));
  const texts = entries.map(({ inputDay }) => inputDay);
  const lost = [...acknowledged].filter(([id, inputDay]) => {
    const entry = stored.get(id);
    return entry?.state !== 'done' || entry.inputDay !== inputDay || entry.feedback?.correctedDay === undefined;
  });
  return { lost: lost.length, doubled: texts.length - new Set(texts).size, stored: entries.length };
}
