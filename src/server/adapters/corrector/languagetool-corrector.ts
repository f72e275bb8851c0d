import { CallError } from '#domain/errors.ts';
import { noFeedback } from '#domain/feedback.ts';
import { type AiLimits, type Deadlines, startDeadlines } from '#server/adapters/corrector/ai-deadlines.ts';
import { checkAnswer, feedbackOfCheck, joinedParts } from '#server/adapters/corrector/languagetool-answer.ts';
import { retryAfterMs } from '#server/adapters/corrector/retry-after.ts';
import { directFetch } from '#server/adapters/direct-fetch.ts';
import type { CorrectionRequest, Corrector, FeedbackEvent } from '#server/ports/corrector.ts';

const NAME = 'languagetool';

/** baseUrl: of the server, as in http://localhost:8081, without /v2. */
export type LanguageToolOptions = AiLimits & { readonly baseUrl: string };

/** The languages it knows; it answers a request that names another one with an error. */
const KNOWN = new Set(
  'ar ast be br ca da de el en eo es fa fr ga gl it ja km lt nl pl pt ro ru sk sl sr sv ta tl uk zh'.split(' '),
);
/** It checks the spelling of these only when their country is told. */
const VARIANTS: Readonly<Record<string, string>> = { en: 'en-US', de: 'de-DE', pt: 'pt-BR' };

const unavailable = (why: string, wait?: number): CallError =>
  new CallError(
    'UNAVAILABLE',
    `LanguageTool ${why}.`,
    wait === undefined ? undefined : { retry_after_s: Math.max(1, Math.ceil(wait / 1000)) },
  );

function formOf(entry: CorrectionRequest): URLSearchParams {
  const { lang, lang_native } = entry;
  if (lang !== undefined && !KNOWN.has(lang)) throw unavailable('does not know the language of this entry');
  const language: Record<string, string> =
    lang === undefined
      ? { language: 'auto', preferredVariants: Object.values(VARIANTS).join(',') }
      : { language: VARIANTS[lang] ?? lang };
  const native = lang_native !== undefined && KNOWN.has(lang_native) ? { motherTongue: lang_native } : {};
  return new URLSearchParams({ text: joinedParts(entry).text, ...language, ...native });
}

/** The server's answer as text, or the last event where it refused the entry itself. */
async function check(url: URL, entry: CorrectionRequest, { signal }: Deadlines): Promise<string | FeedbackEvent> {
  const response = await directFetch(url, { method: 'POST', body: formOf(entry), signal });
  if (response.ok) return response.text();
  await response.body?.cancel();
  if (response.status === 413) return { type: 'done', feedback: noFeedback('MAX_TOKENS', NAME) };
  const wait = retryAfterMs(Object.fromEntries(response.headers), undefined);
  throw unavailable(`is not available right now (HTTP ${response.status})`, wait);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function eventOf(entry: CorrectionRequest, json: string): FeedbackEvent {
  const { success, data } = checkAnswer.safeParse(parsed(json));
  return success ? { type: 'done', feedback: feedbackOfCheck(entry, data, NAME) } : { type: 'unreadable' };
}

/**
 * Corrects with a LanguageTool server of one's own, in one request; it answers at once or not at all. What it calls style
 * is a hint and changes nothing.
 */
export function createLanguageToolCorrector(options: LanguageToolOptions): Corrector {
  const url = new URL(`${options.baseUrl.replace(/\/+$/, '')}/v2/check`);
  async function* correct(entry: CorrectionRequest, signal: AbortSignal): AsyncIterable<FeedbackEvent> {
    signal.throwIfAborted();
    const deadlines = startDeadlines(options, signal, 'LanguageTool');
    try {
      const answer = await check(url, entry, deadlines).catch((error: unknown) => {
        deadlines.signal.throwIfAborted();
        // What fetch throws tells the address and, in its cause, the system's words; neither is for the learner.
        throw error instanceof CallError ? error : unavailable('cannot be reached right now');
      });
      yield typeof answer === 'string' ? eventOf(entry, answer) : answer;
    } finally {
      deadlines.end();
    }
  }
  return { name: NAME, correct };
}
