/** No provider is waited for longer than a day; what says more is no answer. */
const MAX_MS = 86_400_000;

const valid = (ms: number): number | undefined => (ms >= 0 && ms <= MAX_MS ? ms : undefined);
const seconds = (text: string): number | undefined => valid(Number.parseFloat(text) * 1000);

/**
 * How long a server asks to wait, in ms: by OpenAI's Retry-After-Ms, by Retry-After in seconds or as a date, or by the
 * RetryInfo that Google puts into the body. Undefined when it does not say.
 */
export function retryAfterMs(
  headers: Readonly<Record<string, string>> | undefined,
  body: string | undefined,
  now_ms = Date.now(),
): number | undefined {
  const [ms, after] = [headers?.['retry-after-ms'], headers?.['retry-after']];
  if (ms !== undefined && /^\d/.test(ms)) return valid(Number.parseFloat(ms));
  if (after !== undefined) return /^\d/.test(after) ? seconds(after) : valid(Date.parse(after) - now_ms);
  const delay = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/.exec(body ?? '')?.[1];
  return delay === undefined ? undefined : seconds(delay);
}
