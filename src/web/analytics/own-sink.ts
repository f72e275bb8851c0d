import type { Contract } from '#contract';

/**
 * Has our own server count it. The session's cookie stays behind, so that nothing connects a count with who is signed in. It
 * outlives the page, waits for nothing and fails in silence: a number that is one short harms nobody.
 */
export function countOnServer(statistic: Contract['countEvent']['input']): void {
  if (!navigator.onLine) return;
  const sent = fetch('/call/countEvent', {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: statistic }),
  });
  sent.catch(() => undefined);
}
